cs-name = Casting Shadows
cs-tagline = Roll, collect Spells, turn into your Shadow Form: the last one standing wins.

# Words of the game
cs-counterspell = a Counterspell
cs-resource-red_gem = red Gem
cs-resource-blue_gem = blue Gem
cs-resource-purple_gem = purple Gem
cs-resource-red_orb = red Orb
cs-resource-blue_orb = blue Orb
cs-resource-purple_orb = purple Orb
cs-resource-shadow = Shadow Fragment
cs-resource-curse = Cursed Crystal
cs-resources-red_gem = red Gems
cs-resources-blue_gem = blue Gems
cs-resources-purple_gem = purple Gems
cs-resources-red_orb = red Orbs
cs-resources-blue_orb = blue Orbs
cs-resources-purple_orb = purple Orbs
cs-resources-shadow = Shadow Fragments
cs-resources-curse = Cursed Crystals
cs-symbol-red_gem = red Gem
cs-symbol-blue_gem = blue Gem
cs-symbol-any_gem = Gem of any colour
cs-symbol-red_orb = red Orb
cs-symbol-blue_orb = blue Orb
cs-symbol-any_orb = Orb of any colour
cs-symbol-shadow = Shadow Fragment
cs-symbol-curse = Cursed Crystal
cs-symbol-spell_1 = level 1 Spell
cs-symbol-spell_2 = level 2 Spell
cs-symbols-red_gem = red Gems
cs-symbols-blue_gem = blue Gems
cs-symbols-any_gem = Gems of any colour
cs-symbols-red_orb = red Orbs
cs-symbols-blue_orb = blue Orbs
cs-symbols-any_orb = Orbs of any colour
cs-symbols-shadow = Shadow Fragments
cs-symbols-curse = Cursed Crystals
cs-range-here = own tile
cs-range-here_adjacent = own and adjacent tiles
cs-range-adjacent = adjacent tiles
cs-range-here_to_2 = own tile and up to 2 away
cs-range-one_to_2 = up to 2 away, not own tile
cs-action-travel = Travel
cs-action-cast = Cast
cs-action-reroll = Reroll
cs-action-protect = Protect
cs-action-refresh = Refresh
cs-action-collect = Collect
cs-ability-frill = Ability
cs-ability-kit = Ability
cs-ability-nuzzle = Ability
cs-ability-haze = Ability
cs-face-base = Base Form
cs-face-shadow = Shadow Form
cs-face-cast = cast this turn
cs-face-used = used up
cs-phase-setup = Set-up
cs-phase-roll = Roll
cs-phase-act = Act
cs-phase-absorb = Absorb

# Match options
cs-setting-characters = Characters
cs-setting-characters-choose = Chosen in turn
cs-setting-characters-choose-help = Seat 1 first, then in seat order.
cs-setting-characters-random = By lot
cs-setting-characters-random-help = Dealt at random, so you roll at once.
cs-setting-limit = The end
cs-setting-limit-none = Last one standing
cs-setting-limit-none-help = However many rounds it takes.
cs-setting-limit-rounds = At most 100 rounds
cs-setting-limit-rounds-help = After that nobody has won.

# Places and counters
cs-place-map = Map
cs-on-tile = { $item } on the { $of }
cs-place-tile = On the tile
cs-place-market = Beside the tile
cs-place-fallen = Eliminated
cs-place-box = Box
cs-place-board = Player Board
cs-place-book = Spell Book
cs-place-counters = Counterspells
cs-place-companion = Companion
cs-place-deck = Main deck
cs-place-discard = Discard pile
cs-place-portal = Companion Portal
cs-place-aside = Bot Spells
cs-place-counter_deck = Counterspell deck
cs-place-companion_deck = Companion deck
cs-place-pool = Resource Pool
cs-place-common = Common area
cs-counter-hp = HP
cs-counter-energy = Shadow Energy
cs-counter-ap = Action points
cs-counter-round = Round

# What is asked
cs-ask-pick = Choose your Character
cs-ask-act = { $points ->
        [0] Choose what costs no Action point, or end your Actions
        [one] Choose an Action: { $points } point left
       *[other] Choose an Action: { $points } points left
    }
