"""The ladder as a picture: SVG, a dot for each player and a line as wide as what is not sure."""

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

WIDTH: Final = 760
LEFT: Final = 170
RIGHT: Final = 120
TOP: Final = 52
ROW: Final = 40
EVERY: Final = 200
"""Points between two lines of the scale."""


class Step(NamedTuple):
    """A player in the picture."""

    name: str
    rating: float
    half: float
    told: str


def svg(title: str, below: str, steps: Sequence[Step]) -> str:
    """Draw the ladder, the first of the steps on top."""
    low = EVERY * (min(step.rating - step.half for step in steps) // EVERY)
    high = EVERY * (1 + max(step.rating + step.half for step in steps) // EVERY)
    bottom = TOP + ROW * len(steps)

    def x(rating: float) -> float:
        return round(LEFT + (rating - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 56}" role="img" '
        'font-family="sans-serif" font-size="14">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fbf9ef"/>',
        f'<text x="20" y="28" font-size="16" font-weight="bold">{escape(title)}</text>',
    ]
    for mark in range(int(low), int(high) + 1, EVERY):
        out.append(f'<path d="M{x(mark)} {TOP}V{bottom}" stroke="#d6cab3"/>')
        out.append(f'<text x="{x(mark)}" y="{bottom + 18}" font-size="12" text-anchor="middle">{mark}</text>')
    for row, step in enumerate(steps):
        y = TOP + ROW * row + ROW // 2
        first, last = x(step.rating - step.half), x(step.rating + step.half)
        out += [
            f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end" font-weight="bold">{escape(step.name)}</text>',
            f'<path d="M{first} {y}H{last}M{first} {y - 6}V{y + 6}M{last} {y - 6}V{y + 6}" stroke="#23201b" '
            'stroke-width="2"/>',
            f'<circle cx="{x(step.rating)}" cy="{y}" r="7" fill="#2f6b4f"/>',
            f'<text x="{WIDTH - 16}" y="{y + 5}" text-anchor="end">{escape(step.told)}</text>',
        ]
    out.append(f'<text x="20" y="{bottom + 42}" font-size="12">{escape(below)}</text></svg>')
    return "\n".join(out) + "\n"
