# What cards do: each operation of an effect is a term, and a card's text is made of them.

-sw-when = { $at ->
    [luma_phase] In the Luma Phase:
    [roll] After a roll:
    [spirit_loss] When a Creature activates:
    [curse] At once:
    [instead_of_final_shadow] Instead of drawing the final Shadow card, once:
   *[any] At any time:
}
-sw-cost = { $n ->
    [one] Spend 1 Crystal.
   *[other] Spend { $n } Crystals.
}
-sw-when-healed = { $n ->
    [one] Healed with 1 success:
   *[other] Healed with { $n } successes:
}
-sw-passive-spirit_gain_minus = While it is here, Gain Spirit with the Heal Action gives { $n } Spirit less.
-sw-passive-crystal_gain_minus = { $n ->
    [one] While it is here, Gain Crystals with the Help Action gives 1 Crystal less.
   *[other] While it is here, Gain Crystals with the Help Action gives { $n } Crystals less.
}
-sw-passive-exploration_draw_minus = { $n ->
    [one] While it is here, Draw Exploration Cards with the Explore Action draws 1 card less, but at least 1.
   *[other] While it is here, Draw Exploration Cards with the Explore Action draws { $n } cards less, but at least 1.
}
-sw-passive-scene_start_lose_spirit = While it is here, lose { $n } Spirit at the set-up of each Scene.
-sw-guardian = Guardian: never in the deck, cannot be discarded.
-sw-enters = { $at ->
    [end] Enters at the End of the River.
    [action] Enters on the space of the Action card:
   *[other] Enters on { $at }.
}
-sw-after = After Activation:
-sw-nothing = Only the story.
-sw-else = If that cannot be done:
-sw-otherwise = Otherwise:
-sw-or = Or:
-sw-unless = Not if
-sw-if = If

-sw-if-creatures-least = { $n ->
    [one] there is a Creature in the River
   *[other] there are { $n } or more Creatures in the River
}
-sw-if-creatures-most = { $n ->
    [0] there is no Creature in the River
    [one] there is at most 1 Creature in the River
   *[other] there are at most { $n } Creatures in the River
}
-sw-if-location = has a Location Pawn
-sw-if-healed = has been healed
-sw-if-brom = Brom is in his space
-sw-if-no-brom = Brom is not in his space
-sw-if-light = the Light Pawn is on the centre
-sw-if-no-light = the Light Pawn is not on the centre
-sw-if-story = the story remembers it

-sw-op-gain_spirit = Gain { $n } Spirit.
-sw-op-lose_spirit = Lose { $n } Spirit.
-sw-op-gain_crystals = { $n ->
    [one] Gain 1 Crystal.
   *[other] Gain { $n } Crystals.
}
-sw-op-gain_crystals_on = { $n ->
    [one] Gain 1 Crystal on:
   *[other] Gain { $n } Crystals on:
}
-sw-op-lose_crystals = { $n ->
    [one] Lose 1 Crystal.
   *[other] Lose { $n } Crystals.
}
-sw-op-advance_light = { $n ->
    [one] The Light Pawn advances 1 space.
   *[other] The Light Pawn advances { $n } spaces.
}
-sw-op-retreat_light = { $n ->
    [one] The Light Pawn retreats 1 space.
   *[other] The Light Pawn retreats { $n } spaces.
}
-sw-op-advance_shadow = { $n ->
    [one] The Shadow Pawn advances 1 space.
   *[other] The Shadow Pawn advances { $n } spaces.
}
-sw-op-retreat_shadow = { $n ->
    [one] The Shadow Pawn retreats 1 space.
   *[other] The Shadow Pawn retreats { $n } spaces.
}
-sw-op-draw_creature = { $n ->
    [one] Draw 1 Creature.
   *[other] Draw { $n } Creatures.
}
-sw-op-summon_creature = A guardian comes:
-sw-op-discard_creature = { $who ->
    [leftmost] Discard the leftmost Creature.
    [rightmost] Discard the rightmost Creature.
    [all] Discard every Creature.
    [self] Discard this Creature.
    [choice] Discard a Creature of your choice.
   *[named] Discard
}
-sw-op-illuminate_creature = Illuminate
-sw-op-stun_creature = Put a Stun token on
-sw-op-unstun_creature = Remove the Stun token from
-sw-op-activate_creature = Activate
-sw-whom = { $who ->
    [leftmost] the leftmost Creature.
    [rightmost] the rightmost Creature.
    [all] every Creature.
    [self] this Creature.
   *[choice] a Creature of your choice.
}
-sw-who_creature = { $who ->
    [leftmost] The leftmost Creature
    [rightmost] The rightmost Creature
    [all] Every Creature
    [self] This Creature
   *[choice] A Creature of your choice
}
-sw-who_action = { $who ->
    [leftmost] Your leftmost Action card
   *[choice] An Action card of your choice
}
-sw-moves = { $to ->
    [start] moves to the Start of the River.
    [end] moves to the End of the River.
    [left] swaps places with the card to its left.
    [right] swaps places with the card to its right.
   *[space] moves to the { $to } space.
}
-sw-op-draw_exploration = { $n ->
    [one] Draw 1 Exploration card.
   *[other] Draw { $n } Exploration cards and keep { $keep }.
}
-sw-op-draw_shadow = { $n ->
    [one] Draw 1 Shadow card.
   *[other] Draw { $n } Shadow cards.
}
-sw-op-draw_story = Draw the Story card:
-sw-op-add_to_exploration = Shuffle into the Exploration deck:
-sw-op-take_exploration = Take the card:
-sw-op-discard_blessing = { $n ->
    [one] Discard 1 Blessing or Companion.
   *[other] Discard { $n } Blessings or Companions.
}
-sw-op-gain_die = Gain the { $sides }-sided die for the rest of the Chapter.
-sw-op-spend_dice = { $n ->
    [one] Put 1 available die into Used Dice.
   *[other] Put { $n } available dice into Used Dice.
}
-sw-op-recover_dice = { $n ->
    [one] Take 1 die back from Used Dice.
   *[other] Take { $n } dice back from Used Dice.
}
-sw-op-delay_dice = { $n ->
    [one] In the next Luma Phase 1 of your 8-sided dice stays in Used Dice.
   *[other] In the next Luma Phase { $n } of your 8-sided dice stay in Used Dice.
}
-sw-op-reroll_dice = { $n ->
    [one] Roll 1 die of the roll again.
   *[other] Roll up to { $n } dice of the roll again.
}
-sw-op-add_success = { $n ->
    [one] The roll has 1 more success, if it has any.
   *[other] The roll has { $n } more successes, if it has any.
}
-sw-op-reduce_location = { $n ->
    [one] The next Location you attempt in this Scene needs 1 success less (at least 1).
   *[other] The next Location you attempt in this Scene needs { $n } successes less (at least 1).
}
-sw-op-prevent_spirit_loss = Do not lose the Spirit it takes.
-sw-op-lock_action = { $who ->
    [leftmost] Your leftmost Action card cannot be used in the next Luma Phase of this Scene.
   *[right_of_self] The nearest Action card to its right cannot be used in the next Luma Phase of this Scene.
}
-sw-op-place_location = A Location Pawn goes on:
-sw-op-remove_location = Take the Location Pawn from one of:
-sw-op-lose_brom = Brom goes to the Shadow discard pile; the Luma card is turned over.
-sw-op-flip_brom = Turn the Brom card over.
-sw-op-restart_chapter = The Chapter is lost and begins again.
-sw-op-choose = Choose:
