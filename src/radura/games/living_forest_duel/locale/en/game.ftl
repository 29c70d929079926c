lf-name = Living Forest Duel
lf-tagline = Summer and Winter guard one forest: four ways to win, one line of animals for both.

# Words of the game
lf-season-summer = Summer
lf-season-winter = Winter
lf-element-sun = sun
lf-element-water = water
lf-element-plant = plant
lf-element-wind = wind
lf-bonus-sanki = a Sanki card
lf-bonus-extinguish = extinguish fires
lf-bonus-recruit = recruit animals
lf-bonus-plant = plant trees
lf-side-north = north
lf-side-east = east
lf-side-south = south
lf-side-west = west

# Match options
lf-setting-summer = Who plays Summer (and begins)
lf-setting-summer-0 = First seat
lf-setting-summer-1 = Second seat
lf-setting-tie = Equal cheapest animals at the set-up
lf-setting-tie-ask = The owner chooses
lf-setting-tie-random = By lot

# Places and counters
lf-place-deck = Shared draw pile
lf-place-discard = Shared discard pile
lf-place-revealed = Just revealed
lf-place-line-shared = Shared line
lf-place-line = Personal line
lf-place-recruit = Recruitment line
lf-place-clearing = Clearing
lf-place-grove-sun = Sun trees
lf-place-grove-water = Water trees
lf-place-grove-plant = Seedling trees
lf-place-grove-wind = Wind trees
lf-place-top-sun = Top sun tree
lf-place-top-water = Top water tree
lf-place-top-plant = Top seedling tree
lf-place-top-wind = Top wind tree
lf-place-forest = Forest
lf-place-pile = Personal pile
lf-place-varans = Fire varans
lf-place-sanki = Sanki cards
lf-place-sanki-supply = Sanki cards in the supply
lf-place-onibi = Onibi card
lf-place-onibi-supply = Onibi card in the supply
lf-place-tokens = Action tokens
lf-place-lost = Lost action tokens
lf-place-pointing = Action tokens on the shared line
lf-counter-round = Round
lf-counter-fires = Fire tokens

# What is asked
lf-ask-turn = Reveal a card or use a token ({ $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } left)
lf-ask-exchange = Your three animals cost { $limit } or less together: which of the cheapest goes to the bottom of your pile?
lf-ask-varan = Your fire varan was revealed; with it you would have { $n ->
        [one] { $n } solitary symbol
       *[other] { $n } solitary symbols
    }. Spend a Sanki card?
lf-ask-sanki-token = Spend a Sanki card to place an action token at once?
lf-ask-extinguish = Choose a fire to put out: { $left } water left
lf-ask-recruit = Choose an animal to recruit: { $left } sun left
lf-ask-tree = Choose a tree to plant: { $left } plant left
lf-ask-cell = Choose where to plant { $card }
lf-ask-onibi = Choose how far Onibi moves: at most { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }

# Why it is asked
lf-why-token-sun = { $who } has laid a token on the sun of { $card }: recruit animals
lf-why-token-water = { $who } has laid a token on the water of { $card }: extinguish fires
lf-why-token-plant = { $who } has laid a token on the plant of { $card }: plant trees
lf-why-token-wind = { $who } has laid a token on the wind of { $card }: move Onibi
lf-why-bonus-sanki = Bonus: a Sanki card
lf-why-bonus-extinguish = Bonus: extinguish fires
lf-why-bonus-recruit = Bonus: recruit animals
lf-why-bonus-plant = Bonus: plant trees
lf-why-bonus-sanki-onibi = Onibi has stopped on { $card }, its bonus: a Sanki card
lf-why-bonus-extinguish-onibi = Onibi has stopped on { $card }, its bonus: extinguish fires
lf-why-bonus-recruit-onibi = Onibi has stopped on { $card }, its bonus: recruit animals
lf-why-bonus-plant-onibi = Onibi has stopped on { $card }, its bonus: plant trees
lf-why-bonus-sanki-tree = { $card } stands beside trees with the same bonus: a Sanki card
lf-why-bonus-extinguish-tree = { $card } stands beside trees with the same bonus: extinguish fires
lf-why-bonus-recruit-tree = { $card } stands beside trees with the same bonus: recruit animals
lf-why-bonus-plant-tree = { $card } stands beside trees with the same bonus: plant trees

