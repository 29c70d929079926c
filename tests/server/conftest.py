import logging
from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def _own_logs() -> Iterator[None]:
    """Keep a test from logging into what another one has captured."""
    yield
    structlog.reset_defaults()
    logging.getLogger().handlers = [
        one for one in logging.getLogger().handlers if type(one) is not logging.StreamHandler
    ]
