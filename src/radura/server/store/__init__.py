"""The store: SQLite (WAL) or PostgreSQL, by URL."""

from radura.server.store.store import Loaded, Store, Summary

__all__ = ["Loaded", "Store", "Summary"]
