# Choosing
core-choose = Choose
core-seat = Seat { $n }
core-seat-1 = Seat 1
core-seat-2 = Seat 2
core-seat-3 = Seat 3
core-seat-4 = Seat 4
core-option-final = { $text } (cannot be taken back)

# Names
core-name-of = { $what } ({ $of })
core-name-on = { $item }: { $what }
core-name-n = { $what } { $n }

# Why something cannot be used now
core-no-rule = { $text } ({ $rule })
core-no-over = The match is over.
core-no-turn = It is the turn of { $who }.
core-no-turn-seat = It is the turn of seat { $n }.
core-no-chance = First chance falls.
core-no-open = This can be chosen now.
core-no-now = What is asked now is about something else.

# Input that cannot be taken
core-err-game = There is no game “{ $given }”. Installed: { $allowed }.
core-err-extra-game = “{ $given }” in { $variable } must be a game with the id “{ $game }”, as its module is called.
core-err-data = { $game } takes no content from a folder ({ $folder }).
core-err-mistakes =
    The data in { $folder } cannot be used:
    { $why }
core-err-seats = { $given } seats are not possible here: at least { $least }, at most { $most }.
core-err-option = There is no option “{ $given }”. Known options: { $allowed }.
core-err-option-value = “{ $given }” is not a value of the option { $option }. Allowed: { $allowed }.
core-err-chance = Chance can be “settled” or “explicit”, not “{ $given }”.
core-err-language = There is no language “{ $given }”. Available: { $allowed }.
core-err-bot = There is no computer player “{ $given }”. Levels: { $allowed }.
core-err-extra-form = “{ $given }” in { $variable } must be written as module:NAME.
core-err-extra = “{ $given }” in { $variable } cannot be loaded: { $why }.
core-err-extra-bot = “{ $given }” in { $variable } makes no computer player: that has a name and chooses.
core-err-extra-twice = “{ $given }” in { $variable } makes a computer player called “{ $bot }”, and there is one already.
core-err-budget = “{ $given }” is no time to think: write seconds (0.5s, at most { NUMBER($seconds) }) or iterations (2000it, at most { NUMBER($iterations) }).
core-err-budget-none = The computer player { $bot } takes no time to think ({ $given }).
core-err-level-none = { $game } has no levels of computer players ({ $given }): it is played without rivals.
core-err-weights = The weights in { $file } cannot be read: { $why }; “tools/train.py --afresh” makes new ones.
core-err-weights-game = The weights in { $file } are for { $given }, not for { $game }; “tools/train.py --afresh” makes new ones.
core-err-weights-names = The weights in { $file } do not fit the features of the game: { $given }; “tools/train.py --afresh” makes new ones.
core-err-no-browser = No Chromium was found to draw pictures with. This installs one: playwright install chromium
core-err-no-encoder = { $game } has no observations for learners; docs/make/game.md tells how to add them.
core-err-not-begun = No match is under way; reset begins one.
core-err-render = There is no way of drawing “{ $given }”. Known: { $allowed }.
core-err-no-answer = The table server that draws pictures has not answered within { $seconds } s.
core-err-export-game = { $file } is a match of { $given }, but the table is of { $wanted }: one game, one file.
core-err-actions = { $given } actions were given, one for each of { $wanted } matches is needed.
core-err-envs = { $given } is no number of matches: 1 or more.
core-err-sight = Nothing in sight is called “{ $given }”, and no action either.
core-err-action-range = Action number { $given } does not exist; the numbers run from 0 to below { $size }.
core-err-action-name = There is no action “{ $given }”. Known kinds: { $allowed }.
core-err-action-form = “{ $given }” is not written like an action of its kind: { $form }.
core-err-action-value = “{ $given }” is no value of { $dim }. Allowed: { $allowed }.
core-err-illegal = “{ $given }” cannot be chosen now. Possible: { $allowed }.
core-err-over = The match is over; nothing can be chosen any more.
core-err-undo = The last action cannot be taken back: chance has fallen or something was revealed.
core-err-position = A position has no field “{ $given }”. Known fields: { $allowed }.
core-err-position-form = A position is a table of fields with their values (a JSON object).
core-err-position-value = { $given } is no value for the field { $field } of a position; expected: { $expected }.
core-err-position-twice = { $given } lies in two places of the position: { $one } and { $other }.
core-err-position-partial =
    { $n ->
        [one] { $item } lies nowhere in the position. If it is left out on purpose, say "partial": true.
       *[other] { $n } items lie nowhere in the position, { $item } among them. If they are left out on purpose, say "partial": true.
    }
