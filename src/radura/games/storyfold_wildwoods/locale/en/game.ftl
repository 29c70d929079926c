sw-name = Storyfold: Wildwoods
sw-tagline = A girl, a bear and a wood that has fallen silent: a story to play alone.

sw-setting-begin = Begin with
sw-setting-guided = First Scene
sw-setting-guided-yes = Guided
sw-setting-guided-yes-help = The book shows you each step, with its dice.
sw-setting-guided-no = On your own
sw-setting-guided-no-help = Real dice from the first page on.
sw-setting-luma_reroll = Luma’s re-roll
sw-setting-luma_reroll-luma_side = After Brom has stepped in
sw-setting-luma_reroll-always = Always

# Components
sw-card-illuminate = Illuminate
sw-card-help = Help
sw-card-explore = Explore
sw-card-heal = Heal
sw-card-luma = Luma
sw-card-brom = Brom
sw-card-story_book = Story Book
sw-card-board = Board
sw-card-save_tray = Save Tray
sw-card-component_tray = Component Tray
sw-card-die_8 = 8-sided die
sw-card-die_10 = 10-sided die
sw-card-die_12 = 12-sided die
sw-card-light_pawn = Light Pawn
sw-card-shadow_pawn = Shadow Pawn
sw-card-spirit_pawn = Spirit Pawn
sw-card-location_pawn = Location Pawn
sw-card-crystal = Crystal
sw-card-stun_token = Stun token
sw-card-chapter_deck = Chapter deck
sw-face-luma_and_brom = Luma & Brom
sw-face-luma = Luma
sw-face-protect = Protect
sw-face-cure = Cure
sw-text-luma_and_brom = The dark puts out its hand for her and finds a bear in the way. He does not roar. He looks round once, to be sure that she is standing, and then he walks into it with his head down, as one walks into snow.
sw-rule-first-illuminate = First ability: as many successes as a Creature has pips Illuminate it (to the End of the River, with a Stun token).
sw-rule-first-help = First ability: as many successes as a Help Location has pips overcome it.
sw-rule-first-explore = First ability: as many successes as an Exploration Location has pips overcome it.
sw-rule-first-heal = First ability: as many successes as a Creature or Trauma has pips heal it.
sw-rule-second-illuminate = Second ability: the Light Pawn advances 1 space for each success.
sw-rule-second-help = Second ability: gain 1 Crystal for each success.
sw-rule-second-explore = Second ability: draw 1 Exploration card for each success and keep 1.
sw-rule-second-heal = Second ability: gain 1 Spirit for each success.
sw-second-illuminate = Advance the Light Pawn
sw-second-help = Gain Crystals
sw-second-explore = Draw Exploration cards
sw-second-heal = Gain Spirit

# Places
sw-place-river = River
sw-place-blessings = Blessing spaces
sw-place-drawn = drawn
sw-place-resolving = being carried out
sw-place-exploration_deck = Exploration deck
sw-place-exploration_discard = Exploration discard pile
sw-place-creature_deck = Creature deck
sw-place-creature_discard = Creature discard pile
sw-place-shadow_deck = Shadow deck
sw-place-shadow_discard = Shadow discard pile
sw-place-chapter_deck = Chapter deck
sw-place-scene = Locations
sw-place-luma = Luma
sw-place-brom = Brom
sw-place-dice = Available dice
sw-place-used_dice = Used Dice
sw-place-roll = the roll
sw-place-box = box
sw-space-0 = 3+
sw-space-1 = 4+
sw-space-2 = 5+
sw-space-3 = 6+
sw-space-4 = the fifth space
sw-space-5 = the sixth space
sw-space-6 = the seventh space

# Headings
sw-group-act = Actions
sw-group-use = Cards and abilities
sw-group-discard = Discard
sw-group-end = Go on
sw-group-choose = Choose

