"""Updates the generated parts of the documents: ``python -m docs.build``.

``<!-- from FILE: NAME, NAME -->`` before a code block fills it with the named classes, functions and constants of a
Python file (``imports``: its import statements). Without names the block holds the whole file.

``<!-- observations of GAME -->`` is followed by a table of the features in the game's observations.
"""

import ast
import re
from pathlib import Path

import radura

ROOT = Path(__file__).parents[1]
_CODE = re.compile(r"^<!-- from (?P<file>[^:\s]+)(?:: (?P<names>[^>]+?))? -->\n```(?P<lang>\w*)\n.*?^```$", re.M | re.S)
_FEATURES = re.compile(r"^<!-- observations of (?P<game>\w+) -->\n(?:\n\|.*?\n(?=\n|\Z))?", re.M | re.S)
_GROUPED = (ast.Assign, ast.AnnAssign, ast.Import, ast.ImportFrom)


def documents() -> list[Path]:
    """Return all Markdown documents of the project."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def filled(text: str) -> str:
    """Return the text of a document with its generated parts up to date."""
    return _FEATURES.sub(_feature_table, _CODE.sub(_code_block, text))


def _feature_table(marker: re.Match[str]) -> str:
    """Return the marker followed by a row for each block of features."""
    encoder = radura.game(marker["game"]).encoder
    assert encoder is not None, f"{marker['game']} has no observations"
    lines = ["| from | name | n | scale | meaning |", "|---|---|---|---|---|"]
    for block in encoder.blocks:
        if block.labels:
            n = len(block.labels)
            shown = [f"`{label}`" for label in block.labels[:2] if label]
            named = f"`{block.name}`" + (f": {', '.join(shown)}{', …' if n > 2 else ''}" if shown else "")
            meaning = "" if block.name.startswith("pending.") else block.about  # the page explains them once
            lines.append(f"| {block.at} | {named} | {n} | {block.most} | {meaning} |")
    return f"{marker[0].partition(chr(10))[0]}\n\n" + "\n".join(lines) + "\n"


def _code_block(block: re.Match[str]) -> str:
    source = (ROOT / block["file"]).read_text(encoding="utf-8")
    code = source if block["names"] is None else _extract(source, [name.strip() for name in block["names"].split(",")])
    head = block[0].partition("\n")[0]
    return f"{head}\n```{block['lang']}\n{code.strip()}\n```"


def _extract(source: str, names: list[str]) -> str:
    """Return the named top-level parts of a Python file; consecutive constants and imports stay together."""
    lines = source.splitlines()
    parts: list[str] = []
    found: set[str] = set()
    end = 0
    for node in ast.parse(source).body:
        name = _name(node)
        if name not in names:
            continue
        first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", []))])
        code = "\n".join(lines[first - 1 : node.end_lineno])
        if parts and isinstance(node, _GROUPED) and not parts[-1].startswith(("class", "def", "@")):
            parts[-1] += f"\n{code}" if first == end + 1 else f"\n\n{code}"
        else:
            parts.append(code)
        found.add(name)
        end = node.end_lineno or first
    if missing := set(names) - found:
        raise ValueError(f"not found: {', '.join(sorted(missing))}")
    return "\n\n\n".join(parts)


def _name(node: ast.stmt) -> str:
    """Return the name of a top-level statement, ``imports`` for an import, or an empty string."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return "imports"
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return node.name
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return ""


def main() -> None:
    """Update every document whose generated parts have changed."""
    for path in documents():
        text = path.read_text(encoding="utf-8")
        if (new := filled(text)) != text:
            path.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
