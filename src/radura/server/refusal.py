"""A request that is not carried out, and why."""

from radura.core.text import Arg, BadInput


class Refusal(Exception):
    """Nothing has changed; carries the words for a person and the HTTP status they go with."""

    def __init__(self, id: str, status: int = 409, **args: Arg) -> None:
        self.text = BadInput(id, **args).message
        self.status = status
        super().__init__(id)

    @classmethod
    def of(cls, error: BadInput, status: int = 400) -> "Refusal":
        """Return the refusal of an input that the engine could not take."""
        refusal = cls(error.message.id, status)
        refusal.text = error.message
        return refusal


class StoreFailed(Refusal):
    """The store could not write: disk full, read-only, gone."""

    def __init__(self, id: str = "srv-err-store") -> None:
        super().__init__(id, 503)


class Doubtful(StoreFailed):
    """The store went away before it said whether it has written."""

    def __init__(self) -> None:
        super().__init__("srv-err-doubt")


class Conflict(Doubtful):
    """This revision is there already: another process wrote it, or an earlier try whose answer was lost."""
