from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the examples that need PyTorch, ONNX and Ray to ``tools/test-examples``."""
    return None if config.getoption("--examples") else True