cs-ask-give = Choose a level { $level } Spell to discard as payment
cs-ask-room = Your Spell Book is full: choose a card to discard
cs-ask-pay-collect = Choose how to pay for { $card }
cs-ask-pay-cast = { $card } at { $target }: choose what to spend
cs-ask-pay-cast-on = { $card } on { $tile }: choose what to spend
cs-ask-fragment = Choose the die that gives the Shadow Fragment
cs-ask-reroll = { $n ->
        [one] { $n } die to roll again: add another or throw
       *[other] { $n } dice to roll again: add another or throw
    }
cs-ask-convert = Choose a Resource to change with { $card }
cs-ask-move = Choose where { $enemy } goes
cs-ask-absorb = Absorb Shadow Fragments, transform, or end the turn
cs-ask-summon = Choose a Companion
cs-ask-before = { $source } deals { $target } { $amount } damage ({ $what }): answer with a Counterspell?
cs-ask-after = { $source } has dealt { $target } { $amount } damage ({ $what }): answer with a Counterspell?
cs-ask-run = Choose where { $who } runs

# Why it is asked
cs-why-collect = You are collecting { $card }
cs-why-transform = { $who } has transformed: a Companion joins
cs-why-attack = { $who }: { $what }

# Options
cs-group-pick = Characters
cs-group-cast = Cast, 1 point
cs-group-free = Costs no point
cs-group-here = Here, 1 point
cs-group-dice = Dice, 1 point
cs-group-cast-free = Cast, free
cs-group-here-free = Here, free
cs-group-dice-free = Dice, free
cs-group-travel = Travel, 1 point
cs-group-travel-free = Travel, free
cs-group-move = Move
cs-group-done = Or
cs-group-discard = Discard
cs-group-pay = Pay
cs-group-convert = Change
cs-group-shadow = Shadow Energy
cs-group-summon = Companions
cs-group-answer = Counterspell, costs no point
cs-group-chance = Chance
cs-do-pick = Play { $character }
cs-do-cast_at = Cast { $card } at { $character }
cs-do-cast_on = Cast { $card } on { $tile }
cs-do-cast = Cast { $card }
cs-do-ability = Use your { $ability }
cs-do-ability_at = Use your { $ability } on { $character }
cs-do-ability_on = Use your { $ability } on { $tile }
cs-do-use = Use the Resource card { $card }
cs-do-collect = Collect { $card }
cs-do-refresh = Refresh: replace { $card }
cs-do-reroll = Reroll: { $die } ({ $resource })
cs-do-protect = Protect: remove a Cursed Crystal
cs-do-travel = Travel to { $tile }
cs-do-end = End your Actions
cs-do-discard = Discard { $card }
cs-do-discard-cast = Discard { $card } (cast this turn)
cs-do-pay-1 = Spend { $n0 } { $what0 }
cs-do-pay-2 = Spend { $n0 } { $what0 } and { $n1 } { $what1 }
cs-do-pay-3 = Spend { $n0 } { $what0 }, { $n1 } { $what1 } and { $n2 } { $what2 }
cs-do-fragment = { $die }
cs-do-throw = { $n ->
        [one] Throw the die
       *[other] Throw the { $n } dice
    }
cs-do-change = 1 { $source } becomes { $n } { $to }
cs-do-copy = Another { $resource }
cs-do-stop = Change no more
cs-do-move = Move { $enemy } to { $tile }
cs-do-leave = Leave { $enemy } there
cs-do-absorb = Absorb a Shadow Fragment
cs-do-transform = Transform into your Shadow Form
cs-do-summon = Take { $card }
cs-do-finish = End the turn
cs-do-answer = Reveal { $card }
cs-do-run = Run to { $tile }
cs-do-pass = Do not answer
cs-do-roll = The die shows: { $resource }
cs-do-draw = { $card } is turned up

# What an option costs or brings
cs-note-takes = takes { $amount } damage{ $falls ->
        [sure] : falls!
        [may] : can fall
       *[no] { "" }
    }
cs-note-takes-bonus = takes { $amount } damage, bonus of { $bonus } included{ $falls ->
        [sure] : falls!
        [may] : can fall
       *[no] { "" }
    }
cs-note-each = { $enemies ->
        [one] { $amount } damage to { $enemies } enemy
       *[other] { $amount } damage to each of { $enemies } enemies
    }{ $falls ->
        [0] { "" }
        [one] : { $falls } can fall
       *[other] : { $falls } can fall
    }
