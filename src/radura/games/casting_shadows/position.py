"""What a position holds, and what no position can be."""

from collections.abc import Iterable, Sequence

from radura.core.fields import Field, Flag, Many, Name, Number, Pile, Row, Slot, wrong
from radura.games.casting_shadows.fields import Each, Fighter
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.tables import FORMS, Tables
from radura.games.casting_shadows.vocabulary import FREE_ACTIONS, MOST, RESOURCES, FreeAction, Op


def fields(t: Tables) -> dict[str, Field]:
    """Return every field of a state with what may stand there."""
    n = t.numbers
    effects: list[Sequence[Op]] = [*(tile.effect for tile in t.catalog.tiles), *t.catalog.effects()]
    free = [op.per_turn for effect in effects for op in effect if isinstance(op, FreeAction)]
    return {
        "characters": Each(Name("character", empty=True)),
        "hp": Each(Number(0, t.max_hp)),
        "energy": Each(Number(0, max(t.limits))),
        "form": Each(Name(FORMS)),
        "at": Each(Name("tile", empty=True)),
        "books": Each(Pile(t.book_size)),
        "counters": Each(Pile(t.book_size)),
        "companion": Each(Slot()),
        "stung": Each(Flag()),
        "order": Each(Fighter()),
        "layout": Name("layout", empty=True),
        "market": Row(Slot(), len(t.tiles)),
        "deck": Pile(),
        "discard": Pile(),
        "counter_deck": Pile(),
        "sunk": Pile(),
        "sunk_group": Many(Number(0, len(t.characters))),
        "exposed": Many(Name("item"), distinct=True),
        "companion_deck": Pile(),
        "companion_bottom": Pile(),
        "portal": Pile(n.portal_size),
        "aside": Pile(len(t.catalog.solo.bot_spells)),
        "turn": Fighter(empty=True),
        "round": Number(1),
        "ap": Number(0, n.action_points),
        "free": Row(Number(0, sum(free)), len(FREE_ACTIONS)),
        "dice": Row(Name(RESOURCES, empty=True), len(t.dice)),
        "tokens": Row(Number(0, MOST), len(RESOURCES)),
        "cast": Many(Name("item"), distinct=True),
        "boosted": Many(Name("booster"), distinct=True),
        "hit": Many(Fighter(), distinct=True),
    }


def check(s: ShadowState) -> None:
    """Raise BadInput if the table cannot lie like this."""
    _check_cards(s)
    _check_map(s)
    for fighter in range(len(s.hp)):
        _check_fighter(s, fighter)
    _check_turn(s)


def _lie(s: ShadowState, field: str, items: Iterable[int], first: int, end: int) -> None:
    """Let only cards of one kind lie in a place."""
    for item in items:
        if item >= 0 and not first <= item < end:
            names = s.tables.items
            raise wrong(field, names[item], f"{names[first]}, …, {names[end - 1]}")


def _check_cards(s: ShadowState) -> None:
    t = s.tables
    main, counters, companions = (0, t.n_main), (t.n_main, t.first_companion), (t.first_companion, len(t.items))
    for field, items, kind in (
        ("books", [item for book in s.books for item in book], main),
        ("market", s.market, main),
        ("deck", s.deck, main),
        ("discard", s.discard, main),
        ("aside", s.aside, (0, t.n_attacks)),
        ("counters", [item for row in s.counters for item in row], counters),
        ("counter_deck", s.counter_deck, counters),
        ("sunk", s.sunk, counters),
        ("exposed", s.exposed, counters),
        ("companion", s.companion, companions),
        ("companion_deck", s.companion_deck, companions),
        ("companion_bottom", s.companion_bottom, companions),
        ("portal", s.portal, companions),
    ):
        _lie(s, field, items, *kind)
    if len(s.sunk_group) != len(s.sunk):
        raise wrong("sunk_group", s.sunk_group, f"[{len(s.sunk)}]")
    groups = [group for i, group in enumerate(s.sunk_group) if group and s.sunk_group[i - 1 : i] != [group]]
    if len(set(groups)) < len(groups):
        raise wrong("sunk_group", s.sunk_group, "1, 1, 2, 0, …")
    held = {item for row in s.counters for item in row}
    for item in s.exposed:
        if item not in held:
            raise wrong("exposed", t.items[item], "counters")


