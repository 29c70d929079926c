"""Cards drawn side by side, for the text layouts of games."""

import textwrap


def boxes(cards: list[list[str]], width: int, *, least: int = 9, most: int = 20) -> list[str]:
    """Return cards (each a list of lines) in frames beside each other, in as many rows as they need."""
    if not cards:
        return []
    across = min(len(cards), max((width - 1) // (least + 1), 1))
    inner = min((width - 1) // across - 1, most)
    out: list[str] = []
    for start in range(0, len(cards), across):
        row = [fitted(card, inner) for card in cards[start : start + across]]
        height = max(len(card) for card in row)
        edge = "+" + "+".join("-" * inner for _ in row) + "+"
        out.append(edge)
        for line in range(height):
            cells = [card[line] if line < len(card) else "" for card in row]
            out.append("|" + "|".join(f"{cell:<{inner}}" for cell in cells) + "|")
        out.append(edge)
    return out


def fitted(lines: list[str], width: int) -> list[str]:
    """Break lines that are too long for a card, and cut words that are."""
    out: list[str] = []
    for line in lines:
        for part in textwrap.wrap(line, width, break_long_words=False) or [""]:
            out.append(part if len(part) <= width else part[: width - 1] + "…")
    return out


def beside(left: list[str], right: list[str], gap: int = 4) -> list[str]:
    """Put two blocks of lines next to each other."""
    width = max((len(line) for line in left), default=0)
    height = max(len(left), len(right))
    pad = [*left, *[""] * (height - len(left))]
    other = [*right, *[""] * (height - len(right))]
    return [f"{a:<{width + gap}}{b}".rstrip() for a, b in zip(pad, other, strict=True)]
