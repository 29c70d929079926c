# The command line
cli-about = Radura, a digital table for modern board games.
cli-about-play = play a match in the terminal
cli-about-replay = step through a recorded match
cli-about-games = list the installed games
cli-about-cards = list the components of a game with their numbers, text and source
cli-about-rules = list the rule statements of a game and the tests that prove them
cli-about-check = check the laws of a game on random matches
cli-about-verify = prove that the random outcomes of a recorded match came from its committed seed
cli-about-analyse = analyse a finished match: chances to win, turning points, best choices and mistakes
cli-about-export = convert records to a table (Parquet) for imitation and offline learning
cli-about-simulate = let bots play many matches and show the results
cli-about-ladder = rate the computer players of a game by matches between adjacent levels
cli-about-balance = report on the balance of a game from matches of a computer player against itself
cli-about-bench = measure the speed of the engine and the server (needs a checkout)
cli-about-serve = run the table server
cli-about-think = run computer players on this machine for servers on other machines
cli-about-backup = copy the server’s store while it is running
cli-about-new-game = create a small, complete game to start from
cli-commands = commands:
cli-more = Without a command, “radura” opens the table in the browser. Run “radura COMMAND --help” for help with a command.
cli-usage = usage:
cli-arguments = arguments
cli-options = options

cli-arg-game = id of a game; “radura games” lists them
cli-arg-file = record of a match
cli-arg-card = id or name of a component
cli-arg-rule = id of a rule statement, such as LF-8.11
cli-arg-bench = measurements to run (default: all)
cli-arg-new-game = name of the new game: lower-case letters, digits and _
cli-opt-help = show this help
cli-opt-version = show the version and whether the engine is compiled
cli-opt-budget = thinking time per decision (default: 0.5s)
cli-opt-plot = save the chart of the chances as a picture
cli-opt-analysis = save the analysis as JSON; an interrupted analysis continues from this file
cli-engine-compiled = engine: compiled
cli-engine-interpreted = engine: interpreted
cli-engine-partly = engine: compiled (interpreted: { $games })
cli-opt-lang = language (default: the system’s)
cli-opt-ids = list only the ids, one per line
cli-opt-seats = who sits where, separated by commas: human or bot:LEVEL (levels: { $levels }; default: human, then bot:greedy)
cli-opt-bots = bots for the seats, separated by commas: bot:LEVEL, or with a thinking time bot:LEVEL@0.5s, bot:LEVEL@2000it (levels: { $levels }; default: bot:greedy in every seat)
cli-opt-seed = seed for all random outcomes (default: a secret one)
cli-opt-first-seed = seed of the first match (default: 0)
cli-opt-option = a setting of the game; may be repeated
cli-opt-resume = continue a saved match
cli-opt-save = where to save (default: with your other matches; a match of bots alone is not saved)
cli-opt-slot = continue or start the campaign in slot N, 1 to 3
cli-opt-from = continue from a named save, in an empty slot
cli-opt-new = start over in this slot, discarding its campaign
cli-opt-slots = list campaign slots and named saves
cli-opt-at = position to show: the number of actions played
cli-opt-draws = list every draw with its numbers, for other programs
cli-opt-open = list only the statements without a test or a reason
cli-opt-games = number of matches (default: 200)
cli-opt-matches = number of matches (default: 100)
cli-opt-simulate-matches = number of matches (default: 100); each deal is played once per seat, the last one possibly less often
cli-opt-random = start with a random seed
cli-opt-data = folder with content for the game, such as a campaign of Storyfold
cli-opt-every = check the laws only at every N-th action (default: 1)
cli-opt-jobs = number of processes (default: 1)
cli-opt-ray-jobs = number of processes (default: 1; with --ray: all cores of the cluster)
cli-opt-ray = play on a Ray cluster: its address (HOST:PORT, ray://HOST:PORT), “auto” for the one on this machine, or “local” to start one
cli-opt-fixed = keep the bots in their seats instead of rotating them
cli-opt-duels = number of matches per pair, rounded up to an even number; each deal is played from both seats (default: 100)
cli-opt-ladder-bots = computer players to rate, weakest first, separated by commas (default: random, greedy and all levels)
cli-opt-results = append each result to FILE; pairings already in it are skipped
cli-opt-ladder-plot = save the ladder as a picture
cli-opt-page = write the ladder into this page, replacing the previous one
cli-opt-balance-bot = computer player in every seat (default: bot:master)
cli-opt-balance-page = write the report into this page, replacing the previous one
cli-opt-records = save the records in this folder
cli-opt-export = write one row per seat and match to a .csv, .json or .parquet file; may be repeated
cli-opt-into = folder in which to create the folder of the game (default: .)
cli-opt-host = address to listen on (default: 127.0.0.1, this machine only)
cli-opt-port = port to listen on (default: 8765; 0: any free port)
cli-opt-database = where to store matches: a postgresql:// address or the path of an SQLite file (default: the embedded store)
cli-opt-data-dir = folder of the embedded store (default: your data folder)
cli-opt-serve-data = use your own data for a game: corrected cards, a pack or a campaign; may be repeated
cli-opt-workers = processes in which computer players think (default: one less than there are cores)
cli-opt-processes = server processes that share one PostgreSQL store (default: 1)
cli-opt-broker = message broker between processes and servers: redis:// or postgresql:// (default with several processes: the store)
cli-opt-think-workers = computer players that think at the same time (default: one per core)
cli-opt-origin = another address at which browsers reach the server; may be repeated
cli-opt-log-level = least important messages to log (default: info)
cli-opt-browser = open the browser
cli-opt-serve-check = report what happens to the stored matches with the installed games, then exit
cli-arg-backup = file for the copy; must not exist yet
cli-opt-store = store to copy: a postgresql:// address or the path of an SQLite file (default: the embedded store)
cli-opt-store-dir = folder of the embedded store to copy (default: your data folder)

# Invalid input
cli-err-command = Unknown command “{ $given }”. Commands: { $allowed }.
cli-err-required = Missing: { $given }. See “{ $command } --help”.
cli-err-value-missing = { $given } needs a value. See “{ $command } --help”.
cli-err-value-extra = { $given } takes no value. See “{ $command } --help”.
cli-err-extra = Unknown argument “{ $given }”. See “{ $command } --help”.
cli-err-usage = Invalid arguments: { $why }. See “{ $command } --help”.
cli-err-number = “{ $given }” is not a valid value for { $name }. Use a whole number from { $least } to { $most }.
cli-err-option = “{ $given }” is not a valid setting. Write KEY=VALUE.
cli-err-seat = Unknown player “{ $given }”. Choose from: { $allowed }.
cli-err-resume-with = { $given } cannot be changed in a saved match. Leave it out to continue the match.
cli-err-resume-game = { $file } is a match of { $expected }, not of { $given }.
cli-err-no-seed = The seed of { $file } is not revealed, so the match can be replayed but not continued or verified.
cli-arg-records = records of matches of one game, or folders of records
cli-opt-to = file to write (default: decisions.parquet)
cli-err-no-records = There are no records (*.radura) in the folder { $given }.
cli-export-bar = exporting
cli-export-done = { $records ->
    [one] 1 record, { $decisions } decisions: { $file }
   *[other] { $records } records, { $decisions } decisions: { $file }
}
cli-try = Checks a game for learning and search.
cli-try-arg-game = id of a game (its observations and environments are checked, too), or the name of any game of OpenSpiel
cli-try-positions = positions of random matches to look at (default: 500)
cli-try-seed = number of the first random match (default: 1)
cli-try-parts =
    Information states and re-deals are checked in three parts:
      1. States with the same string for a seat have the same legal actions and observations for it.
      2. Where something is hidden from a seat, not all of its re-deals are the true state.
      3. The first part again, for states that were dealt again one decision earlier and continued with the same actions.
    Exit code: 0 all passed, 1 something failed, 2 the game cannot be checked.
cli-try-strings = 1. equal information states
cli-try-hidden = 2. re-deals where something is hidden
cli-try-carried = 3. re-deals one decision earlier
cli-try-passed = { $check }: passed
cli-try-compared = { $check }: passed, { $n } compared
cli-try-failed = { $check }: failed. { $why }
cli-try-differs = Seat { $seat } has the same { $what } in two states, but not the same { $others } (random match { $match }, after { $action } actions).
cli-try-own = A re-deal for seat { $seat } changed its { $what } (random match { $match }, after { $action } actions).
cli-try-truth = Seat { $seat } cannot know all cards, but { $n } re-deals for it were all the true state (random match { $match }, after { $action } actions).
cli-try-no-deals = The hidden cards of this game cannot be dealt again, so there is nothing to compare: { $why }
cli-err-export-form = Cannot tell the file format of “{ $given }”. Use one of: { $allowed }.
cli-err-exists = { $given } already exists. Choose another name.
cli-err-new-game-name = “{ $given }” is not a valid name for a game. Use at most 30 lower-case letters, digits and _, starting with a letter, and no Python keyword.
cli-err-new-game-taken = The name “{ $given }” is taken by another game or a Python module. Choose another one.
cli-err-card = There is no component “{ $given }”.
cli-err-rule = { $game } has no rule statement “{ $given }”. “radura rules { $game }” lists them.
cli-err-no-rules = { $given } has no numbered rules.
cli-err-bench = There is nothing to measure: { $given } does not exist. Measurements need a checkout of the project.
cli-err-bench-name = Unknown measurement “{ $given }”. Choose from: { $allowed }.
cli-err-choice = “{ $given }” is not a valid value for { $name }. Choose from: { $allowed }.
cli-err-plot = The chart is saved as SVG or PNG: “{ $given }” must end in .svg or .png.
cli-err-section = The section was not found in { $given }. The page needs { $begin } and { $end } once each, in this order, or neither of them.
cli-err-ladder-plot = The ladder is saved as SVG: “{ $given }” must end in .svg.
cli-err-ladder-bots = A ladder needs at least two different computer players, not “{ $given }”.
cli-err-ladder-rivals = { $given } is played without rivals, so there is nobody to compare.
cli-err-balance-holds = { $given } does not declare which cards serve a seat (Game.holds), so its balance cannot be measured.
cli-err-not-installed = { $given } is not installed. It is part of the extra “{ $extra }”; in a checkout: pip install ".[{ $extra }]"
cli-err-ray = Cannot use the Ray cluster “{ $given }”: { $why }
cli-err-answer = “{ $given }” is not an option. Enter a number from 1 to { $most }, or “?” for help.

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
cli-rule-open = not proved by any test

# The line mode
cli-hidden = { $n ->
    [one] { $n } hidden
   *[other] { $n } hidden
  }
cli-ask = { $seat }, your choice (? for help):
cli-final = (final)
cli-saved = Saved. Continue with: { $command }
cli-over = The match is recorded. Replay it with: radura replay { $path }
cli-undone = { $seat } undid the last action.
cli-pass-device = Pass the device to { $seat }.
cli-press-enter = Press Enter when nobody else is looking.
cli-log-empty = Nothing has happened yet.
cli-why-nothing = It is simply your turn.
cli-why-rule = Rule { $rule } (r { $rule } shows it)
cli-rules-hint = r WORD, r SECTION or r NUMBER shows what the rulebook says about it.
cli-rules-none = Nothing found in the rulebook.
cli-card-copies = { $card }, { $n } copies
cli-winner = { $n ->
    [one] Winner: { $seats }
   *[other] Winners: { $seats }
  }
cli-no-winner = Nobody wins.
cli-play-help =
    a number   choose that option (Enter, if there is only one)
    u          undo, unless something random happened or was revealed since
    t          show the table again
    l          show what has happened so far
    w          show why you have to choose
    h          show what the computer would choose, and why
    ? NAME     show why a piece or an action cannot be used now
    c NAME     show what a card says
    r WORD     look up a word, a section or a rule number in the rulebook
    q          save and quit
    Options marked “(final)” cannot be undone.

# Replay, check, verify, simulate
cli-chance = chance
cli-replay-at = Position { $at } of { $most }.
cli-replay-ask = Enter: forward, b: back, a number: go there, q: quit.
cli-check-bar = checking { $game }
cli-check-held = All laws held in { $games ->
    [one] { $games } match
   *[other] { $games } matches
  } with { $decisions } decisions (first seed { $seed }).
cli-check-broken = The law { $law } is broken: { $why }
cli-check-mistakes = { $n ->
    [one] { $n } mistake in the game’s data.
   *[other] { $n } mistakes in the game’s data.
  }
cli-check-replay = Replay the match with: radura replay { $path }
cli-store-empty = There are no matches in this store.
cli-store-game = { $game }, version { $version } of the rules:
cli-store-waits = not started: { $n }
cli-store-goes-on = running, not affected: { $n }
cli-store-resumed = running, continue under these rules from a stored position: { $n }
cli-store-halted = running, can only be viewed, left and downloaded: { $n }
cli-store-replayed = finished, can be replayed: { $n }
cli-store-shown = finished under older rules, shown from stored positions: { $n }
cli-store-called-off = cancelled: { $n }
cli-store-unknown = of a game that is not installed: { $n }
cli-verify-commitment = Commitment made before the match: { $commitment }
cli-verify-draws = The seed matches the commitment, and all { $draws } draws made with it, in { $actions } actions, are confirmed.
cli-verify-forced = Not proved: { $draws } draws in the first { $forced } actions, which come from another match.
cli-verify-past = Not proved: { $draws } draws in the first { $past } actions, which were played under version { $version } of the rules.
cli-verify-alone = No seat contributed to the seed: the person who made it could have tried several.
cli-verify-own = Seat { $seat } ({ $name }) contributed its own number: { $nonce }
cli-verify-public = Seat { $seat } ({ $name }) is a computer player and contributed the public number of this match.
cli-verify-nothing = Seat { $seat } ({ $name }) contributed nothing.
cli-simulate-bar = playing { $game }
cli-simulate-who = who
cli-simulate-matches = matches
cli-simulate-wins = wins [95 %]
cli-simulate-return = mean return
cli-simulate-length = Decisions in a match: { $mean } ± { $half }
cli-simulate-speed = Decisions per second: { $all } in total, { $core } per process
cli-simulate-decided = Deals won by the same player from every seat: { $n } of { $deals }
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
cli-ladder-below = { $n } matches, each deal played from both seats. A difference of 400 points means ten wins for each loss; { $anchor } is fixed at { $at }.
cli-ladder-below-parts = { $n } matches, some deals played from one seat only. A difference of 400 points means ten wins for each loss; { $anchor } is fixed at { $at }.
cli-balance-heading = Balance
cli-balance-about = { $n } matches of { $players } against itself, each deal played once. A card counts for every seat that held it at any time. Cards gained close to the goal are held more often by winners than by losers, however strong they are.
cli-balance-end = end
cli-balance-share = share [95 %]
cli-balance-rounds = Rounds in a match: { $mean } ± { $half }
cli-balance-card = card
cli-balance-kind = kind
cli-balance-source = source
cli-balance-held = held
cli-balance-holder = holder won [95 %]

# The server
cli-home = The table opens in your browser. Press Ctrl-C here to stop it; all matches are kept.
cli-backup-done = The store was copied to { $file }.

# Campaigns
cli-slot = { $n }  { $what }
cli-slot-free = free
cli-save-damaged = cannot be read: { $why }
cli-named-save = “{ $name }”  { $what }
cli-saved-as = Saved as { $path }.
cli-play-help-save = s NAME     save the campaign under a name (between two Scenes)
cli-err-slots = { $game } is not a campaign game: it has no slots.
cli-err-slot = There is no slot { $given }. Choose from 1 to { $most }.
cli-err-slot-taken = Slot { $slot } already holds a campaign ({ $what }). Choose another slot, or add --new to discard that campaign.
cli-err-slot-with = { $given } cannot be combined with campaign slots.
cli-err-no-save-point = A campaign can be saved under a name only between two Scenes.
cli-err-no-save = There is no save named “{ $given }”. Saves: { $allowed }.
cli-err-save-name = “{ $given }” is not a valid name for a save. Use at most 40 letters, digits, spaces and hyphens.

# A new game
cli-new-game-done = { $game } was created in { $folder }. Go there and run: pip install --editable . && radura check { $game } && radura play { $game }

# The analysis of a match
cli-analyse-bar = decisions
cli-analyse-title = { $game }: chances to win
cli-analyse-below = { $n } decisions, each judged by what its seat knew ({ $budget } per decision)
cli-analyse-sign = { $mark }, { $who }, { $change }
cli-analyse-best = { $played }. Best: { $best }
cli-analyse-change = { $sign }{ $n } %
cli-analyse-only = only choice
cli-analyse-mistake = mistake
cli-analyse-luck = luck
cli-analyse-head-step = decision
cli-analyse-head-who = who
cli-analyse-head-mark = kind
cli-analyse-head-what = what
cli-analyse-head-change = chance to win
cli-analyse-even = The match had no turning point.
cli-analyse-found = { $who } found the best choice in { $share } % of { $n } decisions: { $best } best, { $good } good, slips: { $slip }, mistakes: { $mistake }.

# Lessons and puzzles
cli-about-learn = learn a game step by step at its own table
cli-about-puzzle = solve a puzzle: win now, or save the match
cli-arg-lesson = lesson (default: the first one that is not done)
cli-arg-puzzle = puzzle (default: the first one that is not solved; without GAME: the puzzle of the day)
cli-opt-puzzles = list the puzzles of the game