# Options
lf-group-reveal = Reveal
lf-group-token = Use a token
lf-group-extinguish = Fires
lf-group-recruit = Animals
lf-group-tree = Trees
lf-group-plant = Places
lf-group-onibi = Steps
lf-group-stop = Done
lf-group-return = Sanki card
lf-group-keep = No Sanki card
lf-group-pass = No Sanki card
lf-group-exchange = Cheapest animals
lf-group-draw = Chance
lf-do-reveal = Turn up a card
lf-do-token-sun = Recruit with { $n } sun
lf-do-token-water = Extinguish with { $n } water
lf-do-token-plant = Plant trees with { $n } plant
lf-do-token-wind = Move Onibi up to { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
lf-do-extinguish = Put out the fire on { $card }
lf-do-recruit = Recruit { $card }
lf-do-tree = Plant { $card }
lf-do-plant = { $n } { $side } of the lake
lf-do-plant-corner = { $n } { $side }, { $m } { $side2 } of the lake
lf-do-onibi = Move Onibi { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
lf-do-stop = Take no more
lf-do-return = Spend a Sanki card: put the varan back on its pile
lf-do-keep = Let the varan come into your line
lf-do-pass = Place no token, keep the Sanki card
lf-do-exchange = Put { $card } to the bottom of your pile
lf-do-draw = { $card } is turned up

# What an option costs or brings
lf-note-reveal = { $n } in the pile, { $solitary } solitary for you
lf-note-reveal-risk = { $n } in the pile, { $solitary } solitary for you: one of these costs you { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    }
lf-note-reveal-again = the { $n } discarded cards are shuffled first, { $solitary } solitary for you
lf-note-reveal-again-risk = the { $n } discarded cards are shuffled first, { $solitary } solitary for you: one of these costs you { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    }
lf-note-keep = costs you { $n ->
        [one] a token
       *[other] { $n } tokens
    }
lf-note-token-sun = { $n ->
        [one] { $n } animal
       *[other] { $n } animals
    } in reach, from { $least }
lf-note-token-water = { $n ->
        [one] { $n } fire
       *[other] { $n } fires
    } in reach, from { $least }
lf-note-token-plant = { $n ->
        [one] { $n } tree
       *[other] { $n } trees
    } in reach
lf-note-cost = costs { $n } { $element }
lf-note-recruit-own = costs { $n } sun, joins your line
lf-note-recruit-away = costs { $n } sun, is discarded
lf-note-plant-bonus = { $n ->
        [one] bonus
       *[other] { $n } times the bonus
    }: { $bonus }{ $use ->
        [lost] {" (lost: nothing to do)"}
       *[done] { "" }
    }
lf-note-cover = covers { $card }
lf-note-cover-bonus = covers { $card }; { $n ->
        [one] bonus
       *[other] { $n } times the bonus
    }: { $bonus }{ $use ->
        [lost] {" (lost: nothing to do)"}
       *[done] { "" }
    }
lf-note-onibi-bonus = bonus: { $bonus }{ $use ->
        [lost] {" (lost: nothing to do)"}
       *[done] { "" }
    }
lf-note-onibi-gives = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }: your opponent gets the Onibi card; bonus: { $bonus }{ $use ->
        [lost] {" (lost: nothing to do)"}
       *[done] { "" }
    }
lf-note-onibi-frees = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }: your Onibi card goes back; bonus: { $bonus }{ $use ->
        [lost] {" (lost: nothing to do)"}
       *[done] { "" }
    }
lf-note-onibi-wins = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }: Onibi leaves on your opponent’s side, you win

# Log
lf-log-deal = { $card } lies in { $who }’s half of the recruitment line.
lf-log-exchange = { $who }’s animals are too cheap: { $card } goes to the bottom of the pile.
lf-log-reveal = { $who } reveals { $card }.
lf-log-reveal-own = { $who } reveals { $card }, for { $owner }’s line.
lf-log-varan = { $who } reveals a fire varan of { $owner }.
lf-log-varan-kept = The varan joins { $who }’s line.
lf-log-varan-back = { $who } spends a Sanki card: the varan goes back on its pile.
lf-log-sanki-token = { $who } spends a Sanki card to place a token at once.
lf-log-reshuffle = The discard pile becomes the new draw pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
lf-log-solitary = { $who } has { $n } solitary symbols and loses an action token.
lf-log-stuck = { $who } can neither reveal a card nor place a token: the tokens left are lost.
lf-log-token-sun = { $who } uses a token to recruit with { $n } sun.
lf-log-token-water = { $who } uses a token to extinguish with { $n } water.
lf-log-token-plant = { $who } uses a token to plant with { $n } plant.
lf-log-token-wind = { $who } uses a token to move Onibi with { $n } wind.
lf-log-extinguish = { $who } puts out the fire on { $card } and has { $n ->
        [one] { $n } fire token
       *[other] { $n } fire tokens
    }.
