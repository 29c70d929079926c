import pytest
from tests.support.recipes import Copy


@pytest.fixture
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the project to cook in."""
    return Copy(tmp_path_factory.mktemp("copy"))
