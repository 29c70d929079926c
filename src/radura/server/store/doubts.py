"""How a group of entries may fail to be stored."""


class NotAdded(Exception):
    """Nothing was stored."""


class Unsure(Exception):
    """The connection was lost: perhaps all was stored, perhaps nothing."""
