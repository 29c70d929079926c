"""The recipes for cards: a corrected one, a new one, and one with an effect that did not exist."""

from tests.support.recipes import GAMES, Copy, files

FOREST = f"{GAMES}/living_forest_duel"
SHADOWS = f"{GAMES}/casting_shadows"

LAWS = ("--games", "3", "--every", "15")


def test_a_corrected_card_says_and_does_what_it_says(copy: Copy) -> None:
    copy.edit(
        f"{FOREST}/data/animals.toml",
        'id = "bat"\ngroup = "common"\nelements = { sun = 1, wind = 1 }',
        'id = "bat"\ngroup = "common"\nelements = { sun = 3, wind = 1 }',
    )
    assert len(copy.touched) == files("Correct a card")
    assert "3" in copy.radura("cards", "living_forest_duel", "bat")
    assert "All laws held" in copy.radura("check", "living_forest_duel", *LAWS)


def test_an_animal_is_added_to_the_forest(copy: Copy) -> None:
    copy.add(
        f"{FOREST}/data/animals.toml",
        """
[[animal]]
id = "hedgehog"
group = "common"
elements = { plant = 2 }
source = "designed"
""",
    )
    copy.edit(f"{FOREST}/catalog.py", 'len(c.group("common")), 18)', 'len(c.group("common")), 19)')
    copy.say(
        FOREST,
        "cards.ftl",
        en="lf-card-hedgehog = Hedgehog",
        it="lf-card-hedgehog = Riccio",
        nl="lf-card-hedgehog = Egel",
    )
    assert len(copy.touched) == files("Add a card with effects that exist")
    assert "Riccio" in copy.radura("cards", "living_forest_duel", "hedgehog", "--lang", "it")
    assert "All laws held" in copy.radura("check", "living_forest_duel", *LAWS)
    drawn = """
import radura
game = radura.game("living_forest_duel")
places = game.new(seed=1).view("all").places
assert any("hedgehog" in row for row in places.values()), "it lies somewhere"
game.actions.parse("draw(hedgehog)")
"""
    copy.run("-c", drawn)


MOTH = """
[[attack]]
id = "moon_moth"
count = 1
level = 1
cost = ["blue_orb"]
cast = { symbols = ["red_gem"] }
effect = [{ op = "damage", target = "enemy", range = "here", amount = [3] }, EFFECT]
source = "designed"
"""

CAST = """
from tests.support.casting_shadows import PLAIN, table, play
s = table(at=[PLAIN, PLAIN], dice=["red_gem"], books={0: ["moon_moth"]}, hp={0: 10, 1: 10}, counters={1: []})
play(s, "cast_at(moon_moth,haze)")
"""


def add_moth(copy: Copy, effect: str) -> None:
    """Add a Spell to the Main deck, in the rest of which nothing changes."""
    copy.add(f"{SHADOWS}/data/main_deck.toml", MOTH.replace("EFFECT", effect))
    copy.edit(f"{SHADOWS}/data/main_deck.toml", "card = 52 ", "card = 53 ")
    copy.say(
        SHADOWS,
        "cards.ftl",
        en="cs-card-moon_moth = Moon Moth",
        it="cs-card-moon_moth = Falena lunare",
        nl="cs-card-moon_moth = Maanmot",
    )


def test_a_spell_with_effects_that_exist_is_added(copy: Copy) -> None:
    add_moth(copy, '{ op = "move_target" }')
    assert len(copy.touched) == files("Add a card with effects that exist") - 1, "its count stands in the same file"
    told = copy.radura("cards", "casting_shadows", "moon_moth")
    assert "Moon Moth" in told
    assert "Then you may move each enemy you hit one tile." in told
    copy.run("-c", CAST + "assert s.hp[1] == 7, s.hp\nassert s.game.actions.kind_of(s.legal()[0]).name == 'move'")
    assert "All laws held" in copy.radura("check", "casting_shadows", *LAWS)


def test_an_effect_that_did_not_exist_is_added(copy: Copy) -> None:
    copy.edit(
        f"{SHADOWS}/vocabulary.py",
        'class MoveSelf(Op, frozen=True, kw_only=True, tag="move_self"):',
        '''class GainEnergy(Op, frozen=True, kw_only=True, tag="gain_energy"):
    """Shadow Energy, never above the dial."""

    amount: Count


class MoveSelf(Op, frozen=True, kw_only=True, tag="move_self"):''',
    )
    copy.edit(
        f"{SHADOWS}/vocabulary.py", "AttackOp = Damage | MoveTarget", "AttackOp = Damage | MoveTarget | GainEnergy"
    )
    copy.add(
        f"{SHADOWS}/steps/gifts.py",
        '''

class Charge(EffectStep):
    """Shadow Energy, never above the dial."""

    params: ClassVar[tuple[Field, ...]] = (Number(1, MOST),)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def args(self) -> tuple[int]:
        return (self.n,)

    def run(self, s: ShadowState, seat: int) -> bool:
        s.set_energy(seat, min(s.energy[seat] + self.n, s.tables.limits[s.form[seat]]))
        return True
''',
    )
    copy.edit(
        f"{SHADOWS}/effects.py",
        "    voc.MoveTarget: ",
        "    voc.GainEnergy: lambda op, giver: gifts.Charge(op.amount),\n    voc.MoveTarget: ",
    )
    copy.edit(
        f"{SHADOWS}/effects.py",
        "*(gifts.Gain, gifts.Heal, gifts.Free),",
        "*(gifts.Gain, gifts.Heal, gifts.Free, gifts.Charge),",
    )
    copy.say(
        SHADOWS,
        "game.ftl",
        en="cs-text-gain_energy = You gain { $amount } Shadow Energy.",
        it="cs-text-gain_energy = Ottieni { $amount } Energia Ombra.",
        nl="cs-text-gain_energy = Je krijgt { $amount } Schaduwenergie.",
    )
    assert len(copy.touched) == files("Add an effect") == 6
    add_moth(copy, '{ op = "gain_energy", amount = 2 }')
    assert "You gain 2 Shadow Energy." in copy.radura("cards", "casting_shadows", "moon_moth")
    copy.run("-c", CAST + "assert (s.hp[1], s.energy[0]) == (7, 2), (s.hp, s.energy)")
    assert "All laws held" in copy.radura("check", "casting_shadows", *LAWS)
