"""The store: SQLite (WAL) or PostgreSQL, by URL."""

from radura.server.store.store import Holder, Loaded, Store, Summary

__all__ = ["Holder", "Loaded", "Store", "Summary"]
