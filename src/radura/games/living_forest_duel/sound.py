"""What must hold in a position that comes from outside, beyond the kinds of its fields."""

from radura.core.fields import wrong
from radura.games.living_forest_duel.forest import NO_SPOTS, with_tree
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.tables import ELEMENTS, SEASONS


def check_position(s: DuelState) -> None:
    """Raise BadInput if a position cannot be."""
    t = s.tables
    animals = [*range(t.first_tree)]
    guardians = animals[: t.first_varan]
    for field, cards in (("deck", s.deck), ("discard", s.discard)):
        _belong(s, field, cards, animals, "animals")
    _belong(s, "shared", s.shared, guardians, "guardian animals")  # a varan goes to the line of its season
    _belong(s, "recruits", [card for card in s.recruits if card >= 0], guardians[t.stag :], "animals with a cost")
    for pile, element in enumerate(ELEMENTS):
        tops = [tree for tree in s.tops[pile : pile + 1] if tree >= 0]
        _belong(s, "groves", s.groves[pile] + tops, t.piles[pile], f"{element} trees")
    for seat in range(2):
        season = seat ^ s.summer
        own = t.guardians[season] + t.varans[season]
        _belong(s, "lines", s.lines[seat], own, f"animals of {SEASONS[season]}")
        _belong(s, "piles", s.piles[seat] + s.bottoms[seat], t.guardians[season], f"animals of {SEASONS[season]}")
        _belong(s, "varans", s.varans[seat], t.varans[season], f"varans of {SEASONS[season]}")
        _check_forest(s, seat)
        _check_tokens(s, seat)
    _check_order(s)


def _belong(s: DuelState, field: str, cards: list[int], allowed: list[int], expected: str) -> None:
    known = {*allowed}
    for card in cards:
        if card not in known:
            raise wrong(field, s.tables.items[card], expected)


def _check_forest(s: DuelState, seat: int) -> None:
    """Plant the trees in their order: the lake first, then each where its river fits. LF-11.4 to LF-11.8"""
    t = s.tables
    cells, trees = s.cells[seat], s.trees[seat]
    if len(cells) != len(trees):
        raise wrong("cells", [t.cells[cell] for cell in cells], f"[{len(trees)}]")
    start = t.first_start + (seat ^ s.summer)
    spots = NO_SPOTS
    for i, (cell, tree) in enumerate(zip(cells, trees, strict=True)):
        at = f"cells[{seat}][{i}]"
        if (tree == start) != (i == 0) or not t.first_tree <= tree < t.first_start + len(SEASONS):
            raise wrong(f"trees[{seat}][{i}]", t.items[tree], t.items[start] if i == 0 else "trees of the four piles")
        if i == 0 and cell != t.lake:
            raise wrong(at, t.cells[cell], t.cells[t.lake])
        if i > 0 and not (cell in spots.cells and spots.fits[spots.cells.index(cell)] >> t.river[tree] & 1):
            raise wrong(at, t.cells[cell], f"a cell where {t.items[tree]} is linked to the lake and cuts nothing off")
        spots = with_tree(t, spots, cell, tree)


def _check_tokens(s: DuelState, seat: int) -> None:
    """Every token is in front of its seat, lost, or points at a sign of the shared line. LF-7.6, LF-8.2"""
    t = s.tables
    first = seat * t.tokens_each
    gone = t.tokens_each - s.tokens[seat]
    lost = 0
    for token in range(first, first + t.tokens_each):
        element, card = s.laid_on[token], s.laid_card[token]
        if element < 0:
            lost += token < first + gone
            if card >= 0:
                raise wrong(f"laid_card[{token}]", t.items[card], "null")
        elif token >= first + gone:
            raise wrong(f"laid_on[{token}]", ELEMENTS[element], "null")
        elif card not in s.shared or not t.amounts[card][element]:
            expected = f"a card of the shared line that shows {ELEMENTS[element]}"
            raise wrong(f"laid_card[{token}]", t.items[card] if card >= 0 else None, expected)
    # Who could do nothing lost all tokens, whatever solitary symbols had cost before. OQ-16
    if s.lost[seat] > lost or (s.lost[seat] < lost and s.tokens[seat]):
        raise wrong(f"lost[{seat}]", s.lost[seat], str(lost))


def _check_order(s: DuelState) -> None:
    """Two tokens never point at the same sign, and who is done first is known. LF-8.11, OQ-2"""
    laid = [pair for pair in zip(s.laid_on, s.laid_card, strict=True) if pair[0] >= 0]
    if len({*laid}) < len(laid):
        raise wrong("laid_card", [s.tables.items[card] for _, card in laid], "each sign once")
    done = [seat for seat in range(2) if s.tokens[seat] == 0]
    if (s.first_done not in done) if done else s.first_done >= 0:
        raise wrong("first_done", s.first_done if s.first_done >= 0 else None, " | ".join(map(str, done)) or "null")
