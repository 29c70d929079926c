"""Stores as each version of the tables wrote them, as SQL; ``python -m tests.server.stores.make`` adds the newest."""