# Questions
sw-ask-act = Luma Phase: choose an Action ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
} left)
sw-ask-no-dice = No die is left: use something more, or end the phase
sw-ask-dice = { $card } on { $number }+: { $aim }. How many dice?
sw-ask-result = { $aim }: { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}
sw-ask-result-of = { $aim } needs { $need }: { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}
sw-ask-loss = You are about to lose { $n } Spirit; { $left } left
sw-ask-final = The next Shadow card is the last one: { $card }
sw-ask-before-activation = { $creature } is about to activate
sw-ask-before-advance = The Shadow Pawn is about to advance; { $left ->
    [one] 1 space
   *[other] { $left } spaces
} to the centre
sw-ask-before-icon = An icon is about to be resolved: { $icon }
sw-ask-pay = Take a Crystal for the ability from which card?
sw-ask-place = Put a Crystal on which card? ({ $n } to place)
sw-ask-lose = Lose a Crystal from which card? ({ $n } to lose)
sw-ask-spend-dice = Which die goes to Used Dice? ({ $n } to go)
sw-ask-recover-dice = Which die comes back? ({ $n } to take)
sw-ask-reroll = Roll which die again? (up to { $n } more)
sw-ask-put-out = From which Location is the Location Pawn taken?
sw-ask-option = Choose what happens
sw-ask-discard = Discard which Creature?
sw-ask-illuminate = Illuminate which Creature?
sw-ask-stun = Stun which Creature?
sw-ask-unstun = Take the Stun token from which Creature?
sw-ask-activate = Which Creature activates?
sw-ask-move-creature = Move which Creature?
sw-ask-move-action = Move which Action card?
sw-ask-take = Take one of the cards
sw-ask-room = No Blessing space is free for { $card }: use or discard a card
sw-ask-discard-blessing = Discard which card?
sw-ask-chapter = { $chapter }
sw-ask-restart = { $chapter } begins again
sw-ask-travel = The story goes on: { $scene }
sw-why-card = { $card }
sw-why-ability = { $face }
sw-why-activation = { $creature } activates
sw-why-action = { $card }: { $aim }

# Options
sw-do-turn_page = Turn the page
sw-do-travel = Travel on
sw-do-illuminate = Illuminate { $card-the }
sw-do-advance_light = Advance the Light Pawn
sw-do-overcome = { $card }
sw-do-gain_crystals = Gain Crystals
sw-do-draw_cards = Draw Exploration cards
sw-do-heal = Heal { $card-the }
sw-do-gain_spirit = Gain Spirit
sw-do-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
sw-do-roll-10 = { $n ->
    [0] Roll the d10
    [one] Roll 1 d8 and the d10
   *[other] Roll { $n } d8 and the d10
}
sw-do-roll-12 = { $n ->
    [0] Roll the d12
    [one] Roll 1 d8 and the d12
   *[other] Roll { $n } d8 and the d12
}
sw-do-roll-10-12 = { $n ->
    [0] Roll the d10 and the d12
    [one] Roll 1 d8, the d10 and the d12
   *[other] Roll { $n } d8, the d10 and the d12
}
sw-do-roll-dice = Roll { $dice }
sw-do-use = Use { $card }
sw-do-discard = Discard { $card }
sw-do-ability-luma_and_brom = Let Brom step in
sw-do-ability-luma = Luma: roll a die again
sw-do-ability-protect = Brom protects: Illuminate a Creature
sw-do-ability-cure = Brom cures: gain { $n } Spirit
sw-do-spend = Spend a Crystal: 1 more success
sw-do-stand-nothing = Let it be: nothing happens
sw-do-stand-first = Done: { $card }
sw-do-stand-illuminate = { $n ->
    [one] Done: the Light Pawn advances 1 space
   *[other] Done: the Light Pawn advances { $n } spaces
}
sw-do-stand-help = { $n ->
    [one] Done: gain 1 Crystal
   *[other] Done: gain { $n } Crystals
}
sw-do-stand-explore = { $n ->
    [one] Done: draw 1 card
   *[other] Done: draw { $n } cards, keep 1
}
sw-do-stand-heal = Done: gain { $n } Spirit
sw-do-fall_back-illuminate = { $n ->
    [one] Advance the Light Pawn 1 space instead
   *[other] Advance the Light Pawn { $n } spaces instead
}
sw-do-fall_back-help = { $n ->
    [one] Gain 1 Crystal instead
   *[other] Gain { $n } Crystals instead
}
sw-do-fall_back-explore = { $n ->
    [one] Draw 1 card instead
   *[other] Draw { $n } cards instead, keep 1
}
sw-do-fall_back-heal = Gain { $n } Spirit instead
sw-do-decline = Let it be, do nothing
sw-do-end_phase = End the Luma Phase
sw-do-wait = Not now
sw-do-wait_all = Not again in this Shadow Phase
sw-do-place = A Crystal on { $card }
sw-do-pay = A Crystal from { $card }
sw-do-lose = A Crystal from { $card }
sw-do-move = Move { $card }
sw-do-creature = { $card }
sw-do-take = Take { $card }
sw-do-reroll = Roll the d{ $sides } again that shows { $shown }
sw-do-reroll_now = Roll now
sw-do-put_away = A d{ $sides }
sw-do-take_back = A d{ $sides }
sw-do-put_out = { $card }
sw-do-draw_final = Draw it: the Chapter is lost
sw-do-face = { $shown }
sw-do-draw = { $card }
sw-note-need = { $need ->
    [one] needs 1 success on { $number }+
   *[other] needs { $need } successes on { $number }+
}
sw-note-number = on { $number }+
sw-note-chance = chance of success { $percent } %
sw-note-chance-crystals = chance of success { $percent } %, spending Crystals { $spending } %
sw-note-total = { $n ->
    [one] 1 success
   *[other] { $n } successes
}
sw-note-crystals = { $n ->
    [0] free
    [one] 1 Crystal
   *[other] { $n } Crystals
}

