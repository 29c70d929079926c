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
core-no-chance = A random outcome comes first.
core-no-open = This can be chosen now.
core-no-now = The current choice is about something else.

# Invalid input
core-err-game = Unknown game “{ $given }”. Installed: { $allowed }.
core-err-extra-game = “{ $given }” in { $variable } must be a game with the id “{ $game }”, the name of its module.
core-err-data = { $game } cannot load content from a folder ({ $folder }).
core-err-mistakes =
    The data in { $folder } is not valid:
    { $why }
core-err-seats = { $given } seats are not possible here: at least { $least }, at most { $most }.
core-err-option = Unknown option “{ $given }”. Known options: { $allowed }.
core-err-option-value = “{ $given }” is not a valid value for the option { $option }. Choose from: { $allowed }.
core-err-chance = Chance must be “settled” or “explicit”, not “{ $given }”.
core-err-language = Unknown language “{ $given }”. Available: { $allowed }.
core-err-bot = Unknown computer player “{ $given }”. Levels: { $allowed }.
core-err-extra-form = “{ $given }” in { $variable } must be written as module:NAME.
core-err-extra = “{ $given }” in { $variable } cannot be loaded: { $why }.
core-err-extra-bot = “{ $given }” in { $variable } does not create a computer player: it needs a name and a method choose.
core-err-extra-twice = “{ $given }” in { $variable } creates a computer player named “{ $bot }”, but that name is already taken.
core-err-budget = “{ $given }” is not a valid thinking time. Write seconds (0.5s, at most { NUMBER($seconds) }) or iterations (2000it, at most { NUMBER($iterations) }).
core-err-budget-none = The computer player { $bot } does not use a thinking time ({ $given }).
core-err-level-none = { $game } has no levels of computer players ({ $given }), because it is played without rivals.
core-err-weights = The weights in { $file } cannot be read: { $why }. Create new ones with “tools/train.py --afresh”.
core-err-weights-game = The weights in { $file } are for { $given }, not for { $game }. Create new ones with “tools/train.py --afresh”.
core-err-weights-names = The weights in { $file } do not match the features of the game: { $given }. Create new ones with “tools/train.py --afresh”.
core-err-no-browser = No Chromium was found for drawing pictures. Install one with: playwright install chromium
core-err-no-encoder = { $game } has no observations for learning. docs/make/game.md explains how to add them.
core-err-not-begun = No match is running. Call reset to start one.
core-err-render = Unknown render mode “{ $given }”. Choose from: { $allowed }.
core-err-no-answer = The table server that draws pictures has not answered within { $seconds } s.
core-err-export-game = { $file } is a match of { $given }, but the table is for { $wanted }. Export each game to its own file.
core-err-actions = { $given } actions were given, but each of the { $wanted } matches needs one.
core-err-envs = “{ $given }” is not a valid number of matches. Use 1 or more.
core-err-sight = No visible piece and no action is called “{ $given }”.
core-err-action-range = Action number { $given } does not exist. Use a number from 0 to below { $size }.
core-err-action-name = Unknown action “{ $given }”. Known kinds: { $allowed }.
core-err-action-form = “{ $given }” is not written like an action of its kind. Write { $form }.
core-err-action-value = “{ $given }” is not a valid value for { $dim }. Choose from: { $allowed }.
core-err-illegal = “{ $given }” cannot be chosen now. Choose from: { $allowed }.
core-err-pickle = States are neither pickled nor copied by the module copy. Send state.to_position(), which game.position() reads; copy with state.clone().
core-err-over = The match is over. There is nothing left to choose.
core-err-undo = The last action cannot be undone, because something random happened or was revealed.
core-err-position = Unknown field “{ $given }” in the position. Known fields: { $allowed }.
core-err-position-form = A position must be a JSON object with fields and their values.
core-err-position-value = { $given } is not a valid value for the field { $field } of a position. Expected: { $expected }.
core-err-position-twice = { $given } is in two places of the position: { $one } and { $other }.
core-err-position-partial =
    { $n ->
        [one] { $item } is missing from the position. If that is intended, add "partial": true.
       *[other] { $n } items are missing from the position, { $item } among them. If that is intended, add "partial": true.
    }
core-err-position-step = The step { $given } cannot be pending in this position.
core-err-position-bottom = The step { $given } cannot be the last one pending in a position: nobody could act after it.
core-err-position-still = The position has no pending step and no outcome: nobody could ever act.
core-err-eyes = There is no seat “{ $given }”. Use a number from 0 to { $most }.
core-err-seed = A seed must be a whole number or bytes, not “{ $given }”.
core-err-no-chance = No random outcome is pending here.
core-err-engine = Unknown engine “{ $given }” in RADURA_ENGINE. Choose from: { $allowed }.
core-err-not-compiled = RADURA_ENGINE asks for the compiled engine, but { $game } has not been compiled from its current sources. Run “tools/compile_engine.py”.
core-err-endless = The rules are looping: { $n } steps without a choice. The last step was { $step }.
core-err-file = The file { $given } cannot be used: { $why }.
core-err-file-twice = { $given } is named twice. Every file must be different.
core-err-is-folder = { $given } is a folder. Name a file.
core-err-folder = The folder { $given } does not exist.

# Records
core-err-record-line = Line { $line } of the record is not valid. Expected: { $expected }.
core-err-record-long = A record of this game can have at most { $most } decisions.
core-err-record-action = Line { $line } of the record: “{ $given }” is not an action of { $game }.
core-err-record-seat = Line { $line } of the record: { $given } acts, but { $expected } was expected.
core-err-record-illegal = Line { $line } of the record: { $given } is not legal here. Legal: { $allowed }.
core-err-record-draw = Line { $line } of the record: the recorded outcome is { $given }, but the seed gives { $expected }.
core-err-record-over = Line { $line } of the record: the match was already over.
core-err-record-version = The record was made with version { $given } of the rules. This is version { $allowed }.
core-err-record-data = The record was made with other data ({ $given }) than the game uses here ({ $allowed }). Name its folder with --data.
core-err-record-at = Position { $given } does not exist. The record has positions 0 to { $most }.
core-err-record-past = The first { $past } actions were played under version { $version } of the rules, which is not available here. Positions can be shown from { $past } on.
core-err-record-commitment = The seed of the record does not match its commitment (line 1).
core-err-record-seed = The record does not reveal its seed, so it can be replayed but not continued.

# Forms of a name in a sentence, for names that define none themselves
core-form-the = { $name }
core-form-of = of { $name }
core-form-on = on { $name }
core-form-to = to { $name }
core-form-from = from { $name }
core-form-one = { $name }
core-form-many = { $name }

core-err-analyse-value = There is no learned value function for { $game } yet, so its matches cannot be analysed.
core-err-analyse-running = This match is still running. Only finished matches can be analysed.
core-err-analyse-other = This analysis belongs to another record, or was made with the budget { $budget }.
core-err-ledger = Line { $line } of { $given } is not a match: { $why }

core-hint-goal = Chance to win
core-hint-goal-how = Each chance comes from playing the rest of the match many times, with the cards you cannot see dealt differently each time. The mark at the end of a bar shows the range in which the chance may lie. Where two marks overlap, both options may be equally good.
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
