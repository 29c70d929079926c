"""The chances of a match as a picture: SVG, one pattern for each seat, a sign at each turning point."""

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from radura.bots.analysis import Mark

WIDTH: Final = 1000
HEIGHT: Final = 360
LEFT: Final = 48
RIGHT: Final = 150
TOP: Final = 34
BOTTOM: Final = 40

PATTERNS: Final = (
    ("#f0c879", '<path d="M0 8 8 0" stroke="#b5761d" stroke-width="1.2"/>'),
    ("#b7d3e6", '<circle cx="2" cy="2" r="1" fill="#3b5a7d"/>'),
    ("#cfe3b4", '<path d="M0 4H8" stroke="#4d7030" stroke-width="1"/>'),
    ("#e3c6dc", '<path d="M4 0V8" stroke="#7a4870" stroke-width="1"/>'),
)
"""Colour and pattern of each seat: who sees no colours sees lines and dots."""

SIGNS: Final = {
    Mark.ONLY: '<path d="M0-8 2.3-2.6 8-2 3.7 1.9 5 7.6 0 4.6-5 7.6-3.7 1.9-8-2-2.3-2.6Z" fill="#2e5f45"/>',
    Mark.MISTAKE: '<path d="M0-8 9 7H-9Z" fill="#9c2a1d"/><path d="M0-3V2M0 4V5.5" stroke="#fff" stroke-width="2"/>',
    Mark.LUCK: '<rect x="-7" y="-7" width="14" height="14" rx="3" fill="#fff" stroke="#4a3f8f" stroke-width="2"/>'
    '<g fill="#4a3f8f"><circle cx="-3" cy="-3" r="1.6"/><circle r="1.6"/><circle cx="3" cy="3" r="1.6"/></g>',
}


class Sign(NamedTuple):
    """A turning point in the picture."""

    point: int
    mark: Mark
    title: str


def svg(title: str, seats: Sequence[str], points: Sequence[Sequence[float]], signs: Sequence[Sign], below: str) -> str:
    """Draw the chances of all seats, one above the other, from the first of ``points`` to the last."""
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    step = (right - LEFT) / max(1, len(points) - 1)

    def x(i: int) -> float:
        return round(LEFT + i * step, 1)

    def y(chance: float) -> float:
        return round(bottom - chance * (bottom - TOP), 1)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fbf9ef"/>',
        f'<text x="{LEFT}" y="20" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    floors = [[sum(point[:seat]) for seat in range(len(seats) + 1)] for point in points]
    for seat, name in enumerate(seats):
        colour, pattern = PATTERNS[seat % len(PATTERNS)]
        upper = [f"{x(i)},{y(floor[seat + 1])}" for i, floor in enumerate(floors)]
        lower = [f"{x(i)},{y(floor[seat])}" for i, floor in enumerate(floors)]
        key = TOP + 24 * (len(seats) - 1 - seat)
        out += [
            f'<pattern id="seat{seat}" width="8" height="8" patternUnits="userSpaceOnUse">',
            f'<rect width="8" height="8" fill="{colour}"/>{pattern}</pattern>',
            f'<polygon points="{" ".join(upper + lower[::-1])}" fill="url(#seat{seat})"/>',
            f'<polyline points="{" ".join(upper)}" fill="none" stroke="#23201b" stroke-width="2"/>',
            f'<rect x="{right + 10}" y="{key}" width="16" height="16" fill="url(#seat{seat})" stroke="#23201b"/>',
            f'<text x="{right + 32}" y="{key + 13}" font-size="14">{escape(name)}</text>',
        ]
    for percent in (0, 50, 100):
        level = y(percent / 100)
        out.append(f'<path d="M{LEFT} {level}H{right}" stroke="#23201b" stroke-width="1" stroke-dasharray="2 4"/>')
        out.append(f'<text x="{LEFT - 8}" y="{level + 4}" font-size="12" text-anchor="end">{percent}</text>')
    for sign in signs:
        at = min(bottom - 14.0, max(TOP + 14.0, y(floors[sign.point][1]) - 18))
        out.append(f'<g transform="translate({x(sign.point)} {at})"><title>{escape(sign.title)}</title>')
        out.append(f'<circle r="13" fill="#fff" stroke="#23201b"/>{SIGNS[sign.mark]}</g>')
    out.append(f'<text x="{LEFT}" y="{HEIGHT - 12}" font-size="12">{escape(below)}</text></svg>')
    return "\n".join(out) + "\n"