def _check_map(s: ShadowState) -> None:
    t = s.tables
    named = [character for character in s.characters if character >= 0]
    if len(set(named)) < len(named):
        raise wrong("characters", [t.characters[character] for character in named], "1x")
    laid = s.layout >= 0
    if laid and t.boards[s.layout].characters != tuple(s.characters):
        raise wrong("layout", t.layouts[s.layout], "-".join(t.characters[character] for character in named))
    tiles = t.boards[s.layout].tiles if laid else []
    for tile, card in enumerate(s.market):
        if card >= 0 and (tile not in tiles or tile not in t.market):
            raise wrong(f"market[{tile}]", t.items[card], "null")
    for fighter, at in enumerate(s.at):
        stands = laid and s.hp[fighter] > 0
        if (at in tiles) != stands or (at >= 0) != stands:
            names = ", ".join(t.tiles[tile] for tile in tiles)
            raise wrong(f"at[{fighter}]", at if at < 0 else t.tiles[at], names if stands else "null")


def _check_fighter(s: ShadowState, fighter: int) -> None:
    t = s.tables
    book, counters, pet = s.books[fighter], s.counters[fighter], s.companion[fighter]
    if s.energy[fighter] > t.limits[s.form[fighter]]:
        raise wrong(f"energy[{fighter}]", s.energy[fighter], f"0-{t.limits[s.form[fighter]]}")
    if len(book) + len(counters) > t.book_size:
        raise wrong(f"books[{fighter}]", [t.items[item] for item in book], f"[0-{t.book_size - len(counters)}]")
    known = [item in s.exposed for item in counters]
    if known != sorted(known):
        raise wrong(f"counters[{fighter}]", [t.items[item] for item in counters], "[…, exposed]")
    if s.hp[fighter] == 0 and (book or counters or pet >= 0):
        raise wrong(f"hp[{fighter}]", 0, f"1-{t.max_hp}")
    if s.stung[fighter] and not t.pet(pet).sting_once:
        raise wrong(f"stung[{fighter}]", True, "false")
    if fighter >= s.seats:
        _check_bot(s, fighter)


def _check_bot(s: ShadowState, bot: int) -> None:
    """A Bot has a Spell to do damage with, and nothing else. CS-16.6, CS-16.7"""
    t = s.tables
    if s.form[bot] or s.energy[bot] or s.counters[bot] or s.companion[bot] >= 0:
        raise wrong(f"form[{bot}], energy[{bot}], counters[{bot}], companion[{bot}]", bot, "base, 0, [], null")
    least = 1 if s.turn >= 0 and s.hp[bot] > 0 else 0
    spells = [item for item in s.books[bot] if item < t.n_attacks and len(t.attack_plans[item]) == 1]
    if not least <= len(s.books[bot]) <= 1 or len(spells) != len(s.books[bot]):
        raise wrong(f"books[{bot}]", [t.items[item] for item in s.books[bot]], ", ".join(t.catalog.solo.bot_spells))


def _check_turn(s: ShadowState) -> None:
    t = s.tables
    if sorted(s.order) != list(range(len(s.hp))):
        raise wrong("order", s.order, "1x")
    if s.seats == 1 and s.order[0] != 0:
        raise wrong("order", s.order, "[0, …]")
    for die, face in enumerate(s.dice):
        if face >= 0 and face not in t.faces[die]:
            raise wrong(f"dice[{die}]", RESOURCES[face], ", ".join(RESOURCES[one] for one in t.rolls[die]))
    spells = s.books[s.turn] if s.turn >= 0 else []
    for item in s.cast:
        if item not in spells or item >= t.n_spells:
            raise wrong("cast", t.items[item], f"books[{s.turn}]")
    for one in s.boosted:
        pet = one - len(t.tiles) + t.first_companion
        works = t.tile_traits[one].dealt_once if one < len(t.tiles) else t.pet(pet).dealt_once and pet in s.companion
        if not works:
            raise wrong("boosted", [*t.tiles, *t.items[t.first_companion :]][one], "1x")
