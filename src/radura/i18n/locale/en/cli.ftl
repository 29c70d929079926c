# The command line
cli-about = Radura, a digital table for modern board games.
cli-about-play = play a match in the terminal
cli-about-replay = look at a recorded match, forward and back
cli-about-games = list the installed games
cli-about-cards = list every component of a game with its numbers, text and source
cli-about-rules = list the rule statements of a game with the tests that prove them
cli-about-check = check the laws of a game on random matches
cli-about-verify = prove that the chance of a recorded match came from its promised seed
cli-about-analyse = analyse a finished match: chances to win, turning points, what was best and what it cost
cli-about-export = turn records into a table (Parquet) for imitation and offline learning
cli-about-simulate = let bots play many matches and show the results
cli-about-ladder = rate the computer players of a game by matches between neighbours
cli-about-balance = tell what matches of a computer player against itself say about the balance of a game
cli-about-bench = measure the speed of engine and server (in a checkout)
cli-about-serve = run the table server
cli-about-think = let computer players think on this machine, for servers elsewhere
cli-about-backup = copy the server's store, while it runs
cli-about-new-game = write a complete small game to start from
cli-commands = commands:
cli-more = Without a command, “radura” opens the table in the browser. “radura COMMAND --help” tells more about a command.
cli-usage = usage:
cli-arguments = arguments
cli-options = options

