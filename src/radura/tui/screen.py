"""A terminal or a pipe: reads lines, prints lines, and knows which of both it is."""

import os
import shutil
import sys
from typing import TextIO


class Screen:
    """Prints and asks. Through a pipe there are no colours, no clearing and no pauses."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.is_terminal = self.source.isatty() and self.target.isatty()
        self.has_colour = self.is_terminal and "NO_COLOR" not in os.environ

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return min(shutil.get_terminal_size((100, 40)).columns, 120)

    def line(self, text: str = "") -> None:
        """Print a line."""
        print(text, file=self.target)

    def lines(self, texts: list[str]) -> None:
        """Print several lines."""
        for text in texts:
            self.line(text)

    def strong(self, text: str) -> None:
        """Print a line that stands out."""
        self.line(f"\x1b[1m{text}\x1b[0m" if self.has_colour else text)

    def clear(self) -> None:
        """Make a terminal forget what it showed."""
        if self.is_terminal:
            print("\x1b[2J\x1b[3J\x1b[H", end="", file=self.target)

    def ask(self, prompt: str) -> str | None:
        """Return the next line from the user, or None if there will be none."""
        print(prompt, end=" ", flush=True, file=self.target)
        text = self.source.readline()
        if not self.is_terminal:
            self.line()
        return text.strip() if text else None
