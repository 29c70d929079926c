"""A remote bot that takes the seat of an invitation and plays at random. ``python remote_bot.py LINK``"""

import asyncio
import random
import sys

from radura.client import Client


async def main(link: str) -> None:
    """Follow an invitation link and play to the end."""
    async with Client(link.split("/#")[0], name="Tilly") as client:
        table = await client.accept(link)
        async for decision in table.decisions():
            await table.act(random.choice(decision.options).action)


asyncio.run(main(sys.argv[1]))