cli-arg-game = id of a game, see “radura games”
cli-arg-file = record of a match
cli-arg-card = id or name of a component
cli-arg-rule = id of a rule statement, such as LF-8.11
cli-arg-bench = which measurements (all)
cli-arg-new-game = name of the new game: lower-case letters, digits and _
cli-opt-help = show this help
cli-opt-version = show the version, and whether the engine runs compiled
cli-opt-budget = how long to think about each decision (0.5s)
cli-opt-plot = write the curve of the chances as a picture
cli-opt-analysis = write the analysis as JSON; one that was broken off goes on there
cli-engine-compiled = engine: compiled
cli-engine-interpreted = engine: interpreted
cli-engine-partly = engine: compiled; interpreted on it: { $games }
cli-opt-lang = language (without it: that of the system)
cli-opt-ids = only the ids, one a line
cli-opt-seats = who sits where, by commas: human or bot:LEVEL (levels: { $levels })
cli-opt-bots = which bots sit where, by commas: bot:LEVEL, or with a time to think bot:LEVEL@0.5s, bot:LEVEL@2000it (levels: { $levels })
cli-opt-seed = number that decides all chance (without it: a secret one)
cli-opt-first-seed = seed of the first match (0)
cli-opt-option = a setting of the game; may be repeated
cli-opt-resume = go on with a saved match
cli-opt-save = where to save (without it: beside your other matches)
cli-opt-slot = go on with (or begin) the campaign in slot N, 1 to 3
cli-opt-from = go on in a slot from a named save
cli-opt-new = begin anew in the slot: the campaign there is given up
cli-opt-slots = list the campaign slots and named saves
cli-opt-at = position to show: the number of actions played
cli-opt-draws = list every draw with its numbers, for other programs
cli-opt-open = only the statements that have neither a test nor a reason
cli-opt-games = number of matches (200)
cli-opt-matches = number of matches (100)
cli-opt-simulate-matches = number of matches (100); a deal takes one for each seat, the last may have fewer
cli-opt-random = begin with a random seed
cli-opt-data = a folder with content for the game: a campaign of Storyfold, for example
cli-opt-every = check the laws at each N-th action only (1)
cli-opt-jobs = number of processes (1)
cli-opt-ray-jobs = number of processes (1; with --ray: all cores of the cluster)
cli-opt-ray = play on a Ray cluster: its address (HOST:PORT, ray://HOST:PORT), auto for the one of this machine, or local to start one
cli-opt-fixed = keep the seats; otherwise the bots take turns on them
cli-opt-duels = number of matches of each pair, rounded up to an even one: each deal from both seats (100)
cli-opt-ladder-bots = who is rated, weakest first, by commas (random, greedy and all levels)
cli-opt-results = note every match in this file; those that stand there are not played again
cli-opt-ladder-plot = write the ladder as a picture
cli-opt-page = write the ladder into this page, in the place of the one before
cli-opt-balance-bot = the computer player on all seats (bot:master)
cli-opt-balance-page = write the report into this page, in the place of the one before
cli-opt-records = save the records in this folder
cli-opt-export = write a row for each seat of each match: a file .csv, .json or .parquet
cli-opt-into = folder in which the game gets a folder of its own (.)
cli-opt-host = address to listen on (127.0.0.1: this machine alone)
cli-opt-port = port to listen on (8765; 0: a free one)
cli-opt-database = where to store: a postgresql:// address, or the path of an SQLite file
cli-opt-data-dir = folder of the embedded store (without it: your data folder)
cli-opt-serve-data = a game with your own data: corrected cards, a pack, a campaign; may be repeated
cli-opt-workers = processes in which computer players think (without it: one less than there are cores)
cli-opt-processes = processes that serve together, on one PostgreSQL store
cli-opt-broker = what carries messages between processes and servers: redis:// or postgresql:// (several processes without it: the store)
cli-opt-think-workers = computer players that think at once (without it: one for each core)
cli-opt-origin = another address under which browsers find the server; may be repeated
cli-opt-log-level = what to write to the log (info)
cli-opt-browser = open the browser
cli-opt-serve-check = say what becomes of the stored matches with these games, and serve nothing
cli-arg-backup = file for the copy; must not exist yet
cli-opt-store = the store to copy: a postgresql:// address, or the path of an SQLite file
cli-opt-store-dir = folder of the embedded store to copy (without it: your data folder)

# Input that cannot be taken
cli-err-command = There is no command “{ $given }”. Commands: { $allowed }.
cli-err-required = Missing: { $given }. “{ $command } --help” shows what can be given.
cli-err-value-missing = { $given } needs a value. “{ $command } --help” shows what can be given.
cli-err-value-extra = { $given } takes no value. “{ $command } --help” shows what can be given.
cli-err-extra = “{ $given }” is not understood. “{ $command } --help” shows what can be given.
cli-err-usage = That cannot be understood: { $why }. “{ $command } --help” shows what can be given.
cli-err-number = “{ $given }” is not possible for { $name }: a whole number from { $least } to { $most } is needed.
cli-err-option = “{ $given }” is not written like a setting: KEY=VALUE.
cli-err-seat = “{ $given }” cannot sit down. Allowed: { $allowed }.
cli-err-resume-with = { $given } cannot be changed in a match that goes on.
cli-err-resume-game = { $file } is a match of { $expected }, not of { $given }.
cli-err-no-seed = The seed of { $file } is not revealed: the match can be looked at, but neither continued nor verified.
cli-arg-records = records of matches of one game, or folders of them
cli-opt-to = the file to write
cli-err-no-records = The folder { $given } holds no records (*.radura).
cli-export-bar = exporting
cli-export-done = { $records ->
    [one] 1 record, { $decisions } decisions: { $file }
   *[other] { $records } records, { $decisions } decisions: { $file }
}
cli-try = Tries a game with the environments of PettingZoo, Gymnasium and OpenSpiel, by their own tests.
cli-try-passed = { $check }: passed
cli-try-failed = { $check }: failed. { $why }
cli-err-export-form = “{ $given }” tells no form for the results: the name must end in { $allowed }.
cli-err-exists = { $given } exists already.
cli-err-new-game-name = “{ $given }” is no name for a game: lower-case letters, digits and _, a letter first, 30 at most, no word of Python’s own.
cli-err-new-game-taken = The name “{ $given }” is taken: there is a game or a Python module that is called so.
cli-err-card = There is no component “{ $given }”.
cli-err-rule = { $game } has no rule statement “{ $given }”.
cli-err-no-rules = { $given } comes without numbered rules.
cli-err-bench = There is nothing to measure: { $given } does not exist. Measurements need a checkout of the project.
cli-err-bench-name = There is no measurement “{ $given }”. Known: { $allowed }.
cli-err-choice = “{ $given }” is not possible for { $name }. Allowed: { $allowed }.
cli-err-plot = The curve is written as SVG or PNG: “{ $given }” must end in .svg or .png.
cli-err-section = The page { $given } does not tell where the section is: it needs { $begin } and { $end } once each, in this order, or neither.
cli-err-ladder-plot = The ladder is written as SVG: “{ $given }” must end in .svg.
cli-err-ladder-bots = A ladder needs at least two different computer players, not “{ $given }”.
cli-err-ladder-rivals = { $given } is played without rivals: there is nobody to compare.
cli-err-balance-holds = { $given } does not say which cards serve a seat (Game.holds): its balance cannot be told.
cli-err-not-installed = This needs { $given }, which is not installed. It comes with the extra “{ $extra }”; in a checkout: pip install ".[{ $extra }]"
cli-err-ray = The Ray cluster “{ $given }” cannot be used: { $why }
cli-err-answer = “{ $given }” is no answer here: a number from 1 to { $most }, or “?” for help.

# Lists
cli-game-line = { $id }: { $name }, seats: { $seats }, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
cli-card-source = source: { $source }
cli-cards-total = { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
  }, { $items ->
    [one] { $items } piece
   *[other] { $items } pieces
  }.
cli-rules-total = { $all } statements: { $proved } proved by tests, { $untestable } not testable, { $open } open.
cli-rule-untestable = not testable: { $reason }
cli-rule-open = proved by nothing

# The line mode
cli-hidden = { $n ->
    [one] { $n } hidden
   *[other] { $n } hidden
  }
cli-ask = { $seat }, your choice (? for help):
cli-final = (final)
cli-saved = Saved. Go on with: { $command }
cli-over = The match is recorded. Look at it again with: radura replay { $path }
cli-undone = { $seat } took back the last action.
cli-pass-device = Pass the device to { $seat }.
cli-press-enter = Press Enter when nobody else is looking.
cli-log-empty = Nothing has happened yet.
cli-why-nothing = It is simply your turn.
cli-why-rule = Rule { $rule } (r { $rule } shows it)
cli-rules-hint = r WORD, r SECTION or r NUMBER shows what the rulebook says about it.
cli-rules-none = Nothing in the rulebook fits.
cli-card-copies = { $card }, { $n } copies
cli-winner = { $n ->
    [one] Winner: { $seats }
   *[other] Winners: { $seats }
  }
cli-no-winner = Nobody wins.
cli-play-help =
    a number   choose that option (Enter, if there is only one)
    u          take back, to the last moment at which chance fell or something was revealed
    t          show the table again
    l          what happened so far
    w          why you are asked
    h          what the computer would choose, and why
    ? NAME     why a piece or an action cannot be used now
    c NAME     what a card says
    r WORD     the rulebook: a word, a section or the number of a rule
    q          save and leave
    Options marked “(final)” cannot be taken back.

# Replay, check, verify, simulate
cli-chance = chance
cli-replay-at = Position { $at } of { $most }.
cli-replay-ask = Enter: forward, b: back, a number: go there, q: leave.
cli-check-bar = checking { $game }
cli-check-held = All laws held in { $games } matches with { $decisions } decisions (first seed { $seed }).
cli-check-broken = The law { $law } is broken: { $why }
cli-check-mistakes = { $n ->
    [one] { $n } mistake in the data of the game.
   *[other] { $n } mistakes in the data of the game.
  }
cli-check-replay = Look at the match with: radura replay { $path }
cli-store-empty = There are no matches in this store.
cli-store-game = { $game }, version { $version } of the rules:
cli-store-waits = not begun yet: { $n }
cli-store-goes-on = running, go on as they are: { $n }
cli-store-resumed = running, go on by these rules from a stored position: { $n }
cli-store-halted = running, can only be looked at, left and downloaded: { $n }
cli-store-replayed = finished, can be replayed: { $n }
cli-store-shown = finished by older rules, shown from stored positions: { $n }
cli-store-called-off = called off: { $n }
cli-store-unknown = of a game that is not installed: { $n }
cli-verify-commitment = Promised before the match: { $commitment }
cli-verify-draws = The seed keeps the promise, and all { $draws } draws that it dealt, among { $actions } actions, come from it.
cli-verify-forced = Not proved: { $draws } draws among the first { $forced } actions, which come from another match.
cli-verify-past = Not proved: { $draws } draws among the first { $past } actions, which were played by version { $version } of the rules.
cli-verify-alone = No seat has added to the seed: whoever made it could have tried several.
cli-verify-own = Seat { $seat } ({ $name }) has added a number of its own: { $nonce }
cli-verify-public = Seat { $seat } ({ $name }) is a computer player’s, with the public number of this match.
cli-verify-nothing = Seat { $seat } ({ $name }) has added nothing.
cli-simulate-bar = playing { $game }
cli-simulate-who = who
cli-simulate-matches = matches
cli-simulate-wins = wins [95 %]
cli-simulate-return = mean return
cli-simulate-length = Decisions in a match: { $mean } ± { $half }
cli-simulate-speed = Decisions per second: { $all } in all, { $core } per process
cli-simulate-decided = Deals that one side won from every seat: { $n } of { $deals }
cli-simulate-reason = { $share }: { $reason }
cli-ladder-bar = matches
cli-ladder-pair = { $one } against { $other }
cli-ladder-title = { $game }: how strong the computer players are
cli-ladder-heading = How strong the computer players are
cli-ladder-who = who
cli-ladder-rating-head = rating [95 %]
cli-ladder-rating = { $rating } ± { $half }
cli-ladder-fixed = { $rating }, fixed
cli-ladder-won = won
cli-ladder-duel = pair
cli-ladder-budget = { $name } ({ $budget })
cli-ladder-below = { $n } matches, each deal from both seats. 400 points more mean ten wins for each loss; { $anchor } stands at { $at }.
cli-ladder-below-parts = { $n } matches, some deals from one seat only. 400 points more mean ten wins for each loss; { $anchor } stands at { $at }.
cli-balance-heading = Balance
cli-balance-about = { $n } matches of { $players } against itself, each deal once. A card counts for a seat that ever held it; what lies near the goal is held by winners more often than by losers, whatever its numbers.
cli-balance-end = end
cli-balance-share = share [95 %]
cli-balance-rounds = Rounds in a match: { $mean } ± { $half }
cli-balance-card = card
cli-balance-kind = kind
cli-balance-source = source
cli-balance-held = held
cli-balance-holder = holder won [95 %]

# The server
cli-home = The table opens in your browser. Ctrl-C here ends it; all matches are kept.
cli-backup-done = The store was copied to { $file }.

# Campaigns
cli-slot = { $n }  { $what }
cli-slot-free = free
cli-save-damaged = cannot be read: { $why }
cli-named-save = “{ $name }”  { $what }
cli-saved-as = Saved as { $path }.
cli-play-help-save = s NAME     save the campaign under a name (between two Scenes)
cli-err-slots = { $game } is no campaign: it has no slots.
cli-err-slot = There is no slot { $given }: the slots are 1 to { $most }.
cli-err-slot-taken = Slot { $slot } holds a campaign ({ $what }). Take another slot, or add --new to give that campaign up.
cli-err-slot-with = { $given } does not go together with campaign slots.
cli-err-no-save-point = The campaign can be saved under a name only between two Scenes.
cli-err-no-save = There is no save “{ $given }”. Saves: { $allowed }.
cli-err-save-name = “{ $given }” is no name for a save: letters, digits, spaces and hyphens, 40 at most.

# A new game
cli-new-game-done = { $game } lies in { $folder }. Go there, then: pip install --editable . && radura check { $game } && radura play { $game }

# The analysis of a match
cli-analyse-bar = decisions
cli-analyse-title = { $game }: chances to win
cli-analyse-below = { $n } decisions, each judged by what its seat knew ({ $budget } each)
cli-analyse-sign = { $mark }, { $who }, { $change }
cli-analyse-best = { $played }. Best: { $best }
cli-analyse-change = { $sign }{ $n } %
cli-analyse-only = only choice
cli-analyse-mistake = mistake
cli-analyse-luck = luck
cli-analyse-head-step = decision
cli-analyse-head-who = who
cli-analyse-head-mark = sign
cli-analyse-head-what = what
cli-analyse-head-change = chance to win
cli-analyse-even = The match had no turning point.
cli-analyse-found = { $who } found the best choice in { $share } % of { $n } decisions: { $best } best, { $good } good, slips: { $slip }, mistakes: { $mistake }.

# Lessons and puzzles
cli-about-learn = lessons: a game step by step at its own table
cli-about-puzzle = a puzzle: win now, or save the match
cli-arg-lesson = the lesson; default: the first that is not done
cli-arg-puzzle = the puzzle; default: the first that is not solved
cli-opt-puzzles = list the puzzles of the game
