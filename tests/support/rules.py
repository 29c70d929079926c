"""``@rule("LF-8.11")`` on a test: the numbered rule statements it proves."""

import pytest

rule = pytest.mark.rule
