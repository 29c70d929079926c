"""Pictures of the real table.

``python -m tests.e2e.screenshots`` writes the two pictures of the README into docs/images: the four games side by side,
and a turn of a match as an animation. ``python -m tests.e2e.screenshots GAME [GAME ...] [--all] [--out DIR]
[--seed N --step N]`` takes single pictures to look at: ``lobby`` is the first page, ``--all`` adds other sizes, dark
and the other languages. A position comes from a seeded match of greedy computer players.
"""

import argparse
import base64
import io
import re
from pathlib import Path
from typing import Any, TypeAlias

from PIL import Image, ImageChops
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import radura
from radura.adapters.painter import launch
from radura.core.text import say
from tests.support.browser.pages import open_page
from tests.support.browser.records import recorded
from tests.support.browser.server import ROOT, Server, serving

TABLE = re.compile("^(Table|Tavolo|Tafel)$")
IMAGES = ROOT / "docs" / "images"

Shot: TypeAlias = tuple[tuple[int, int], dict[str, Any]]

FEW: list[Shot] = [((1440, 900), {}), ((390, 844), {})]
POSITIONS = {
    "living_forest_duel": (31, 109),
    "res_arcana_duo": (2, 119),
    "casting_shadows": (7, 44),
    "storyfold_wildwoods": (7, 132),
}
"""Seed and number of decisions of the matches that are shown."""
MORE: list[Shot] = [
    ((1280, 720), {}),
    ((768, 1024), {}),
    ((1920, 1080), {}),
    ((1440, 900), {"theme": "dark"}),
    ((1440, 900), {"language": "it"}),
    ((1440, 900), {"language": "nl"}),
    ((390, 844), {"language": "nl"}),
    ((390, 844), {"theme": "dark"}),
    ((1440, 900), {"largeText": True}),
]

STRIPS = {
    "living_forest_duel": (660, 64),
    "res_arcana_duo": (590, 215),
    "casting_shadows": (455, 58),
    "storyfold_wildwoods": (62, 190),
}
"""The part of each table in the picture of all four: its left and upper edge."""
STRIP, HEIGHT, SLANT, GAP = 440, 680, 90, 8

TURN = ("cast_at(sinister_screech", "end", "absorb", "absorb", "transform", "summon(prism_finch")
"""The turn of the animation, by how its actions begin: Frill casts a spell and transforms."""
FILM, SHOWN = (1120, 700), (1000, 625)
"""The size of the table in the animation, and of the animation."""
FRAME, QUALITY = 100, 70
"""Milliseconds of a frame, and how well it is kept."""
STILL = "@keyframes breathe {}"
"""Stops the pulse of what can be chosen: each frame of it would change all over the picture."""
POINTER = """() => {
  const dot = document.createElement("div");
  Object.assign(dot.style, {
    position: "fixed", inset: "-13px auto auto -13px", width: "26px", height: "26px", borderRadius: "50%",
    background: "rgb(255 196 61 / 0.55)", boxShadow: "inset 0 0 0 2px rgb(120 70 0 / 0.85)", zIndex: 9999,
    pointerEvents: "none", transition: "transform 0.4s ease-in-out", transform: "translate(60vw, 70vh)",
  });
  document.body.append(dot);
  addEventListener("mousemove", (e) => (dot.style.transform = `translate(${e.clientX}px, ${e.clientY}px)`), true);
}"""
"""Shows where the mouse is, which a screencast leaves out."""


def lobby(server: Server, browser: Browser, out: Path, sizes: list[Shot]) -> None:
    """Take the first page, with matches that wait."""
    token = server.person("Lea")
    for game, (seed, step) in POSITIONS.items():
        if game == "storyfold_wildwoods":
            server.ask("api/matches", {"game": game, "seats": [{"kind": "me"}]}, token)
        else:
            at_step(server, token, game, seed, step)
    for size, settings in sizes:
        page = open_page(browser, server, token, size=size, effects=True, **settings)
        page.goto(server.url)
        page.get_by_role("article").first.wait_for()
        page.wait_for_timeout(600)
        page.screenshot(path=out / f"{_name('lobby', size, settings)}.png")
        page.close()


def at_step(server: Server, token: str, game: str, seed: int, step: int) -> str:
    """Return a match in the middle of a recorded one, where the person decides against a friend and greedy players."""
    record = recorded(game, seed, most=step + 1)
    deciding = [actor for actor, _ in record.actions if actor >= 0]
    at = min(step, len(deciding) - 1)
    mine = deciding[at]
    if len(record.seats) == 1:
        return server.at_position(record, at, [{"kind": "me"}], token)
    seats: list[dict[str, str]] = [{"kind": "bot", "level": "greedy"}] * len(record.seats)
    seats[mine], seats[mine - 1] = {"kind": "open"}, {"kind": "me"}
    match, link = server.branch(record, at, seats, server.person("Ada"))
    server.ask(f"api/matches/{match}/seats", {"invitation": link.rsplit("/", 1)[1]}, token)
    return match


def table(server: Server, browser: Browser, game: str, position: tuple[int, int], shot: Shot) -> Page:
    """Open a game in the middle of a match, with the decision of the seat that looks."""
    size, settings = shot
    token = server.person("Lea")
    match = at_step(server, token, game, *position)
    page = open_page(browser, server, token, size=size, effects=True, **settings)
    page.goto(f"{server.url}#/match/{match}")
    page.get_by_role("group", name=TABLE).wait_for()
    page.wait_for_timeout(900)
    return page


