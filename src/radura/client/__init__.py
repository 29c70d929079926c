"""A client for the table server: the lobby over HTTP, the play over a socket that mends itself.

A remote bot in ten lines::

    import asyncio, random
    from radura.client import Client

    async def main(invitation: str) -> None:
        async with Client("http://localhost:8765", name="Tilly") as client:
            table = await client.accept(invitation)
            async for decision in table.decisions():
                await table.act(random.choice(decision.options).action)

    asyncio.run(main("http://localhost:8765/#/join/..."))
"""

from radura.client.client import Client, Denied
from radura.client.table import Table

__all__ = ["Client", "Denied", "Table"]
