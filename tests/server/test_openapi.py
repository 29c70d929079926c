"""The OpenAPI document tells the truth: schemathesis tries everything it says, and some things it forbids."""

import asyncio
import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from tests.server.conftest import PATIENCE

from radura.client import Client
from radura.server.app import Front
from radura.server.settings import Settings

schema = schemathesis.openapi.from_dict(json.loads(Front(Settings(database="unused")).page("/api/openapi.json").body))


@pytest.fixture(scope="session")
def token(url: str) -> str:
    async def come_in() -> str:
        async with Client(url, name="Schema") as client:
            return client.token

    return asyncio.run(come_in())


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_operation_keeps_its_word(case: schemathesis.Case[Any], url: str, token: str) -> None:
    case.call_and_validate(base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)
