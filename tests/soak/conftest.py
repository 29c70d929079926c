"""Tests of full size, hours in all: ``make soak`` runs them, ``pytest`` only if the folder is named."""

import sys

import pytest
from tests.support.soak import Progress, Size


@pytest.fixture(scope="session")
def size(request: pytest.FixtureRequest) -> Size:
    """The part of a full size that was asked for with ``--soak``, at least 1."""
    part: float = request.config.getoption("--soak") or 1.0
    return lambda full: max(1, round(full * part))


@pytest.fixture(scope="session")
def progress() -> Progress:
    """Show how far a long test is, on one line that is written over."""

    def show(text: str) -> None:
        sys.stderr.write(f"\r{text:<78}")
        sys.stderr.flush()

    return show
