"""The action space of a campaign: fixed ints with names, such as ``overcome(c1s1_gate)``.

The numbers in the Tables are shifted so that an item can be added to them as it is:
``t.use + item`` is the action that uses this item.
"""

from radura.games.storyfold_wildwoods.pieces import FIRST_DIE, N_ACTIONS
from radura.games.storyfold_wildwoods.tables import TRAUMA, Tables
from radura.games.storyfold_wildwoods.vocabulary import MOST_OPTIONS


def declare(t: Tables) -> None:
    """Declare every kind of action of a campaign. The order of the kinds is the order of the options."""
    space = t.space
    names = t.names
    actions = names[:N_ACTIONS]
    kinds = [f"d{sides}" for sides in t.kinds]
    dice = names[FIRST_DIE : FIRST_DIE + len(t.dice)]
    explorations = names[t.explorations.start : t.explorations.stop]
    creatures = names[t.creatures.start : t.creatures.stop]
    first_trauma = next((i for i in t.explorations if t.type[i] == TRAUMA), t.explorations.stop)
    locations = names[t.locations.start : t.locations.stop]
    cards = names[t.explorations.start : t.shadows.stop]

    t.turn_page = space.kind("turn_page")
    # moment (a): the Actions
    t.illuminate = space.kind("illuminate", creature=creatures) - t.creatures.start
    t.advance_light = space.kind("advance_light")
    t.overcome_first = space.kind("overcome", location=locations)
    t.overcome = t.overcome_first - t.locations.start
    t.gain_crystals = space.kind("gain_crystals")
    t.draw_cards = space.kind("draw_cards")
    t.heal_first = space.kind("heal", target=names[first_trauma : t.creatures.stop])
    t.heal = t.heal_first - first_trauma
    t.gain_spirit = space.kind("gain_spirit")
    # the dice
    t.roll = space.kind("roll", **{f"d{sides}": 2 if kind else t.starting + 1 for kind, sides in enumerate(t.kinds)})
    # cards and abilities
    t.first_moment = space.kind("use", card=explorations)
    t.use = t.first_moment - t.explorations.start
    t.discard = space.kind("discard", card=explorations) - t.explorations.start
    t.ability = space.kind("ability", face=[face.id for face in t.faces])
    t.spend = space.kind("spend")
    # the end of a roll, of the phase, of a moment
    t.stand = space.kind("stand")
    t.fall_back = space.kind("fall_back")
    t.decline = space.kind("decline")
    t.end_phase = space.kind("end_phase")
    t.wait = space.kind("wait")
    t.wait_all = space.kind("wait_all")
    # what an effect asks
    t.place = space.kind("place", action=actions)
    t.pay = space.kind("pay", action=actions)
    t.lose = space.kind("lose", action=actions)
    t.move = space.kind("move", action=actions)
    t.creature = space.kind("creature", creature=creatures) - t.creatures.start
    t.take = space.kind("take", card=explorations) - t.explorations.start
    t.reroll = space.kind("reroll", die=dice)
    t.reroll_now = space.kind("reroll_now")
    t.put_away = space.kind("put_away", kind=kinds)
    t.take_back = space.kind("take_back", kind=kinds)
    t.put_out = space.kind("put_out", location=locations) - t.locations.start
    t.option = space.kind("option", choice=MOST_OPTIONS)
    t.draw_final = space.kind("draw_final")
    # chance
    t.face = space.kind("face", shown=[str(n) for n in range(1, max(t.sides) + 1)])
    t.draw = space.kind("draw", card=cards) - t.explorations.start
