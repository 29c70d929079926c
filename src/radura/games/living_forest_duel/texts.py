"""Card texts: message ids and their arguments, worked out from the catalogue."""

from typing import Any

from radura.core.game import Card
from radura.core.text import Message
from radura.games.living_forest_duel.catalog import ELEMENTS, Animal, Catalog, Clearing, Numbers, Piece, Tree


def cards(c: Catalog) -> tuple[Card, ...]:
    """Return every component with its facts and the text derived from them."""
    out: list[Card] = []
    facts: dict[str, Any]
    for animal in c.animals:
        text = _animal_text(animal, c.numbers)
        facts = {
            "group": animal.group,
            "season": animal.season,
            "cost": animal.cost,
            "elements": {name: animal.elements.get(name, 0) for name in ELEMENTS},
            "symbol": animal.symbol,
        }
        kind = "varan" if animal.group == "varan" else "animal"
        out.append(Card(animal.id, kind, animal.count, facts, text, animal.source, animal.ref))
    for tree in c.trees:
        facts = {
            "pile": tree.pile,
            "starting": tree.starting,
            "cost": tree.cost or 0,
            "bonus": tree.bonus,
            "river": list(tree.river),
        }
        out.append(Card(tree.id, "tree", tree.count, facts, _tree_text(tree), tree.source, tree.ref))
    for card in c.clearing:
        facts = {"position": card.position, "fire_value": card.fire_value, "bonus": card.bonus}
        out.append(Card(card.id, "clearing", card.count, facts, _clearing_text(card), card.source, card.ref))
    for kind, pieces in (("spirit", c.spirits), ("piece", c.pieces)):
        for piece in pieces:
            facts = {"powers": list(piece.powers)}
            out.append(Card(piece.id, kind, piece.count, facts, _piece_text(piece, c.numbers), piece.source, piece.ref))
    return tuple(out)


def _animal_text(animal: Animal, numbers: Numbers) -> tuple[Message, ...]:
    out: list[Message] = []
    if animal.cost is not None:
        out.append(Message("lf-text-cost-sun", {"n": animal.cost}))
    for name in ELEMENTS:
        amount = animal.elements.get(name, 0)
        if amount:
            words = "lf-text-gives" if amount > 0 else "lf-text-takes"
            out.append(Message(words, {"n": abs(amount), "element": f"#lf-element-{name}"}))
    if animal.symbol == "solitary":
        out.append(Message("lf-text-solitary", {"first": numbers.first_loss_at, "second": numbers.second_loss_at}))
    elif animal.symbol == "gregarious":
        out.append(Message("lf-text-gregarious"))
    if animal.season is not None:
        out.append(Message("lf-text-season", {"season": f"#lf-season-{animal.season}"}))
    return tuple(out)


def _tree_text(tree: Tree) -> tuple[Message, ...]:
    if tree.pile is None:
        return (Message("lf-text-lake"), Message("lf-text-uncoverable"))
    river = Message(f"lf-text-river-{len(tree.river)}", {f"side{i}": f"#lf-side-{s}" for i, s in enumerate(tree.river)})
    return (
        Message("lf-text-cost-plant", {"n": tree.cost or 0}),
        Message("lf-text-gives", {"n": 1, "element": f"#lf-element-{tree.pile}"}),
        river,
        Message("lf-text-match", {"bonus": f"#lf-bonus-{tree.bonus}"}),
    )


def _clearing_text(card: Clearing) -> tuple[Message, ...]:
    return (
        Message("lf-text-fire-value", {"n": card.fire_value}),
        Message("lf-text-land", {"bonus": f"#lf-bonus-{card.bonus}"}),
    )


def _piece_text(piece: Piece, numbers: Numbers) -> tuple[Message, ...]:
    args = {"counts_for_fire_win": {"n": numbers.fires_to_win}}
    return tuple(Message(f"lf-text-{power}", dict(args.get(power, {}))) for power in piece.powers)


def names(c: Catalog, lang: str) -> str:
    """Return the names of cards that the data bring along, as Fluent text."""
    named = [(entry.id, name) for entry in c.entries() for spoken, name in entry.name.items() if spoken == lang]
    return "\n".join(f"lf-card-{id} = {_literal(name)}" for id, name in named)


def _literal(text: str) -> str:
    """Return a text that Fluent repeats sign by sign."""
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{plain}" }}'
