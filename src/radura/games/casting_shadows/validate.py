"""What the rules and the engine take for granted about the data, beyond their form."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias, get_args

from radura.core.reading import Mistakes
from radura.games.casting_shadows.schema import FILES, Catalog, Character
from radura.games.casting_shadows.vocabulary import RESOURCES, Convert, Damage, Level, MoveSelf, RecheckTarget

Tell: TypeAlias = Callable[..., None]
"""Takes entry, field and what is wrong there."""

LEVELS: Final = get_args(Level)
SHAPELESS: Final = {"shadow", "curse"}
"""Resources that are neither Gems nor Orbs."""
LEAST_SEATS: Final = 2
MOST_RESOURCES: Final = 3


def check(c: Catalog, mistakes: Mistakes) -> None:
    """Add what is amiss."""
    table, main, others = (partial(mistakes.tell, name) for name in FILES)
    _check_counts(c, table, main, others)
    _check_ids(c, mistakes)
    _check_table(c, table)
    _check_main(c, main)
    _check_others(c, others)


def _check_counts(c: Catalog, table: Tell, main: Tell, others: Tell) -> None:
    """Compare the counts of the rulebook, which the files repeat, with the entries. CS-1.2 to CS-1.9, Q-38"""
    for tell, key, said, group in (
        (table, "tile", c.table_counts.tile, c.tiles),
        (table, "character", c.table_counts.character, c.characters),
        (table, "die", c.table_counts.die, c.dice),
        (table, "token", c.table_counts.token, c.tokens),
        (main, "card", c.main_counts.card, [*c.spells, *c.resource_cards]),
        (others, "counterspell", c.other_counts.counterspell, c.counterspells),
        (others, "companion", c.other_counts.companion, c.companions),
    ):
        if (found := sum(entry.count for entry in group)) != said:
            tell("counts", key, f"{said} are announced, the entries have {found}")


def _check_ids(c: Catalog, mistakes: Mistakes) -> None:
    seen: set[str] = set()
    for file, entry in c.named():
        if entry.id in seen:
            mistakes.tell(file, entry.id, "id", "another component has this id")
        seen.add(entry.id)


def _check_table(c: Catalog, tell: Tell) -> None:
    numbers = c.numbers
    if numbers.start_hp > numbers.max_hp:
        tell("numbers", "start_hp", f"at most max_hp, {numbers.max_hp}, is needed")
    for cost, limit in zip(("transform_cost", "ability_cost"), numbers.energy_limits, strict=True):
        if getattr(numbers, cost) > limit:
            tell("numbers", cost, f"at most {limit} is needed: the dial holds no more")
    if sorted(kind.id for kind in c.resources) != sorted(RESOURCES):
        tell("resource", f"exactly these are needed: {', '.join(RESOURCES)}")
    for reach in c.ranges:
        if reach.least > reach.most:
            tell(reach.id, "most", f"at least {reach.least} is needed")
    _check_map(c, tell)
    for tile in c.tiles:
        if tile.desert and tile.market:
            tell(tile.id, "market", "the Counterspell deck lies there (desert)")
    for character in c.characters:
        _check_ability(c, tell, character)
    _check_solo(c, tell)


def _check_map(c: Catalog, tell: Tell) -> None:
    tiles = {tile.id: tile for tile in c.tiles}
    if sum(tile.desert for tile in c.tiles) != 1:
        tell("tile", "desert", "exactly one tile is needed that is the desert")
    for where, id in (("centre", c.map.centre), *c.map.ring.items()):
        if id not in tiles or tiles[id].home_of:
            tell("map", where, f"“{id}” is not a tile without a Character")
    laid = [c.map.centre, *c.map.ring.values()]
    for tile in c.tiles:
        if (tile.id not in laid) != bool(tile.home_of) or laid.count(tile.id) > 1:
            tell(tile.id, "home_of", "a tile lies on the map once, or is the Home of a Character")
    homes = {tile.home_of: tile.id for tile in c.tiles if tile.home_of}
    for character in c.characters:
        if homes.get(character.id) != character.home:
            tell(character.id, "home", "home_of of the tiles and this home do not agree")
    for name in homes:
        if name not in {character.id for character in c.characters}:
            tell(homes[name], "home_of", f"there is no Character “{name}”")
    if sorted(c.map.homes) != [str(n) for n in range(LEAST_SEATS, len(c.characters) + 1)]:
        tell("map", "homes", f"one row for each number of players is needed, 2 to {len(c.characters)}")
    for players, row in c.map.homes.items():
        if len(set(row) - set(c.map.ring)) != len(row) or str(len(row)) != players:
            tell("map", "homes", f"{players} players need {players} free places of the ring")


def _check_ability(c: Catalog, tell: Tell, character: Character) -> None:
    at = character.id
    damages = [op for op in character.effect if isinstance(op, Damage)]
    if not character.effect or len(damages) > 1:
        tell(at, "effect", "one or more operations are needed, only one of them damage")
    for damage in damages:
        if damage.target == "source" or (damage.range is None) != (damage.target == "each_enemy"):
            tell(at, "effect", "damage to enemy or hex has a range, damage to each_enemy has none")
        _check_damage(c, tell, at, damage, 1)


def _check_damage(c: Catalog, tell: Tell, at: str, damage: Damage, numbers: int) -> None:
    known = [reach.id for reach in c.ranges]
    if damage.range is not None and damage.range not in known:
        tell(at, "effect", "range", f"“{damage.range}” is not possible here; possible are {', '.join(known)}")
    if len(damage.amount) != numbers:
        tell(at, "effect", "amount", f"{numbers} numbers are needed, {len(damage.amount)} are given")


def _check_solo(c: Catalog, tell: Tell) -> None:
    cards = {card.id: card for card in (*c.spells, *c.resource_cards)}
    attacks = {card.id: card for card in c.attacks}
    solo = c.solo
    for field, names in (("player_spells", solo.player_spells), ("bot_spells", solo.bot_spells)):
        for name in names:
            if name not in cards or (solo.player_spells + solo.bot_spells).count(name) > cards[name].count:
                tell("solo", field, f"the Main deck has no “{name}” for this")
            elif field == "bot_spells" and (name not in attacks or len(attacks[name].effect) != 1):
                tell("solo", field, f"“{name}” is not an Attack Spell that only does damage")
    if len(solo.bot_spells) != len(c.characters) - 1:
        tell("solo", "bot_spells", f"{len(c.characters) - 1} are needed, one for each Character nobody plays")
    if solo.first_bot not in solo.bot_spells:
        tell("solo", "first_bot", f"one of {', '.join(solo.bot_spells)} is needed")
    if len(solo.player_spells) > c.numbers.book_size:
        tell("solo", "player_spells", f"a Spell Book holds {c.numbers.book_size} cards")
    if solo.bot_hp > c.numbers.max_hp:
        tell("solo", "bot_hp", f"at most max_hp, {c.numbers.max_hp}, is needed")


def _check_main(c: Catalog, tell: Tell) -> None:
    for attack in c.attacks:
        at = attack.id
        damages = [op for op in attack.effect if isinstance(op, Damage)]
        if len(damages) != 1 or damages[0] is not attack.effect[0] or damages[0].target not in ("enemy", "hex"):
            tell(at, "effect", "damage to an enemy or a hex must come first, and only once")
        elif damages[0].range is None:
            tell(at, "effect", "range", "this field is missing")
        else:
            _check_damage(c, tell, at, damages[0], attack.cast.max if attack.cast.symbol else 1)
        if bool(attack.cast.symbol) != bool(attack.cast.max) or (attack.cast.symbol and attack.cast.symbols):
            tell(at, "cast", "symbol and max belong together, and symbols does without them")
    for spell in c.spells:
        if sum(symbol in LEVELS for symbol in spell.cost) > 1:
            tell(spell.id, "cost", "at most one Spell can be asked for")
        if sum(symbol not in LEVELS for symbol in spell.cost) > MOST_RESOURCES:
            tell(spell.id, "cost", f"at most {MOST_RESOURCES} Resources can be asked for")
    for conversion in c.conversions:
        at = conversion.id
        if len(conversion.effect) != 1:
            tell(at, "effect", "exactly one operation is needed")
        for op in conversion.effect:
            if isinstance(op, Convert) and (op.to == "other" or op.colour == "same") and SHAPELESS & {*op.sources}:
                tell(at, "effect", "from", "a shadow or curse has no colour to keep, and no other shape")
    on_table = sum(tile.market for tile in c.tiles) + len(c.characters) * c.numbers.book_size
    if (found := sum(card.count for card in (*c.spells, *c.resource_cards))) <= on_table:
        tell("counts", "card", f"more than {on_table} cards are needed (Q-4), {found} are there")


def _check_others(c: Catalog, tell: Tell) -> None:
    for counter in c.counterspells:
        at = counter.id
        damages = [op for op in counter.effect if isinstance(op, Damage)]
        if bool(damages) != (counter.trigger == "after") or (damages and len(counter.effect) > 1):
            tell(at, "trigger", "damage is returned after damage, everything else happens before it")
        if any(isinstance(op, MoveSelf) for op in counter.effect) != any(
            isinstance(op, RecheckTarget) for op in counter.effect
        ):
            tell(at, "effect", "move_self and recheck_target belong together (Q-28)")
        for damage in damages:
            _check_return(c, tell, at, damage)
    for companion in c.companions:
        for op in companion.effect:
            if isinstance(op, Damage):
                _check_return(c, tell, companion.id, op)
    needed = c.numbers.portal_size + len(c.characters)
    if len(c.companions) < needed or any(companion.count > 1 for companion in c.companions):
        tell("companion", f"at least {needed} are needed (Q-34), each of them once")


def _check_return(c: Catalog, tell: Tell, at: str, damage: Damage) -> None:
    if damage.target != "source" or damage.range is not None:
        tell(at, "effect", 'damage is returned to "source", without a range')
    _check_damage(c, tell, at, damage, 1)
