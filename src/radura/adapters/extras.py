"""What is not installed, told with the command that installs it."""

from radura.core.text import Message, say


def missing(error: ModuleNotFoundError, extra: str = "research") -> ImportError:
    """Return what to raise where a module of an extra is not there."""
    name = error.name or str(error)
    return ImportError(say(Message("cli-err-not-installed", {"given": name, "extra": extra})), name=name)
