"""What crosses to the eyes reads the same on both engines: msgspec needs the annotations of its dataclasses."""

import json
import os
import subprocess
import sys

import pytest

from radura import engine
from radura.protocol.schema import components

TELL = "import json, sys; from radura.protocol.schema import components; json.dump(components(), sys.stdout)"


@pytest.mark.compiled
def test_both_engines_tell_the_same_schema() -> None:
    assert engine.is_compiled("radura.core")
    environment = {**os.environ, engine.WISH: engine.INTERPRETED, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", TELL], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == json.loads(json.dumps(components()))
