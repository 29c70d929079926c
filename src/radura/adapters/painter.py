"""Pictures of the real table: the built web table, on a server of its own, in a browser that nobody sees.

That takes the extra ``pictures`` and a Chromium. Everything stays on this machine.
"""

import io
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Browser, Error, Page, Playwright, ViewportSize, sync_playwright

from radura.core.kernel import CHANCE
from radura.core.record import Record
from radura.core.text import Message, say

SIZE = ViewportSize(width=1280, height=800)
PATIENCE = 60
"""Seconds until the server must answer."""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The one without a window first: it needs a third less time."""
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
SETTINGS = {"language": "en", "speed": "off", "confirm": False}


def launch(playwright: Playwright) -> Browser:
    """Start the machine's Chromium, or else Playwright's own; raises Error if there is none."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


class Painter:
    """Draws records. It holds a server and a browser until it is closed."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="radura-painter-"))
        self._url = f"http://127.0.0.1:{_free_port()}/"
        self._server = self._serve()
        try:
            self._token = str(self._ask("api/people", {"name": "Painter"})["token"])
            self._playwright = sync_playwright().start()
            self._page = self._open()
        except BaseException:
            self.close()
            raise

    def _serve(self) -> subprocess.Popen[bytes]:
        port = self._url.rpartition(":")[2].strip("/")
        command = [sys.executable, "-m", "radura.cli", "serve", "--port", port, "--data-dir", str(self._folder)]
        server = subprocess.Popen(
            [*command, "--workers", "1", "--log-level", "error"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and server.poll() is None:
            try:
                urllib.request.urlopen(self._url + "api/games", timeout=2).close()
                return server
            except OSError:
                time.sleep(0.05)
        server.kill()
        _, told = server.communicate()
        raise RuntimeError(told.decode() or say(Message("core-err-no-answer", {"seconds": PATIENCE})))

    def _open(self) -> Page:
        try:
            browser = launch(self._playwright)
        except Error as error:
            raise RuntimeError(say(Message("core-err-no-browser"))) from error
        page = browser.new_context(viewport=SIZE, reduced_motion="reduce").new_page()
        kept = {"radura.settings": json.dumps(SETTINGS), "radura.token": self._token}
        page.add_init_script("".join(f"localStorage.setItem('{k}', {json.dumps(v)});" for k, v in kept.items()))
        return page

    def paint(self, record: Record) -> NDArray[np.uint8]:
        """Return the table where the record stops, as the seat that chooses there sees it."""
        shown = self._ask("api/records", record.to_text())["id"]
        last = sum(actor != CHANCE for actor, _ in record.actions)
        actor = record.replay().actor
        page = self._page
        page.goto("about:blank")
        page.goto(f"{self._url}#/replay/{shown}")
        table = page.get_by_role("group", name="Table", exact=True)
        table.wait_for()
        page.get_by_role("slider", name="Position in the match").fill(str(last))
        page.get_by_role("heading", level=2, name=f"Decision {last} of {last}").wait_for()
        if actor >= 0 and len(record.seats) > 1:
            page.get_by_label("Seen by").select_option(str(actor))
        page.wait_for_load_state("networkidle")
        picture = Image.open(io.BytesIO(table.screenshot(animations="disabled"))).convert("RGB")
        self._ask(f"api/records/{shown}", method="DELETE")
        return np.asarray(picture, np.uint8)

    def _ask(self, path: str, body: Any = None, method: str | None = None) -> Any:
        raw = isinstance(body, str)
        data = None if body is None else body.encode() if raw else json.dumps(body).encode()
        headers = {"Content-Type": "text/plain" if raw else "application/json"}
        if token := getattr(self, "_token", None):
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self._url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()}") from None

    def close(self) -> None:
        """End browser and server, and take away what they kept."""
        if hasattr(self, "_playwright"):
            self._playwright.stop()
        self._server.terminate()
        self._server.wait(PATIENCE)
        if self._server.stderr is not None:
            self._server.stderr.close()
        shutil.rmtree(self._folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
