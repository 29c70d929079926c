"""The table of Res Arcana Duo as text: the centre, then for each seat its pool, components and cards."""

from collections.abc import Mapping, Sequence
from functools import cache

from radura.core.game import AnyGame, Card
from radura.core.text import COMPOSED, Message
from radura.core.view import HIDDEN, View
from radura.games.res_arcana_duo.positions import ESSENCE
from radura.games.res_arcana_duo.view import ArcanaSeat
from radura.tui.boxes import boxes
from radura.tui.table import wrapped
from radura.tui.words import Words

TOKEN = "token"
EXPLAINED = frozenset({"mage"})
"""Mages lie nowhere until they are chosen."""
DRAFT = ("kept", "given", "mages", "chosen")
"""Places that hold cards during the set-up only."""


def draw(view: View, words: Words, width: int) -> list[str]:
    """Draw the table."""
    goal = words("ra-ui-goal", n=view.facts.target)
    lines = [f"{words('ra-ui-round', n=view.counters['round'])} · {goal}" if view.counters["round"] else goal]
    for place in ("items", "monuments", "places"):
        lines += _centre(view, words, place, width)
    for seat in _seats(view):
        lines += ["", *_seat(view, words, seat, width)]
    return lines


@cache
def _cards(game: AnyGame) -> Mapping[str, Card]:
    return {card.id: card for card in game.cards()}


def _essences(words: Words) -> Sequence[str]:
    return words.game.vocabulary[ESSENCE]


def _seats(view: View) -> list[int]:
    """Return the seats, the one that looks last: its things lie nearest to the options."""
    return sorted(range(len(view.facts.seats)), key=lambda seat: seat == view.seat)


def _centre(view: View, words: Words, place: str, width: int) -> list[str]:
    """Draw a row of the centre: each component with its cost and what it does."""
    head = [words.place(place)]
    if place == "monuments":
        head.append(f"{words.place('monument_deck')} {_deck(view, words, 'monument_deck')}")
    rows = boxes([_face(words, item) for item in view.places[place]], width, least=22, most=30)
    return [*wrapped("", head, width, " · "), *rows]


def _face(words: Words, item: str) -> list[str]:
    """Return a component as the lines of a card."""
    card = _cards(words.game)[item]
    lines = [_typed(words, item)]
    if cost := card.facts.get("cost"):
        lines.append(f"[{_amounts(words, cost)}]")
    return lines + [words(line) for line in card.text]


def _typed(words: Words, item: str) -> str:
    """Name a component with its types, which other components count or turn: Creature, Dragon, Demon."""
    types = _cards(words.game)[item].facts.get("types", ())
    return words.item(item) + (f" ({', '.join(words(f'ra-sign-{one}') for one in types)})" if types else "")


def _amounts(words: Words, amounts: Mapping[str, int]) -> str:
    parts = [f"{n} #ra-any" if kind == "any" else f"{n} #ra-essence-{kind}" for kind, n in amounts.items()]
    return words(Message("ra-note-cost", {"cost": COMPOSED + " + ".join(parts), "saved": 0}))


def _deck(view: View, words: Words, place: str) -> str:
    """Return the size of a deck, and the cards on top that these eyes know."""
    known = [words.item(item) for item in view.places[place] if item != HIDDEN]
    size = str(len(view.places[place]))
    return f"{size} ({', '.join(known)})" if known else size


def _seat(view: View, words: Words, seat: int, width: int) -> list[str]:
    """Return what a seat has, its hand last."""
    places = view.places
    facts: ArcanaSeat = view.facts.seats[seat]
    head = [words("ra-text-points", n=facts.points)]
    head += [words.item(TOKEN)] if places[f"token.{seat}"] else []
    head += [words("ra-ui-passed")] if facts.passed else []
    lines = wrapped(f"== {words.seat(seat)}: ", head, width, " · ")
    pool = [f"{words(f'ra-essence-{kind}')} {view.counters[f'{kind}.{seat}']}" for kind in _essences(words)]
    lines += wrapped(f"{words('ra-ui-pool')}: ", pool, width, " · ")
    if places[f"play.{seat}"]:
        lines += wrapped("  ", [_component(view, words, item) for item in places[f"play.{seat}"]], width, " | ")
    piles = [f"{words('ra-place-deck')} {_deck(view, words, f'deck.{seat}')}"]
    if discards := places[f"discard.{seat}"]:
        piles.append(f"{words('ra-place-discard')}: {', '.join(map(words.item, discards))}")
    for place in DRAFT:
        if places[f"{place}.{seat}"]:
            piles.append(f"{words(f'ra-place-{place}')} {_deck(view, words, f'{place}.{seat}')}")
    lines += wrapped("", piles, width, " · ")
    hand = places[f"hand.{seat}"]
    lines.append(f"{words('ra-place-hand')} {len(hand)}")
    return lines + boxes([_face(words, item) for item in hand if item != HIDDEN], width, least=22, most=30)


def _component(view: View, words: Words, item: str) -> str:
    """Name a component in play: turned or straight, with what lies on it."""
    text = _typed(words, item)
    if face := view.faces.get(item):
        text += f" [{words.face(face)}]"
    lying = {kind: n for kind in _essences(words) if (n := view.counters[f"{item}/{kind}"])}
    return f"{text} ({_amounts(words, lying)})" if lying else text