core-err-position-step = The step { $given } cannot wait in this position.
core-err-position-bottom = The step { $given } cannot be the last one pending in a position: nobody could act after it.
core-err-position-still = Nothing is pending in the position, and it has no outcome: nobody could ever act.
core-err-eyes = There is no seat “{ $given }” here: the seats are 0 to { $most }.
core-err-seed = A seed is a whole number or bytes, not “{ $given }”.
core-err-no-chance = No chance is about to fall here.
core-err-engine = The engine { $given } is not known (RADURA_ENGINE). Known: { $allowed }.
core-err-not-compiled = RADURA_ENGINE asks for the compiled engine, but { $game } is not compiled from the sources as they are now: run “make fast”.
core-err-endless = The rules go in circles: { $n } steps and nobody to choose, at last { $step }.
core-err-file = The file { $given } cannot be used: { $why }.
core-err-file-twice = { $given } is named twice; every file must be another one.
core-err-is-folder = { $given } is a folder; a file is needed.
core-err-folder = There is no folder { $given }.

# Records
core-err-record-line = Line { $line } of the record is damaged or foreign; expected: { $expected }.
core-err-record-long = A record of this game can have { $most } decisions at most.
core-err-record-action = Line { $line } of the record: “{ $given }” is no action of { $game }.
core-err-record-seat = Line { $line } of the record: { $given } acts, expected was { $expected }.
core-err-record-illegal = Line { $line } of the record: { $given } is not legal there. Possible: { $allowed }.
core-err-record-draw = Line { $line } of the record: chance gave { $given }, but the seed gives { $expected }.
core-err-record-over = Line { $line } of the record: the match was over before it.
core-err-record-version = The record was made with rules version { $given }; this is version { $allowed }.
core-err-record-data = The record was made with other data ({ $given }) than the game has here ({ $allowed }); name its folder with --data.
core-err-record-at = Position { $given } does not exist; the record has the positions 0 to { $most }.
core-err-record-past = The first { $past } actions were played by version { $version } of the rules, which is not known here; positions can be shown from { $past } on.
core-err-record-commitment = The record's seed does not fit its commitment (line 1).
core-err-record-seed = The record does not reveal its seed: it can be replayed, but not continued.

# A name in a sentence, where the name itself does not say how it stands there
core-form-the = { $name }
core-form-of = of { $name }
core-form-on = on { $name }
core-form-to = to { $name }
core-form-from = from { $name }
core-form-one = { $name }
core-form-many = { $name }

core-err-analyse-value = There is no learned value function for { $game } yet, so its matches cannot be analysed.
core-err-analyse-running = This match is not over: only finished ones are analysed.
core-err-analyse-other = That analysis is of another record, or was made with the budget { $budget }.
core-err-ledger = Line { $line } of { $given } is no match: { $why }

core-hint-goal = Chance to win
core-hint-goal-how = Each chance comes from playing the rest of the match over and over, with what you cannot see dealt anew each time. The mark at the end of a bar shows from where to where the chance may lie. Where two marks overlap, both options may be equally good.
core-hint-more = Better: { $what }
core-hint-less = Worse: { $what }
core-hint-hinders = { $rivals ->
    [one] Hinders your rival: { $what }
   *[other] Hinders your rivals: { $what }
}
core-hint-helps = { $rivals ->
    [one] Helps your rival: { $what }
   *[other] Helps your rivals: { $what }
}
core-hint-later-more = Better later on: { $what }
core-hint-later-less = Worse later on: { $what }
core-hint-later-hinders = { $rivals ->
    [one] Hinders your rival later on: { $what }
   *[other] Hinders your rivals later on: { $what }
}
core-hint-later-helps = { $rivals ->
    [one] Helps your rival later on: { $what }
   *[other] Helps your rivals later on: { $what }
}
core-hint-wins = It wins at once.
core-hint-loses = It loses at once.
core-hint-wins-not = It does not win at once.
core-hint-loses-not = It does not lose at once.
core-hint-wins-more = It leads to a quick win more often.
core-hint-wins-less = It leads to a quick win less often.
core-hint-loses-more = It leads to a quick loss more often.
core-hint-loses-less = It leads to a quick loss less often.
core-hint-even = About as good: nothing sets the two apart.
core-hint-ahead = No single thing decides it: it simply comes out ahead when the match is played on.
core-hint-behind = No single thing decides it: it simply falls behind when the match is played on.
