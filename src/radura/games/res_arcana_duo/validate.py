"""What the data mean together: names, counts of the rulebook, numbers that a set-up can follow."""

from collections import Counter
from collections.abc import Iterable

from radura.core.reading import Mistakes
from radura.games.res_arcana_duo.actions import MOST_POWERS
from radura.games.res_arcana_duo.schema import (
    ALONE,
    Catalog,
    Component,
    Entry,
    Monument,
    essences_of,
    existing,
)
from radura.games.res_arcana_duo.vocabulary import ChooseOne, Power


def validate(c: Catalog, mistakes: Mistakes) -> None:
    """Note everything that does not fit together."""
    if c.is_mixed:
        if not c.suffices_for(ALONE):
            mistakes.tell("the merged packs hold too little even for two seats")
    else:
        _check_counts(c, mistakes)
        _check_first_game(c, mistakes)
    _check_ids(c, mistakes)
    _check_numbers(c, mistakes)
    kinds = {essence.id for essence in c.essences}
    for component in c.components:
        _check_component(c, component, kinds, mistakes)


def _check_counts(c: Catalog, mistakes: Mistakes) -> None:
    """Duo alone has the components of RA-1."""
    counts = (
        ("artifacts.toml", "artifacts", len(c.artifacts), 16),
        ("artifacts.toml", "start artifacts", sum(a.start for a in c.artifacts), 6),
        ("mages.toml", "mages", len(c.mages), 4),
        ("mages.toml", "start mages", sum(m.start for m in c.mages), 2),
        ("items.toml", "magic items", len(c.items), 5),
        ("monuments.toml", "monuments", len(c.monuments), 7),
        ("places.toml", "sides of places", len(c.places), 4),
        ("places.toml", "start sides", sum(p.face == "start" for p in c.places), 2),
        ("table.toml", "essence markers", sum(e.count for e in c.essences), 60),
    )
    for file, what, found, expected in counts:
        if found != expected:
            mistakes.tell(file, f"{found} {what}, the rulebook has {expected}")


def _check_first_game(c: Catalog, mistakes: Mistakes) -> None:
    """The first game deals start cards to both, and one start side lies up of every tile. RA-3"""
    starts = Counter(place.tile for place in c.places if place.face == "start")
    for tile in sorted({place.tile for place in c.places}):
        if starts[tile] != 1:
            mistakes.tell("places.toml", f"tile {tile}", f"one start side is needed, not {starts[tile]}")
    others = sum(not artifact.start for artifact in c.artifacts)
    start = len(c.artifacts) - others
    if ALONE * c.numbers.hand > start:
        mistakes.tell("table.toml", "numbers", "hand", f"the first game has only {start} start artifacts for two hands")
    if ALONE * c.numbers.first_game_deck > others:
        mistakes.tell("table.toml", "numbers", "first_game_deck", f"there are only {others} artifacts for two decks")
    if ALONE * c.numbers.dealt_mages > len(c.mages):
        mistakes.tell("table.toml", "numbers", "dealt_mages", f"there are only {len(c.mages)} mages")
    if ALONE * c.numbers.dealt_artifacts > len(c.artifacts):
        mistakes.tell("table.toml", "numbers", "dealt_artifacts", f"there are only {len(c.artifacts)} artifacts")


def _check_ids(c: Catalog, mistakes: Mistakes) -> None:
    entries: list[Entry] = [*c.components, *c.essences, *c.pieces]
    counts = Counter(entry.id for entry in entries)
    for entry in entries:
        if counts[entry.id] > 1:
            mistakes.tell(entry.file, entry.id, "id", "another component has this id")
    if "gold" not in {essence.id for essence in c.essences if essence.any}:
        mistakes.tell("table.toml", "gold", "this essence is missing, or not marked as any = true")
    if not any(essence.any and essence.id != "gold" for essence in c.essences):
        mistakes.tell("table.toml", "essence", "an essence beside Gold with any = true is missing")
    if "token" not in {piece.id for piece in c.pieces}:
        mistakes.tell("table.toml", "token", "this piece is missing")
    if ALONE not in {row.seats for row in c.mixed}:
        mistakes.tell("table.toml", "mixed", "the row for two seats is missing")


def _check_numbers(c: Catalog, mistakes: Mistakes) -> None:
    """What is dealt is enough for what is drawn from it. RA-2.4, RA-2.9, RA-2.12"""
    n = c.numbers
    if n.hand > n.dealt_artifacts:
        mistakes.tell("table.toml", "numbers", "hand", f"of {n.dealt_artifacts} dealt artifacts {n.hand} are drawn")
    if n.batch < ALONE or n.dealt_artifacts % n.batch:
        mistakes.tell(
            "table.toml", "numbers", "batch", f"{n.dealt_artifacts} artifacts do not part into batches of {n.batch}"
        )
    if n.face_up_monuments > c.in_play(ALONE)[0]:
        mistakes.tell("table.toml", "numbers", "face_up_monuments", "there are fewer monuments in play")


def _check_component(c: Catalog, component: Component, kinds: set[str], mistakes: Mistakes) -> None:
    where = (component.file, component.id)

    def known(names: Iterable[str], field: str, *extra: str) -> None:
        for name in names:
            if name not in kinds and name not in extra:
                mistakes.tell(*where, field, f"there is no essence {name}")

    known(component.cost, "cost", "any")
    known(component.vp_per, "vp_per")
    if isinstance(component, Monument) and component.cost != {"gold": c.numbers.monument_cost}:
        mistakes.tell(*where, "cost", f"every monument costs {c.numbers.monument_cost} Gold (RA-6.7)")
    if len(component.powers) > MOST_POWERS:
        mistakes.tell(*where, "powers", f"at most {MOST_POWERS} (RA-8.1)")
    for ability in component.collect:
        known([*ability.essences, *ability.choice, *ability.exclude], "collect")
    for power in component.powers:
        known(power.cost.pay, "powers: cost", "any")
        for effect in existing(c, power.effects):
            known(essences_of(effect), "powers: effects")
        for field, why in _oddities(power):
            mistakes.tell(*where, "powers", field, why)


def _oddities(power: Power) -> Iterable[tuple[str, str]]:
    """Yield what the engine cannot play in a power."""
    cost = power.cost
    if not (cost.turn or cost.turn_other or cost.discard or cost.pay):
        yield "cost", "a power that costs nothing could be used for ever (RA-8.26)"
    for effect in power.effects:
        if isinstance(effect, ChooseOne):
            if not all(effect.options):
                yield "effects", "an alternative of choose_one is empty"
            if any(isinstance(part, ChooseOne) for option in effect.options for part in option):
                yield "effects", "a choose_one inside a choose_one is not known"
