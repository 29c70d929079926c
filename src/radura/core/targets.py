"""Files and folders that somebody wants written: checked before anything is begun, and whatever fails is a sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

from radura.core.text import BadInput


def target(text: str | None) -> Path | None:
    """Return a file to write, or raise BadInput if it cannot be; None: none is wanted."""
    if text is None:
        return None
    path = Path(text)
    check(path)
    return path


def targets(*texts: str | None) -> list[Path | None]:
    """Return files to write, each of them another one, or raise BadInput."""
    found = [target(text) for text in texts]
    named = [path.resolve() for path in found if path is not None]
    for path in named:
        if named.count(path) > 1:
            raise BadInput("core-err-file-twice", given=str(path))
    return found


def check(path: Path) -> None:
    """Raise BadInput if a file cannot be written; nothing is, and none is left behind."""
    with _told(path):
        if path.is_dir():
            raise BadInput("core-err-is-folder", given=str(path))
        if not path.absolute().parent.is_dir():
            raise BadInput("core-err-folder", given=str(path.parent))
        if path.is_file():
            path.open("ab").close()
        elif not path.exists():
            path.open("xb").close()
            path.unlink()


def folder(path: Path) -> Path:
    """Return a folder to write into, made if it is missing, or raise BadInput."""
    with _told(path):
        if path.exists() and not path.is_dir():
            raise BadInput("core-err-folder", given=str(path))
        path.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=path).close()
    return path


def write(path: Path, content: str | bytes) -> None:
    """Write a file, or raise BadInput."""
    with _told(path):
        path.write_bytes(content.encode() if isinstance(content, str) else content)


def append(path: Path, content: bytes) -> None:
    """Write behind what a file has, or raise BadInput."""
    with _told(path), path.open("ab") as file:
        file.write(content)


def text_of(path: Path) -> str:
    """Return the text of a file, or raise BadInput."""
    with _told(path):
        try:
            return path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadInput("core-err-file", given=str(path), why="UTF-8") from None


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadInput("core-err-file", given=str(path), why=error.strerror or "") from None
