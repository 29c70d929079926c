"""Living Forest Duel as numbers: everything that a seat sees, from its own side of the clearing."""

from typing import Final, cast

from radura.core.compiled import Room, i64, u8
from radura.core.encode import Encoder, byte, put_numbers, put_row, put_set
from radura.core.fields import Vocabulary
from radura.games.living_forest_duel.forest import fullest_block
from radura.games.living_forest_duel.state import SHARED, DuelState
from radura.games.living_forest_duel.steps import STEPS
from radura.games.living_forest_duel.tables import ELEMENTS, Tables

SOLITARY: Final = 20
"""Gregarious symbols can outweigh the solitary ones: what is written is so much more."""


class DuelEncoder(Encoder[DuelState]):
    """Writes a position as its seats see it; hidden are the orders of piles alone, so that both see the same. OQ-39"""

    def __init__(self, t: Tables, vocabulary: Vocabulary) -> None:
        super().__init__(2, STEPS, vocabulary)
        self.tables: Final = t
        animals, trees = t.items[: t.first_tree], t.items[t.first_tree : t.first_clearing]
        varans = t.items[t.first_varan : t.first_tree]
        both = [("me", "the observer's"), ("rival", "the rival's")]
        # -- the common table
        self.summer: Final = self.block("summer", "the observer is Summer")
        self.round: Final = self.block("round", "the round", most=20)
        self.begins: Final = self.block("begins_next", "who begins the next round, once that is decided", self.around())
        self.deck: Final = self.block("deck", "cards in the deck", most=t.first_tree, capped=True)
        self.discard: Final = self.block("discard", "the animal lies on the discard pile", animals)
        self.shared: Final = self.block("shared", "which card of the shared line the animal is", animals, 8)
        self.revealed: Final = self.block("revealed", "the varan that is turned up", varans)
        self.recruit: Final = self.block(
            "recruit", "in which place of the recruitment line it lies", animals, t.slots, capped=True
        )
        self.fire: Final = self.block("fire", "a fire token lies on the card of the clearing", t.clearing)
        self.onibi: Final = self.block("onibi", "Onibi is there", t.clearing)
        self.grove: Final = self.block("grove", "trees left in the pile, without the open one", ELEMENTS, 6)
        self.top: Final = self.block("top", "the tree lies open on its pile", trees)
        self.open: Final = self.block("open", "elements of the shared line that no token has used up", ELEMENTS, 8)
        # -- by seat
        self.strength: Final = [self.block(f"strength.{n}", f"{w} strength", ELEMENTS, 10) for n, w in both]
        self.solitary: Final = [
            self.block(
                f"solitary.{n}", f"{w} solitary symbols less the gregarious ones, plus {SOLITARY}", most=SOLITARY
            )
            for n, w in both
        ]
        self.recruits: Final = [
            self.block(f"recruits.{n}", f"animals of {w} season in the recruitment line", most=t.slots, capped=True)
            for n, w in both
        ]
        self.cells: Final = [self.block(f"cells.{n}", f"filled cells of {w} forest", most=12) for n, w in both]
        self.best: Final = [
            self.block(f"block.{n}", f"filled cells of the fullest block of {w} forest", most=t.block_cells)
            for n, w in both
        ]
        self.fires: Final = [self.block(f"fires.{n}", f"{w} fire tokens", most=t.fires_to_win) for n, w in both]
        self.tokens: Final = [
            self.block(f"tokens.{n}", f"action tokens {w} hand still has", most=t.tokens_each, capped=True)
            for n, w in both
        ]
        self.lost: Final = [
            self.block(f"lost.{n}", f"{w} tokens lost to solitary symbols", most=t.tokens_each, capped=True)
            for n, w in both
        ]
        each = [str(i) for i in range(t.tokens_each)]
        self.laid: Final = [
            self.block(f"laid.{n}", f"the element {w} token points at", [f"{i}.{e}" for i in each for e in ELEMENTS])
            for n, w in both
        ]
        self.laid_card: Final = [
            self.block(f"laid_card.{n}", f"which card of the shared line {w} token points at", each, 8) for n, w in both
        ]
        self.sanki: Final = [
            self.block(f"sanki.{n}", f"{w} Sanki cards", t.items[t.first_sanki : t.onibi_card]) for n, w in both
        ]
        self.holder: Final = [self.block(f"onibi_card.{n}", f"the Onibi card is {w}") for n, w in both]
        self.line: Final = [self.block(f"line.{n}", f"which card of {w} line it is", animals, 8) for n, w in both]
        self.varans: Final = [self.block(f"varans.{n}", f"among {w} varans", varans) for n, w in both]
        self.pile: Final = [self.block(f"pile.{n}", f"cards in {w} pile", most=20) for n, w in both]
        self.bottom: Final = [
            self.block(f"bottom.{n}", f"which of the known cards at the bottom of {w} pile", animals, 8)
            for n, w in both
        ]
        self.tree: Final = [
            self.block(f"tree.{n}", f"when it was planted in {w} forest: 1 is the first", trees, 12) for n, w in both
        ]
        self.seen_tree: Final = [
            self.block(f"visible.{n}", f"it lies uppermost on its cell in {w} forest", trees) for n, w in both
        ]
        self.tree_x: Final = [
            self.block(f"x.{n}", f"its column in {w} forest, from 1 on", trees, t.width, capped=True) for n, w in both
        ]
        self.tree_y: Final = [
            self.block(f"y.{n}", f"its row in {w} forest, from 1 on", trees, len(t.cells) // t.width, capped=True)
            for n, w in both
        ]
        self.mine: Final = Side(self, 0)
        self.rivals: Final = Side(self, 1)
        self.column: Final = bytes([1 + cell % t.width for cell in range(len(t.cells))])
        self.row: Final = bytes([1 + cell // t.width for cell in range(len(t.cells))])
        self.season: Final = bytes([1 + season for season in t.season])

    def fill(self, s: DuelState, seat: int, out: Room, at: i64) -> None:
        t, mine, rivals = s.tables, self.mine, self.rivals
        if s.summer == seat:
            out[at + self.summer] = 1
        out[at + self.round] = byte(s.round)
        if s.first_done >= 0:
            out[at + self.begins + (s.first_done ^ seat)] = 1
        out[at + self.deck] = len(s.deck)
        put_set(out, at + self.discard, s.discard)
        put_row(out, at + self.shared, s.shared)
        if s.revealed >= 0:
            out[at + self.revealed + s.revealed - t.first_varan] = 1
        self.fill_recruits(s, seat, out, at)
        put_numbers(out, at + self.fire, s.burning)
        out[at + self.onibi + s.onibi] = 1
        first = at + self.grove
        for grove in s.groves:
            out[first] = len(grove)
            first += 1
        first = at + self.top - t.first_tree
        for top in cast("list[i64]", s.tops):
            if top >= 0:
                out[first + top] = 1
        put_numbers(out, at + self.open, s.open)
        for i, owner in enumerate(s.sanki):
            if owner >= 0:
                out[at + (mine if owner == seat else rivals).sanki + i] = 1
        if s.holder >= 0:
            out[at + (mine if s.holder == seat else rivals).holder] = 1
        self.fill_side(s, seat, mine, out, at)
        self.fill_side(s, 1 - seat, rivals, out, at)

    def fill_recruits(self, s: DuelState, seat: int, out: Room, at: i64) -> None:
        """Write the recruitment line, and how many of it are of each season."""
        seasons, own = self.season, 1 + i64(s.summer ^ seat)
        first = at + self.recruit
        slot: i64 = 0
        mine: i64 = 0
        rivals: i64 = 0
        for card in cast("list[i64]", s.recruits):
            slot += 1  # noqa: SIM113  # an index of ``enumerate`` would have to become a machine word first
            if card >= 0:
                out[first + card] = u8(slot)
                season: i64 = seasons[card]
                if season == own:
                    mine += 1
                elif season == 3 - own:
                    rivals += 1
        out[at + self.mine.recruits] = u8(mine)
        out[at + self.rivals.recruits] = u8(rivals)

    def fill_side(self, s: DuelState, seat: int, side: "Side", out: Room, at: i64) -> None:
        """Write what a seat owns into the places of the observer or of the rival."""
        t = s.tables
        me: i64 = seat
        first = at + side.strength
        own, place, lone = cast("list[i64]", s.own), me * 4, cast("list[i64]", s.lone)
        for free in cast("list[i64]", s.open):  # as ``DuelState.strength``, which is never below zero either
            out[first] = byte(free + own[place])
            first += 1
            place += 1
        out[at + side.solitary] = byte(lone[me] + lone[SHARED] + SOLITARY)
        spots = s.spots[me]
        out[at + side.cells] = len(spots.visible)
        out[at + side.best] = fullest_block(t, spots, s.filled[me])
        out[at + side.fires] = u8(cast("list[i64]", s.fires)[me])
        out[at + side.lost] = u8(cast("list[i64]", s.lost)[me])
        self.fill_tokens(s, me, side, out, at)
        put_row(out, at + side.line, s.lines[me])
        put_set(out, at + side.varans - t.first_varan, s.varans[me])
        bottom = s.bottoms[me]
        out[at + side.pile] = len(s.piles[me]) + len(bottom)
        put_row(out, at + side.bottom, bottom)
        self.fill_forest(s, me, side, out, at)
        put_set(out, at + side.visible - t.first_tree, spots.visible)

    def fill_tokens(self, s: DuelState, seat: i64, side: "Side", out: Room, at: i64) -> None:
        """Write what a seat's tokens point at, once the shared line is written."""
        each, left = i64(s.tables.tokens_each), cast("list[i64]", s.tokens)[seat]
        out[at + side.tokens] = u8(left)
        token = each * seat
        laid, laid_card = at + side.laid, at + side.laid_card
        for _ in range(each - left):
            element = cast("list[i64]", s.laid_on)[token]
            if element >= 0:
                out[laid + element] = 1
                out[laid_card] = out[at + self.shared + cast("list[i64]", s.laid_card)[token]]
            token += 1
            laid += 4
            laid_card += 1

    def fill_forest(self, s: DuelState, seat: i64, side: "Side", out: Room, at: i64) -> None:
        """Write when each tree of a seat was planted, and where."""
        first: i64 = s.tables.first_tree
        tree_at, x_at, y_at = at + side.tree - first, at + side.x - first, at + side.y - first
        trees, columns, rows = cast("list[i64]", s.trees[seat]), self.column, self.row
        cells = cast("list[i64]", s.cells[seat])
        count: i64 = len(cells)
        for order in range(count):
            tree, cell = trees[order], cells[order]
            out[tree_at + tree] = u8(order + 1)
            out[x_at + tree] = columns[cell]
            out[y_at + tree] = rows[cell]


class Side:
    """Where the features of one seat begin: of the observer, or of the rival."""

    def __init__(self, encoder: DuelEncoder, n: int) -> None:
        self.strength: Final = encoder.strength[n]
        self.solitary: Final = encoder.solitary[n]
        self.recruits: Final = encoder.recruits[n]
        self.cells: Final = encoder.cells[n]
        self.best: Final = encoder.best[n]
        self.fires: Final = encoder.fires[n]
        self.tokens: Final = encoder.tokens[n]
        self.lost: Final = encoder.lost[n]
        self.laid: Final = encoder.laid[n]
        self.laid_card: Final = encoder.laid_card[n]
        self.sanki: Final = encoder.sanki[n]
        self.holder: Final = encoder.holder[n]
        self.line: Final = encoder.line[n]
        self.varans: Final = encoder.varans[n]
        self.pile: Final = encoder.pile[n]
        self.bottom: Final = encoder.bottom[n]
        self.tree: Final = encoder.tree[n]
        self.visible: Final = encoder.seen_tree[n]
        self.x: Final = encoder.tree_x[n]
        self.y: Final = encoder.tree_y[n]
