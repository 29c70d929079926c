"""Files that a command writes: checked before anything is begun."""

from pathlib import Path

from radura.core.text import BadInput


def target(text: str | None) -> Path | None:
    """Return a file to write, or raise BadInput if it cannot be; None: none is wanted."""
    if text is None:
        return None
    path = Path(text)
    if path.is_dir():
        raise BadInput("cli-err-is-folder", given=text)
    if not path.parent.is_dir():
        raise BadInput("cli-err-folder", given=str(path.parent))
    return path


def write(path: Path, content: str | bytes) -> None:
    """Write a file, or raise BadInput."""
    try:
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as error:
        raise BadInput("core-err-file", given=str(path), why=error.strerror or "") from None
