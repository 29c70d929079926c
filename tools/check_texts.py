#!/usr/bin/env python3
"""Check the words, links and layout that people see first.

Fails on a banned phrase (tools/banned-phrases.toml), on a relative link or anchor that leads
nowhere in any Markdown document, and on more than 16 visible entries in the root of the repository.
"""

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

ENTRIES = 16
"""Visible entries allowed in the root of the repository."""
LIST = Path(__file__).with_name("banned-phrases.toml")

_CODE_BLOCK = re.compile(r"^( *)(```|~~~).*?^\1\2[`~]*$|<!--.*?-->", re.MULTILINE | re.DOTALL)
_CODE_SPAN = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.DOTALL)
_ADDRESS = re.compile(r"(?<=\]\()[^)\s]+|https?://[^\s)>]+|<[^>\n]+>")
_PARAGRAPH = re.compile(r"\n\s*\n")
_PLACEABLE = re.compile(r"\{[^{}]*(?:->|\})|^ *\}", re.MULTILINE)
_MESSAGE = re.compile(r"^(?:-?[a-z][\w-]* =|#|\s*\*?\[[\w-]+\])", re.MULTILINE)
_HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)
_ANCHOR = re.compile(r"<\w+[^>]*\b(?:id|name)=\"([^\"]+)\"")
_LINK = re.compile(
    r"\]\(<?(?P<inline>[^)\s>]+)[^)]*\)|^ {0,3}\[[^\]]+\]: +<?(?P<named>[^\s>]+)|\b(?:src|href)=\"(?P<html>[^\"]+)\"",
    re.MULTILINE,
)
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)


class Fault(NamedTuple):
    """One fault, and how to correct it."""

    file: str
    line: int
    what: str
    instead: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what} -> {self.instead}"


class Banned(NamedTuple):
    """The list of banned phrases."""

    places: list[str]
    terms: list[re.Pattern[str]]
    phrases: list[tuple[re.Pattern[str], str]]

    @classmethod
    def load(cls, path: Path) -> "Banned":
        """Read the list from a TOML file."""
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return cls(
            data["places"],
            [re.compile(term, re.IGNORECASE) for term in data["terms"]],
            [
                (re.compile(rf"\b(?:{phrase})(?!\w)", re.IGNORECASE), instead)
                for phrase, instead in data["phrases"].items()
            ],
        )


def banned_phrases(root: Path, files: Sequence[str], banned: Banned) -> Iterator[Fault]:
    """Find the banned phrases in the places of the list."""
    wanted = {path.relative_to(root).as_posix() for place in banned.places for path in root.glob(place)}
    for file in files:
        if file not in wanted:
            continue
        text = (root / file).read_text(encoding="utf-8")
        prose, offsets = _single_spaced(_prose(file, text))
        for term in banned.terms:
            prose = term.sub(_blank, prose)
        for pattern, instead in banned.phrases:
            for match in pattern.finditer(prose):
                yield Fault(file, _line(text, offsets[match.start()]), f"“{match[0]}”", instead)


def broken_links(root: Path, files: Sequence[str]) -> Iterator[Fault]:
    """Find the relative links and anchors of Markdown documents that lead nowhere."""
    known = {root / file for file in files}
    known |= {folder for path in known for folder in path.parents}
    for file in files:
        if not file.endswith(".md"):
            continue
        text = (root / file).read_text(encoding="utf-8")
        for match in _LINK.finditer(_CODE_SPAN.sub(_blank, _CODE_BLOCK.sub(_blank, text))):
            link = match["inline"] or match["named"] or match["html"]
            if _ELSEWHERE.match(link):
                continue
            address, _, anchor = unquote(link).partition("#")
            target = Path(root, file).parent.joinpath(address).resolve() if address else root / file
            line = _line(text, match.start())
            if target not in known:
                yield Fault(file, line, f"link to “{link}”", "there is no such file in the repository")
            elif anchor and anchor not in _anchors(target):
                yield Fault(file, line, f"link to “{link}”", f"{target.name} has no heading with this anchor")


def crowded_root(files: Sequence[str]) -> Iterator[Fault]:
    """Report a root with more visible entries than allowed."""
    entries = sorted({file.partition("/")[0] for file in files if not file.startswith(".")})
    if len(entries) > ENTRIES:
        what = f"{len(entries)} visible entries in the root ({', '.join(entries)})"
        yield Fault(".", 1, what, f"at most {ENTRIES}: move some into folders")


def repository_files(root: Path) -> list[str]:
    """Return the paths of all files that git tracks or would add."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")
    return sorted({file for file in listed if (root / file).is_file()})


def _prose(file: str, text: str) -> str:
    """Replace everything that is not prose with dots, and the end of a paragraph or message with a pilcrow."""
    noise = (_PLACEABLE,) if file.endswith(".ftl") else (_CODE_BLOCK, _CODE_SPAN, _ADDRESS)
    for pattern in noise:
        text = pattern.sub(_blank, text)
    return (_MESSAGE if file.endswith(".ftl") else _PARAGRAPH).sub(lambda match: "¶".ljust(len(match[0])), text)


def _blank(match: re.Match[str]) -> str:
    return re.sub(r"[^\n]", "·", match[0])


def _single_spaced(text: str) -> tuple[str, list[int]]:
    """Return the text with one space for each run of white space, and where each character was."""
    kept = [i for i, char in enumerate(text) if not (char.isspace() and text[i - 1 : i].isspace())]
    return "".join(" " if text[i].isspace() else text[i] for i in kept), kept


def _line(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


def _anchors(document: Path) -> set[str]:
    """Return the anchors of a document, as GitHub makes them from its headings."""
    if document.suffix != ".md":
        return set()
    text = _CODE_BLOCK.sub(_blank, document.read_text(encoding="utf-8"))
    found = set(_ANCHOR.findall(text))
    for heading in _HEADING.findall(text):
        plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
        number = 0
        while (unique := f"{slug}-{number}" if number else slug) in found:
            number += 1
        found.add(unique)
    return found


def main(words: Sequence[str] | None = None, say: Callable[[str], None] = print) -> int:
    """Run the checks; return 1 if something was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="*", metavar="PATH", help="report only these files and folders (default: all)")
    parser.add_argument("--root", type=Path, default=LIST.parents[1], help="repository to check (default: this one)")
    parser.add_argument("--list", type=Path, default=LIST, help="banned phrases (default: %(default)s)")
    args = parser.parse_args(words)
    root = args.root.resolve()
    files = repository_files(root)
    checks = {
        "banned phrases": banned_phrases(root, files, Banned.load(args.list)),
        "broken links": broken_links(root, files),
        "crowded root": crowded_root(files),
    }
    counts: dict[str, int] = {}
    for name, faults in checks.items():
        wanted = [fault for fault in sorted(faults) if _is_wanted(fault.file, args.only)]
        counts[name] = len(wanted)
        for fault in wanted:
            say(str(fault))
    say(", ".join(f"{name}: {count}" for name, count in counts.items()))
    return 1 if any(counts.values()) else 0


def _is_wanted(file: str, only: Sequence[str]) -> bool:
    return not only or any(Path(file).is_relative_to(path) for path in only)


if __name__ == "__main__":
    sys.exit(main())