# Log
sw-log-chapter = { $chapter }
sw-log-scene = { $scene }
sw-log-luma-phase = Round { $round }, Luma Phase
sw-log-shadow-phase = Round { $round }, Shadow Phase
sw-log-roll = { $card } on { $number }+: rolled { $dice }: { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}{ $added ->
    [0] {""}
   *[other] {" "}({ $added } added)
}.
sw-log-nothing = Nothing happens.
sw-log-overcome = { $location } is overcome.
sw-log-put-out = The Location Pawn leaves { $location-the }.
sw-log-healed = { $creature } is healed.
sw-log-mended = { $card } is healed.
sw-log-illuminated = { $creature } drifts to the End of the River, stunned.
sw-log-enters = { $creature } enters on { $at }.
sw-log-turned-away = The River is full: { $creature-the } is discarded.
sw-log-discarded = { $creature } is discarded.
sw-log-activates = { $creature } activates.
sw-log-gain-spirit = Luma gains { $n } Spirit.
sw-log-lose-spirit = Luma loses { $n } Spirit.
sw-log-light-on = { $n ->
    [one] The Light Pawn advances 1 space
   *[other] The Light Pawn advances { $n } spaces
}.
sw-log-light-back = { $n ->
    [one] The Light Pawn retreats 1 space
   *[other] The Light Pawn retreats { $n } spaces
}.
sw-log-shadow-on = The Shadow Pawn advances; { $left ->
    [one] 1 space
   *[other] { $left } spaces
} to the centre.
sw-log-shadow-back = The Shadow Pawn retreats; { $left ->
    [one] 1 space
   *[other] { $left } spaces
} to the centre.
sw-log-shadow = Shadow card: { $card }
sw-log-story = Story card: { $card }
sw-log-curse = Curse: { $card }
sw-log-keep = { $card } takes a Blessing space.
sw-log-use = { $card } is used.
sw-log-ability = Ability: { $face }
sw-log-add = { $card } is shuffled into the Exploration deck.
sw-log-reshuffle = { $deck }: the discard pile is shuffled.
sw-log-die = The d{ $sides } is gained.
sw-log-delay = { $n ->
    [one] 1 die will stay in Used Dice
   *[other] { $n } dice will stay in Used Dice
}.
sw-log-drifts = { $card } drifts along the River.
sw-log-locked = { $card } cannot be used in the next Luma Phase.
sw-log-won = Luma Triumphs: { $scene }
sw-log-lost = The Shadow Triumphs: { $scene }
sw-log-chapter-lost = { $chapter }: the Chapter is lost.

# Pages of the story
sw-title-restart = Luma Wakes
sw-title-sacrifice = Brom Steps In

# Saving
sw-err-save = The game can be saved only between two Scenes.

# Text tables
sw-tui-goal = Luma’s goal:
sw-tui-round = Round { $round }
sw-tui-after = after { $names }
sw-tui-track = Wildwood Track
sw-tui-distances = Light { $light } from the centre, Shadow { $shadow }
sw-tui-needs-light = Light at the centre
sw-tui-spirit = Spirit
sw-tui-roll = Rolled { $dice } on { $number }+: { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}
sw-tui-no-brom = Brom is not here
sw-face-stunned = stunned
sw-face-locked = locked
sw-face-overcome = overcome
sw-ending-circles = The story goes in circles
sw-end-circles = The story goes in circles and is broken off here.

# A guided Scene: the parts of a step, after its own words.
sw-guided-roll = { $n ->
    [one] Now take 1 die and roll it.
   *[other] Now take { $n } dice and roll them.
}
sw-guided-place = You gained a Crystal. Put it on { $card }: it waits there for an Action of that card.
sw-guided-spend = One success is missing. Spend the Crystal that lies on the card: it counts as one more.
sw-guided-use = No success! Use { $card }: it lets you roll dice again.
sw-guided-reroll = Choose a die that shows { $shown }, to roll it again.
sw-guided-take = Two cards are drawn. Keep { $card } and let the other one go.

# A card as the terminal reads it out
sw-fact-pips = Needs { $n ->
    [one] { $n } success
   *[other] { $n } successes
  }.
sw-fact-spirit = Takes { $n } Spirit when it activates.
sw-fact-crystals = Leaves { $n ->
    [one] { $n } Crystal
   *[other] { $n } Crystals
  } behind.