def all_games(server: Server, browser: Browser, out: Path) -> None:
    """Write the picture of the four games: a slanted strip of each table with its name."""
    width = STRIP * len(STRIPS)
    strips = ""
    for number, (game, (left, top)) in enumerate(STRIPS.items()):
        page = table(server, browser, game, POSITIONS[game], ((1440, 900), {"rail": False}))
        picture = base64.b64encode(page.screenshot()).decode()
        page.close()
        start = SLANT if number else 0
        last = number == len(STRIPS) - 1
        end = 0 if last else SLANT
        right = STRIP + end - (0 if last else GAP)
        shape = f"{start}px 0, {right}px 0, {right - end}px 100%, 0 100%"
        strips += (
            f'<div style="left: {STRIP * number}px; width: {STRIP + end}px; clip-path: polygon({shape});'
            f' background: url(data:image/png;base64,{picture}) -{left}px -{top}px">'
            f'<b style="padding-right: {end}px">{say(radura.game(game).name)}</b></div>'
        )
    page = open_page(browser, server, size=(width, HEIGHT))
    _allow_styles(page)
    page.goto(server.url)  # for its fonts
    page.get_by_role("article").first.wait_for()
    page.evaluate("(strips) => (document.body.innerHTML = strips)", f"<main>{strips}</main>")
    page.add_style_tag(
        content=f"""
        html, body {{ background: none !important }}
        main {{ position: fixed; inset: 0; border-radius: 20px; overflow: hidden }}
        div {{ position: absolute; top: 0; height: {HEIGHT}px }}
        b {{ position: absolute; inset: auto 0 0; padding: 80px 0 24px; text-align: center; color: #fff;
             font: 600 34px var(--serif); background: linear-gradient(transparent, rgb(0 0 0 / 0.75)) }}
        """
    )
    page.wait_for_timeout(300)
    composed = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    composed.save(out / "games.webp", quality=82, method=6)
    page.close()


def one_turn(server: Server, browser: Browser, out: Path) -> None:
    """Write the animation of a turn, chosen with the mouse at the real table."""
    game = "casting_shadows"
    page = table(server, browser, game, POSITIONS[game], (FILM, {"speed": "normal", "theme": "dark"}))
    session = _allow_styles(page)
    page.reload()
    page.get_by_role("group", name=TABLE).wait_for()
    page.add_style_tag(content=STILL)
    page.wait_for_timeout(2000)
    page.evaluate(POINTER)
    shown: list[tuple[float, str]] = []

    def keep(frame: dict[str, Any]) -> None:
        shown.append((frame["metadata"]["timestamp"], frame["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png"})
    page.wait_for_timeout(800)
    for begins in TURN:
        option = page.locator(f'[data-action^="{begins}"]').first
        option.wait_for()
        page.wait_for_timeout(400)
        option.hover()
        page.wait_for_timeout(700)
        option.click()
        page.wait_for_timeout(600)
    page.wait_for_timeout(400)
    session.send("Page.stopScreencast")
    page.close()
    _write_film(sorted(shown), out / "turn.webp")


def _allow_styles(page: Page) -> CDPSession:
    """Lift, for the next load, the policy that keeps foreign styles out of the page."""
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    session.send("Page.setBypassCSP", {"enabled": True})
    return session


def _write_film(shown: list[tuple[float, str]], path: Path) -> None:
    """Write what was shown at which time, in frames of equal length; the last one fades into the first."""
    frames: list[Image.Image] = []
    lengths: list[int] = []
    began, ended = shown[0][0], shown[-1][0]
    for number in range(int((ended - began) * 1000 / FRAME) + 1):
        _, data = next(one for one in reversed(shown) if one[0] <= began + number * FRAME / 1000)
        frame = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
        frame = frame.resize(SHOWN, Image.Resampling.LANCZOS)
        if frames and ImageChops.difference(frame, frames[-1]).getbbox() is None:
            lengths[-1] += FRAME
        else:
            frames.append(frame)
            lengths.append(FRAME)
    lengths[-1] += 2000
    fade = [Image.blend(frames[-1], frames[0], share) for share in (0.25, 0.5, 0.75)]
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:] + fade,
        duration=lengths + [FRAME] * len(fade),
        loop=0,
        quality=QUALITY,
        method=4,
    )


def _name(what: str, size: tuple[int, int], settings: dict[str, Any]) -> str:
    extra = "".join(f"-{value if isinstance(value, str) else key}" for key, value in settings.items())
    return f"{what}-{size[0]}x{size[1]}{extra}"


def main() -> None:
    """Read the arguments and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--step", type=int)
    args = parser.parse_args()
    out: Path = args.out or (ROOT / "build" / "pictures" if args.games else IMAGES)
    out.mkdir(parents=True, exist_ok=True)
    shots = FEW + (MORE if args.all else [])
    with serving(extra="") as server, sync_playwright() as playwright:
        browser = launch(playwright)
        if not args.games:
            all_games(server, browser, out)
            one_turn(server, browser, out)
        for game in args.games:
            if game == "lobby":
                lobby(server, browser, out, shots)
                continue
            seed, step = POSITIONS.get(game, (7, 40))
            for shot in shots:
                page = table(server, browser, game, (args.seed or seed, args.step or step), shot)
                page.screenshot(path=out / f"{_name(game, *shot)}.png")
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