lf-log-recruit = { $who } recruits { $card }.
lf-log-recruit-away = { $who } takes { $card } out of the line: it is discarded.
lf-log-refill = { $card } comes into the recruitment line from { $who }’s pile.
lf-log-plant = { $who } plants { $card }.
lf-log-cover = { $who } plants { $card } on top of another tree.
lf-log-onibi = { $who } moves Onibi { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }.
lf-log-onibi-card = Onibi leaves the clearing: { $who } gets the Onibi card.
lf-log-onibi-card-back = Onibi leaves the clearing: { $who } puts the Onibi card back into the supply.
lf-log-bonus-sanki = Bonus for { $who }: a Sanki card.
lf-log-bonus-extinguish = Bonus for { $who }: extinguish fires.
lf-log-bonus-recruit = Bonus for { $who }: recruit animals.
lf-log-bonus-plant = Bonus for { $who }: plant trees.
lf-log-bonus-sanki-lost = Bonus for { $who }: a Sanki card, but { $who } holds them all: it is lost.
lf-log-bonus-extinguish-lost = Bonus for { $who }: extinguish fires, but none is in reach: it is lost.
lf-log-bonus-recruit-lost = Bonus for { $who }: recruit animals, but none is in reach: it is lost.
lf-log-bonus-plant-lost = Bonus for { $who }: plant trees, but none is in reach: it is lost.
lf-log-sanki = { $who } takes a Sanki card from the supply.
lf-log-sanki-robbed = { $who } takes a Sanki card from the opponent.
lf-log-round-end = Round { $n } is over.
lf-log-round-begin = Round { $n }: { $who } begins.

# Ends
lf-end-fire = The winner has put out enough fires.
lf-end-line = The recruitment line holds animals of one season only.
lf-end-forest = The winner’s trees form a full block.
lf-end-onibi = Onibi was driven out of the clearing onto the holder of the Onibi card.

# Card texts
lf-text-cost-sun = Costs { $n } sun to recruit.
lf-text-cost-plant = Costs { $n } plant to plant.
lf-text-gives = Gives { $n } { $element }.
lf-text-takes = Takes away { $n } { $element }.
lf-text-solitary = One solitary symbol: when it is revealed, { $first } that count for you cost an action token, { $second } a second one.
lf-text-gregarious = One gregarious symbol: it cancels a solitary one.
lf-text-season = Belongs to { $season }: revealed, it goes to that player’s line.
lf-text-lake = The lake from which the rivers of this forest start, open on all four sides.
lf-text-uncoverable = It cannot be covered.
lf-text-river-1 = River: { $side0 }.
lf-text-river-2 = River: { $side0 }, { $side1 }.
lf-text-river-3 = River: { $side0 }, { $side1 }, { $side2 }.
lf-text-river-4 = River: { $side0 }, { $side1 }, { $side2 }, { $side3 }.
lf-text-match = Planted beside a tree with the same bonus: { $bonus }.
lf-text-fire-value = Fire value { $n }.
lf-text-land = If Onibi stops here: { $bonus }.
lf-text-return_varan = Put a fire varan of your season back on its pile as soon as anybody reveals it.
lf-text-token_after_reveal = Or place an action token right after a reveal of your own.
lf-text-back_to_supply = After use it goes back to the supply.
lf-text-redirect_guardians = Your revealed guardian animals go to the shared line; your varans still come to your own.
lf-text-lose_at_exit = You lose if Onibi leaves the clearing on your side.
lf-text-walks = It moves along the clearing, away from the player who moves it.
lf-text-burns = The clearing card it lies on is on fire.
lf-text-spreads_fire = At the end of the round the two cards beside it catch fire.
lf-text-counts_for_fire_win = Whoever puts the fire out keeps it: { $n } win.
lf-text-points_at_element = Points at the last element of its type in the shared line to take the matching action.
