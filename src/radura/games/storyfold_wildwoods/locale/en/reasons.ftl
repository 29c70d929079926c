# Why something cannot be used now: what is asked instead
sw-no-guided = The story shows the way here: only the marked choice is open.
sw-no-now-page = First turn the page.
sw-no-now-act = You choose an Action, or end the Luma Phase.
sw-no-now-dice = First choose how many dice you roll.
sw-no-now-result = The dice lie open: let the result stand, or use something first.
sw-no-now-crystal = First choose the Action card for the Crystal.
sw-no-now-die = First choose a die.
sw-no-now-reroll = First choose the dice that you roll again.
sw-no-now-creature = First choose a Creature.
sw-no-now-card = First choose the Action card that moves.
sw-no-now-location = First choose the Location that loses its Location Pawn.
sw-no-now-option = First choose what happens.
sw-no-now-take = First take one of the cards drawn.
sw-no-now-room = First make room in the Blessing spaces.
sw-no-now-blessing = First choose the card that you discard.
sw-no-now-shadow = It is the Shadow Phase: use a card or an ability, or let it go on.
sw-no-now-loss = Spirit is about to be lost: use something against it, or let it happen.
sw-no-now-final = The last Shadow card is coming: decide whether Brom steps in.

# What stands in the way
sw-no-dice = No die is left in this Luma Phase.
sw-no-number = { $card } stands on a River space without a number.
sw-no-locked = { $card } is locked in this Luma Phase.
sw-no-overcome = It is overcome already.
sw-no-light = It needs the Light in the centre, { $n ->
    [one] 1 space
   *[other] { $n } spaces
} away.
sw-no-before = { $card } must be overcome before it.
sw-no-requires = A condition is not met yet: { $what }
sw-no-river = { $card } is not in the River.
sw-no-trauma = A Trauma can only be removed with Heal.
sw-no-timing-roll = This card is used after a roll.
sw-no-timing-luma = This card is used in the Luma Phase.
sw-no-timing-loss = This card is used when an activating Creature takes Spirit.
sw-no-effect = It would do nothing now.
sw-no-stand-in = Luma and Brom act together only when the last Shadow card would be drawn.
sw-no-brom = Brom is not at your side any more.
sw-no-other-face = Brom’s card shows its other side.
sw-no-luma-face = This side of the Luma card does not roll dice again.
sw-no-luma-roll = Luma rolls a die again right after a roll.
sw-no-crystals = It costs { $n ->
    [one] 1 Crystal
   *[other] { $n } Crystals
}; you have { $have }.
sw-no-protect = No Creature is in the River to protect you from.
sw-no-chance = Chance decides that; nobody chooses it.
sw-no-blessing = { $card } does not lie in a Blessing space.
sw-no-crystal-here = No Crystal lies on { $card }.
sw-no-crystal-other = Only Crystals on the Action card in use add successes.
sw-no-success = Without a success on the dice, Crystals add none.
sw-no-need = The successes suffice already.
sw-no-enough = The successes do not suffice for this: use the second ability, or nothing.
sw-no-fall-back = The successes suffice: what you chose happens.
sw-no-so-many = Only { $n ->
    [one] 1 die is
   *[other] { $n } dice are
} available.
sw-no-elsewhere = This Location belongs to another Scene.
sw-no-die-first = First choose an Action; then you roll dice for it.
sw-no-die-used = It was used: it comes back at the next Luma Phase.
sw-no-die-late = The dice for this Action are rolled already.
sw-no-reroll = Only a card or Luma’s ability rolls a die again.

# Piles
sw-no-exploration-discard = These cards come back when the Exploration deck is empty.
sw-no-creature-discard = These Creatures come back when the Creature deck is empty.
sw-no-shadow-discard = Shadow cards do not come back in this Chapter.
sw-no-exploration-deck = You draw from here with Explore.
sw-no-creature-deck = Creatures come from here by themselves.
sw-no-shadow-deck = A Shadow card comes when more Spirit is lost than is left.
sw-no-chapter-deck = Story cards come when the story calls them.
sw-no-box = It lies in the box.
sw-no-resolving = It is being carried out.

# Shown although it is not possible
sw-closed-card = { $card }
