"""Draws the layers of the package from its imports: ``python -m docs.picture`` writes docs/images/layers.svg.

A box is a package of ``radura``; an arrow points down to a package that it imports. Arrows that follow from others are
left out. The import linter checks that no import points upwards.
"""

import ast
import re
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "radura"
PICTURE = ROOT / "docs" / "images" / "layers.svg"

WIDTH, ROW, BOX_W, BOX_H = 960, 112, 172, 56
ORDER = (
    "web",
    "client",
    "tui",
    "server",
    "protocol",
    "adapters",
    "learn",
    "bots",
    "i18n",
    "games",
    "rulebook",
    "cli",
    "core",
)
"""From left to right in each row, chosen so that few arrows cross."""
WEB = "web"


def packages() -> list[str]:
    """Return the packages of radura."""
    return sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py"))


def imports() -> dict[str, set[str]]:
    """Return which packages each package imports in any of its modules. The browser uses the protocol."""
    names = packages()
    edges: dict[str, set[str]] = {WEB: {"protocol"}}
    for name in names:
        found = {one for path in (PACKAGE / name).rglob("*.py") for one in _imported(path)}
        edges[name] = (found & {*names}) - {name}
    return edges


def rows(edges: dict[str, set[str]]) -> list[list[str]]:
    """Return the packages by row, top row first: each lies one row above the highest package it imports."""

    def depth(name: str) -> int:
        return max((depth(other) + 1 for other in edges[name]), default=0)

    most = max(map(depth, edges))
    return [sorted((name for name in edges if depth(name) == most - y), key=ORDER.index) for y in range(most + 1)]


def _imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "import_module":
            found |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return {name.split(".")[1] for name in found if name.startswith("radura.")}


def thinned(edges: dict[str, set[str]]) -> list[tuple[str, str]]:
    """Return the arrows that do not follow from others, in a fixed order."""
    return [
        (one, other)
        for one in sorted(edges)
        for other in sorted(edges[one])
        if not any(other in _reached(edges, between) for between in edges[one] - {other})
    ]


def _reached(edges: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for name in edges[waiting.pop()] - found:
            found.add(name)
            waiting.append(name)
    return found


def about(name: str) -> str:
    """Return the start of a package's docstring, which says what it is."""
    if name == WEB:
        return "The table in a browser"
    text = ast.get_docstring(ast.parse((PACKAGE / name / "__init__.py").read_text(encoding="utf-8"))) or ""
    return re.split(r"[.:,;]", text.splitlines()[0])[0].replace("`", "")


def draw() -> str:
    """Return the picture."""
    edges = imports()
    lines = rows(edges)
    spots = {
        name: (WIDTH * (2 * i + 1) // (2 * len(row)), 44 + ROW * y)
        for y, row in enumerate(lines)
        for i, name in enumerate(row)
    }
    height = 44 + ROW * (len(lines) - 1) + 44
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" role="img">',
        "<title>The layers of Radura: an arrow points to what a package imports</title>",
        '<defs><marker id="to" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0 10 5 0 10z" fill="#5e6b5a"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{height}" fill="#faf6ec"/>',
    ]
    out += [_arrow(spots[one], spots[other], dashed=one == WEB) for one, other in thinned(edges)]
    out += [_box(name, about(name), *spot) for name, spot in spots.items()]
    return "\n".join([*out, "</svg>", ""])


def _arrow(start: tuple[int, int], end: tuple[int, int], *, dashed: bool = False) -> str:
    (x1, y1), (x2, y2) = start, end
    dash = ' stroke-dasharray="6 5"' if dashed else ""
    half = BOX_H // 2
    bend = (y2 - y1) // 2
    path = f"M{x1} {y1 + half}C{x1} {y1 + bend} {x2} {y2 - bend} {x2} {y2 - half}"
    return f'<path d="{path}" fill="none" stroke="#5e6b5a" stroke-width="1.6"{dash} marker-end="url(#to)"/>'


def _box(name: str, text: str, x: int, y: int) -> str:
    left, top = x - BOX_W // 2, y - BOX_H // 2
    return (
        f'<rect x="{left}" y="{top}" width="{BOX_W}" height="{BOX_H}" rx="9" fill="#fffdf6" stroke="#3c6b52"/>'
        f'<text x="{x}" y="{y - 4}" text-anchor="middle" font-size="17" font-weight="600" fill="#22301f">{name}</text>'
        f'<text x="{x}" y="{y + 16}" text-anchor="middle" font-size="11" fill="#4b5648">{escape(text)}</text>'
    )


def main() -> None:
    """Write the picture."""
    PICTURE.write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