cs-note-each-bonus = { $enemies ->
        [one] { $amount } damage to { $enemies } enemy, bonus of { $bonus } included
       *[other] { $amount } damage to each of { $enemies } enemies, bonus of { $bonus } included
    }{ $falls ->
        [0] { "" }
        [one] : { $falls } can fall
       *[other] : { $falls } can fall
    }
cs-note-own = damage: { $list }{ $falls ->
        [0] { "" }
        [one] : { $falls } can fall
       *[other] : { $falls } can fall
    }
cs-note-own-bonus = damage: { $list }, bonus of { $bonus } included{ $falls ->
        [0] { "" }
        [one] : { $falls } can fall
       *[other] : { $falls } can fall
    }
cs-note-heals = you reach { $hp } HP
cs-note-cost-0 = costs no Resource
cs-note-cost = pay: { $list }
cs-note-adds = adds { $list }, then the card is gone
cs-note-crystals = { $n ->
        [one] { $n } Cursed Crystal hurts you: { $hp } HP left
       *[other] { $n } Cursed Crystals hurt you: { $hp } HP left
    }
cs-note-absorb = Shadow Energy { $energy } of { $limit }
cs-note-transform = spends { $n } Shadow Energy; a Companion joins you
cs-note-lose = you take { $amount } damage, { $hp } HP left
cs-note-run = you move one tile; out of reach you take nothing
cs-note-missed = the attack misses you
cs-note-returns = { $source } takes { $amount } damage

# Log
cs-log-pick = Player { $n } plays { $who }.
cs-log-turn = Round { $round }: { $who }'s turn.
cs-log-rolled = { $who } rolled { $faces }.
cs-log-gift = { $giver } gives 1 { $resource }.
cs-log-healed = { $giver } heals: { $hp } HP now.
cs-log-travel = { $who } travels to { $tile }.
cs-log-protect = { $who } removes a Cursed Crystal.
cs-log-refresh = { $who } discards { $card }.
cs-log-turned-up = { $card } is turned up beside { $tile }.
cs-log-reshuffled = The discard pile is shuffled into a new deck.
cs-log-use = { $who } uses the Resource card { $card }.
cs-log-cast = { $who } casts { $card }.
cs-log-change = 1 { $source } becomes { $n } { $to }.
cs-log-copy = 1 { $resource } is doubled.
cs-log-attack = { $who }, { $what }: { $amount } damage to { $target }.
cs-log-hurt = { $who } loses { $amount } HP: { $hp } left.
cs-log-out = { $who } is eliminated.
cs-log-answer = { $who } reveals { $card }.
cs-log-pass = { $who } does not answer.
cs-log-run = { $who } runs to { $tile }.
cs-log-moved = { $who } moves { $enemy } to { $tile }.
cs-log-ability = { $who } uses the { $ability }.
cs-log-reroll = { $n ->
        [one] { $who } rolls { $n } die again.
       *[other] { $who } rolls { $n } dice again.
    }
cs-log-discard = { $who } discards { $card }.
cs-log-collect = { $who } collects { $card }.
cs-log-counterspell = { $who } collects a Counterspell.
cs-log-absorb = { $who } absorbs a Shadow Fragment: Energy { $energy }.
cs-log-transform = { $who } turns into { $form }.
cs-log-summon = { $card } joins { $who }.
cs-log-crystals = { $n ->
        [one] { $n } Cursed Crystal hurts { $who }: { $hp } HP left.
       *[other] { $n } Cursed Crystals hurt { $who }: { $hp } HP left.
    }

# Ends
cs-end-last = Only one is left standing.
cs-end-bots = The Bots have won.
cs-end-limit = No winner after 100 rounds.

