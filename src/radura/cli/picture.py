"""Drawings as PNG: a browser that nobody sees paints what is written as SVG. That takes the extra ``pictures``."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from radura.core.text import BadInput

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FORMS: Final = (".svg", ".png")
SHARPNESS: Final = 2
"""Dots of the picture for each unit of the drawing."""


def check(path: Path) -> None:
    """Raise BadInput if a picture cannot be written in the form that its name asks for; nothing is written yet."""
    if path.suffix.lower() not in FORMS:
        raise BadInput("cli-err-plot", given=str(path))
    if path.suffix.lower() == ".png":
        with _browser():
            pass


def png(svg: str, width: int, height: int) -> bytes:
    """Return a drawing as a picture."""
    with _browser() as browser:
        page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=SHARPNESS)
        page.set_content(f'<body style="margin: 0">{svg}')
        return page.screenshot()


@contextmanager
def _browser() -> "Iterator[Browser]":
    """Hold a browser; BadInput says what is missing."""
    try:
        from playwright.sync_api import Error, sync_playwright

        from radura.adapters.painter import launch
    except ModuleNotFoundError as error:
        raise BadInput("cli-err-not-installed", given=(error.name or "").partition(".")[0], extra="pictures") from None
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except Error:
            raise BadInput("core-err-no-browser") from None
        yield browser
        browser.close()
