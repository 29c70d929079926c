"""The OpenAPI document tells the truth: schemathesis tries everything it says, and some things it forbids."""

import asyncio
import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks
from schemathesis.core.result import Ok
from schemathesis.pytest.lazy import get_all_tests
from tests.support.server import PATIENCE

from radura.client import Client
from radura.server.app import Front
from radura.server.settings import Settings

DOCUMENT = json.loads(Front(Settings(database="unused")).page("/api/openapi.json").body)


@pytest.fixture(scope="session")
def token(url: str) -> str:
    async def come_in() -> str:
        async with Client(url, name="Schema") as client:
            return client.token

    return asyncio.run(come_in())


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def keeps_its_word(case: schemathesis.Case[Any], url: str, token: str) -> None:
    case.call_and_validate(base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)


@pytest.mark.parametrize("path", DOCUMENT["paths"])
def test_every_operation_keeps_its_word(path: str, url: str, token: str) -> None:
    # Working out what to try takes long. Schemathesis' own way of making tests does so for all paths while tests are
    # collected: in every process, whichever tests it will run.
    load_all_checks()
    schema = schemathesis.openapi.from_dict(DOCUMENT).include(path=path)
    found = list(get_all_tests(schema=schema, test_func=keeps_its_word, settings=None, given_kwargs=None))
    assert len(found) == len(DOCUMENT["paths"][path])
    for operation in found:
        assert isinstance(operation, Ok), operation
        operation.ok()[1](url=url, token=token)