# Card texts
cs-where-here = on your own tile
cs-where-here_adjacent = on your tile or an adjacent one
cs-where-adjacent = on an adjacent tile
cs-where-here_to_2 = on your tile or up to 2 tiles away
cs-where-one_to_2 = up to 2 tiles away, but not on your own tile
cs-which-here = your own tile
cs-which-here_adjacent = your tile or one adjacent tile
cs-which-adjacent = one adjacent tile
cs-which-here_to_2 = your tile or one tile up to 2 away
cs-which-one_to_2 = one tile up to 2 away, but not your own
cs-into-gem-same = Gems of the same colour
cs-into-gem-choose = red or blue Gems
cs-into-gem-red = red Gems
cs-into-gem-blue = blue Gems
cs-into-orb-same = Orbs of the same colour
cs-into-orb-choose = red or blue Orbs
cs-into-orb-red = red Orbs
cs-into-orb-blue = blue Orbs
cs-into-other-same = the other kind in the same colour: Gems into Orbs, Orbs into Gems
cs-into-other-choose = the other kind in red or blue: Gems into Orbs, Orbs into Gems
cs-into-other-red = the other kind in red: Gems into Orbs, Orbs into Gems
cs-into-other-blue = the other kind in blue: Gems into Orbs, Orbs into Gems
cs-text-spend-0 = Costs no Resource.
cs-text-spend-1 = Spend 1 { $what0 }.
cs-text-spend-2 = Spend 1 { $what0 } and 1 { $what1 }.
cs-text-spend-up-to = Spend 1 to { $max } { $what }.
cs-text-damage-enemy = { $amount } damage to one enemy { $where }.
cs-text-damage-hex = { $amount } damage to every enemy on { $where }.
cs-text-damage-each_enemy = { $amount } damage to every enemy.
cs-text-move_target = Then you may move each enemy you hit one tile.
cs-text-gain_hp = You gain { $amount } HP.
cs-text-ability = In Shadow Form, with { $n } Shadow Energy, which is spent:
cs-text-convert = Turn up to { $max } { $what } into { $to }.
cs-text-convert-any = Turn any number of { $what } into { $to }.
cs-text-convert-each = Turn up to { $max } { $what } into { $each } { $to } each.
cs-text-convert-each-any = Turn any number of { $what } into { $each } { $to } each.
cs-text-convert-pair = Turn up to { $max } { $what } or { $also } into { $to }.
cs-text-convert-pair-any = Turn any number of { $what } or { $also } into { $to }.
cs-text-duplicate = For up to { $max } { $what }, add another of the same colour.
cs-text-duplicate-any = For any number of { $what }, add another of the same colour.
cs-text-use-gain_resource = Discard it in your Phase 2: { $amount } { $resource } for this turn.
cs-text-trigger-before = When an enemy is about to damage you:
cs-text-trigger-after = After an enemy has damaged you and you still stand:
cs-text-move_self = Move to an adjacent tile.
cs-text-recheck_target = If the attack no longer reaches you there, you take nothing.
cs-text-reduce_damage = That damage is { $amount } lower.
cs-text-prevent_damage = You take no damage.
cs-text-damage-source = That enemy takes { $amount } damage, wherever it is.
cs-text-damage-source-once = The first time an enemy damages you after the start of your turn and you still stand, that enemy takes { $amount } damage.
cs-text-desert = Counterspells are collected here.
cs-text-tile-gain_resource = Begin your turn here: { $amount } { $resource }.
cs-text-tile-gain_hp = Begin your turn here: { $amount } HP.
cs-text-tile-free_action = Begin your turn here: { $action } free { $per_turn ->
        [one] once
       *[other] { $per_turn } times
    } this turn.
cs-text-tile-modify_damage_dealt = Attack Spells cast from here do { $amount } more damage.
cs-text-tile-modify_damage_dealt-once = The first Attack Spell you cast from here each turn does { $amount } more damage to each enemy.
cs-text-tile-modify_damage_taken = While you stand here, damage from enemies is { $amount } lower.
cs-text-tile-cap_damage_taken = While you stand here, no enemy's damage is more than { $max }.
cs-text-tile-forbid_reduction = While you stand here, damage from enemies cannot be reduced.
cs-text-pet-gain_resource = At the start of your turn: { $amount } { $resource }.
cs-text-pet-gain_hp = At the start of your turn: { $amount } HP.
cs-text-pet-free_action = { $action } is free { $per_turn ->
        [one] once
       *[other] { $per_turn } times
    } in each of your turns.
cs-text-pet-modify_damage_dealt = Your Attack Spells do { $amount } more damage to each enemy.
cs-text-pet-modify_damage_dealt-once = Your first Attack Spell each turn does { $amount } more damage to each enemy.
cs-text-pet-modify_damage_taken = Damage from enemies is { $amount } lower.
cs-text-pet-cap_damage_taken = A single damage from an enemy is never more than { $max }.
cs-text-pet-forbid_reduction = Damage from enemies cannot be reduced.
cs-text-pet-ignore_curse_damage = Cursed Crystals do not hurt you.
