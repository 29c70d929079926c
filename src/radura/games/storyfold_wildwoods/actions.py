"""The action space of a campaign: fixed ints with names, such as ``overcome(c1s1_gate)``.

The numbers in the Book are shifted so that an item can be added to them as it is:
``book.use + item`` is the action that uses this item.
"""

from radura.games.storyfold_wildwoods.book import FIRST_DIE, TRAUMA, Book
from radura.games.storyfold_wildwoods.steps.dice import KINDS


def declare(book: Book) -> None:
    """Declare every kind of action of a campaign. The order of the kinds is the order of the options."""
    space = book.space
    names = book.names
    actions = names[:4]
    dice = names[FIRST_DIE : FIRST_DIE + 7]
    explorations = names[book.explorations.start : book.explorations.stop]
    creatures = names[book.creatures.start : book.creatures.stop]
    first_trauma = next((i for i in book.explorations if book.type[i] == TRAUMA), book.explorations.stop)
    locations = names[book.locations.start : book.locations.stop]
    cards = names[book.explorations.start : book.shadows.stop]

    book.turn_page = space.kind("turn_page")
    # moment (a): the Actions
    book.illuminate = space.kind("illuminate", creature=creatures) - book.creatures.start
    book.advance_light = space.kind("advance_light")
    book.overcome_first = space.kind("overcome", location=locations)
    book.overcome = book.overcome_first - book.locations.start
    book.gain_crystals = space.kind("gain_crystals")
    book.draw_cards = space.kind("draw_cards")
    book.heal_first = space.kind("heal", target=names[first_trauma : book.creatures.stop])
    book.heal = book.heal_first - first_trauma
    book.gain_spirit = space.kind("gain_spirit")
    # the dice
    book.roll = space.kind("roll", d8=6, d10=2, d12=2)
    # cards and abilities
    book.first_moment = space.kind("use", card=explorations)
    book.use = book.first_moment - book.explorations.start
    book.discard = space.kind("discard", card=explorations) - book.explorations.start
    book.ability = space.kind("ability", face=[face.id for face in book.faces])
    book.spend = space.kind("spend")
    # the end of a roll, of the phase, of a moment
    book.stand = space.kind("stand")
    book.fall_back = space.kind("fall_back")
    book.decline = space.kind("decline")
    book.end_phase = space.kind("end_phase")
    book.wait = space.kind("wait")
    book.wait_all = space.kind("wait_all")
    # what an effect asks
    book.place = space.kind("place", action=actions)
    book.pay = space.kind("pay", action=actions)
    book.lose = space.kind("lose", action=actions)
    book.move = space.kind("move", action=actions)
    book.creature = space.kind("creature", creature=creatures) - book.creatures.start
    book.take = space.kind("take", card=explorations) - book.explorations.start
    book.reroll = space.kind("reroll", die=dice)
    book.reroll_now = space.kind("reroll_now")
    book.put_away = space.kind("put_away", kind=KINDS)
    book.take_back = space.kind("take_back", kind=KINDS)
    book.put_out = space.kind("put_out", location=locations) - book.locations.start
    book.option = space.kind("option", choice=4)
    book.draw_final = space.kind("draw_final")
    # chance
    book.face = space.kind("face", shown=[str(n) for n in range(1, 13)])
    book.draw = space.kind("draw", card=cards) - book.explorations.start
