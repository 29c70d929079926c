# Texts of the browser
shell-title = Radura: four games in a clearing
shell-title-turn = ● Your turn · { $game }
shell-games = Games
shell-guest = Guest
shell-player = Player { $n }
shell-loading = Loading the table …
shell-close = Close
shell-tools = Tools
shell-language = Language
shell-settings = Settings
shell-your-name = Your name
shell-theme = Theme
shell-theme-auto = Same as the device
shell-theme-light = Light
shell-theme-dark = Dark
shell-speed = Animations
shell-speed-off = Off
shell-speed-fast = Fast
shell-speed-normal = Normal
shell-speed-slow = Slow
shell-set-sound = Sound
shell-set-sound-help = For cards, dice and your turn.
shell-set-confirm = Confirm choices that cannot be undone
shell-set-confirm-help = Choices with a lock need a second click.
shell-set-notify = Notify me
shell-set-notify-help = When it is your turn and the page is in the background.
shell-set-large-text = Large text
shell-set-large-text-help = Makes everything about a fifth larger.
shell-set-patterns = Patterns for colours
shell-set-patterns-help = Helps if colours are hard to tell apart.
shell-set-effects = Paper grain and shadows
shell-set-effects-help = Turn off on slow devices.
shell-lobby = All games
shell-seats-n = { $n ->
     [one] 1 seat
    *[other] { $n } seats
 }
shell-seats-range = { $least } to { $most } seats
shell-minutes = { $n } min
shell-play-computer = Play the computer
shell-invite-friend = Invite a friend
shell-open-book = Open the book
shell-more-options = Options
shell-my-matches = My matches
shell-waiting-n = { $n ->
     [0] none is waiting for you
     [one] 1 is waiting for you
    *[other] { $n } are waiting for you
 }
shell-watch-tables = Open tables
shell-finished = Finished
shell-records = From files
shell-record-delete = Delete
shell-record-delete-sure = Really delete?
shell-campaign-slot = Slot { $n }
shell-campaign-name = Name of the copy
shell-campaign-new = New campaign
shell-campaign-continue = Continue
shell-campaign-keep = Save a copy
shell-campaign-kept = Saved copies
shell-campaign-go-on = Continue from here
shell-campaign-way = Your way so far
shell-campaign-waiting = Tied and waiting
shell-campaign-blank = Still blank
shell-campaign-ahead = The way ahead: { $n } chapters, each played in one sitting
shell-campaign-endings = { $n ->
     [one] One ending
    *[other] { $n } endings: your choices lead to one
 }
shell-campaign-untie = Untie the ribbon
shell-campaign-reader = One reader, about { $n ->
     [one] one hour
    *[other] { $n } hours
 } in all. The book keeps your page.
shell-replay-file = Replay a file
shell-credits = Credits
shell-saved = Everything is saved after each move.
shell-install = Install as an app
shell-join-link = Link from a friend
shell-join = Join
shell-join-bad-link = That is not an invitation link.
shell-join-title = { $who } invites you to { $game }
shell-join-mine = You already have a seat at this table.
shell-join-full = All seats are taken; you can watch.
shell-join-off = This match was cancelled.
shell-sit-down = Sit down
shell-to-table = To the table
shell-watch = Watch
shell-against = against { $who }
shell-decisions = { $n ->
     [one] 1 decision
    *[other] { $n } decisions
 }
shell-open-seats = Free seat
shell-seat = Seat { $n }
shell-same-name = { $name } { $n }
shell-seat-free = free seat
shell-clock = Time
shell-clock-none = No clock
shell-clock-quick = Quick
shell-clock-calm = Calm
shell-clock-days = Days per move
shell-clock-none-help = Take all the time you want.
shell-clock-quick-help = 10 minutes each, plus 5 seconds per move.
shell-clock-calm-help = 25 minutes each, plus 10 seconds per move.
shell-clock-days-help = Up to 3 days per move. You can close the page in between.
shell-start-who = Who sits at the table?
shell-start-sizes = Number of seats
shell-start-size = { $n ->
     [1] Solo
     [2] Duel
     [3] Three
     [4] Four
    *[other] { $n } seats
 }
shell-start-seat = Seat { $n }: { $who }
shell-start-name = Name of seat { $n }
shell-start-sits = Who sits in seat { $n }?
shell-start-levels = Level of the computer
shell-start-me = You
shell-start-me-is = This is you
shell-start-me-help = Choose who plays here; you move to the next seat.
shell-start-bot = Computer
shell-start-bot-is = Computer
shell-start-friend = Friend with a link
shell-start-friend-name = A friend
shell-start-friend-one = a friend
shell-start-friend-is = Joins with the link
shell-start-friend-help = You get a link to send. The first person to open it takes the seat; no account is needed.
shell-start-local = At this screen
shell-start-local-is = At this screen
shell-start-local-help = You share this screen. Between turns everything is covered until the next person is ready.
shell-start-anybody = Anyone
shell-start-anybody-name = Anyone
shell-start-anybody-one = anyone
shell-start-anybody-is = Listed as an open table
shell-start-anybody-help = The table is listed in the lobby of this server, where anyone can sit down.
shell-start-solo-help = You play alone, against the game itself.
shell-start-minutes = about { $n } minutes
shell-start-when = { $who }: the match starts when the last seat is taken.
shell-start-watch = Who may watch
shell-start-watch-few = People with the link
shell-start-watch-few-help = Nobody else can find the table.
shell-start-watch-all = Anyone
shell-start-watch-all-help = The table is listed among the open tables.
shell-level-elsewhere = Added on this server; its strength has not been measured.
shell-start = Start
shell-make-invitation = Create an invitation
shell-invite-title = Send this link to a friend
shell-invite-help = The match starts as soon as all seats are taken.
shell-invite-link = Invitation link
shell-shuffle-title = Everybody shuffles
shell-shuffle-help = Each device adds its own number to the shuffle. This takes a moment.
shell-shuffle-waits = All seats are taken. Before the cards are dealt, each device adds its own number to the shuffle: the match starts when { $who } comes to the table.
shell-copy = Copy the link
shell-copied = Copied
shell-call-off = Cancel the match
shell-my-link = Your personal link
shell-my-link-help = Open it on another device to continue your matches there. Anyone who has it can play as you, so keep it private.
shell-my-link-renew = Create a new link; the old one, other devices and the recovery code stop working
shell-me = You in this browser
shell-me-open = Identities, link, recovery code
shell-me-ask = Continue as { $name } in this browser?
shell-me-ask-stays = A personal link was opened here. You are { $name } now; this browser keeps that identity, and you can switch back on this page at any time.
shell-me-ask-nobody = A personal link was opened here. Anyone who has it can play as this person: continue only if it is your link.
shell-me-be = Continue as { $name }
shell-me-stay = Stay { $name }
shell-me-link-bad = This link has expired or been replaced. Nothing was changed.
shell-me-here = People in this browser
shell-me-nobody = Nobody yet. The first person to play enters a name.
shell-me-now = You, now
shell-me-forget = Forget
shell-me-forget-who = Forget { $name }
shell-me-forget-sure = Without a personal link or a recovery code, nobody can be { $name } again: the seats and matches are out of reach. Write down a code first.
shell-me-forget-really = Forget permanently
shell-me-keep = Keep
shell-code = Recovery code
shell-code-help = Write it down and keep it safe. If this device is lost, the code gives you access on another one. Devices that already have access keep it.
shell-code-new = Create a code; an earlier one stops working
shell-code-restore = Use a recovery code
shell-code-use = Continue as this person
shell-time-left = Time left: { $who }
shell-days = { $n ->
     [one] 1 day
    *[other] { $n } days
 }
shell-table = Table
shell-parts = Parts of the table
shell-choices = Choices
shell-options = { $n ->
     [one] 1 choice
    *[other] { $n } choices
 }
shell-options-here = { $place }: { $n ->
     [one] 1 choice
    *[other] { $n } choices
 }
shell-item-state = { $item }, { $state }
shell-item-shows = { $item } shows { $face }
shell-item-in = { $item }, { $place }
shell-face-down = Face-down card
shell-face-down-n = { $n ->
     [one] 1 face down
    *[other] { $n } face down
 }
shell-why = Why?
shell-final = cannot be taken back
shell-confirm-again = Once more to confirm: it cannot be taken back
shell-more = { $n } more
shell-undo = Undo
shell-more-below = More below
shell-more-below-named = More below: { $what }
shell-roll-again = { $n ->
        [one] Roll { $n } die again
       *[other] Roll { $n } dice again
    }
shell-look = Look closely
shell-not-now = Not now, and why
shell-rule = Show the rule
shell-rule-ids = Rule numbers
shell-hint = Hint
shell-hinted = { $n ->
    [1] The only choice
    [2] Two good choices
   *[other] Three good choices
}
shell-hint-rank = Hint { $rank }:
shell-hint-best = The best choice: { $option }
shell-hint-option = { $rank }. { $option }
shell-hint-chance = { $chance } % ± { $margin }
shell-hint-chance-about = { $goal } { $chance } %, from { $low } to { $high }
shell-hint-beside-next = Compared with the next best:
shell-hint-beside-best = Compared with the best:
shell-hint-tries = { $goal } after { $n } tries
shell-hint-greedy = Judged by a look at what comes right after
shell-hint-flag = hint { $rank }
shell-hint-flag-chance = hint { $rank }: { $chance } %
shell-hint-sure = How sure?
shell-hint-back = Back to my choices
shell-hint-thinking = The computer is thinking…
shell-rules = Rules
shell-rules-of = How to play { $game }
shell-rules-search = Search the rules, or a rule number
shell-rules-found = { $n ->
     [one] 1 section
    *[other] { $n } sections
 }
shell-rules-none = Nothing found.
shell-contents = Contents
shell-log = Log
shell-log-empty = Nothing has happened yet.
shell-chat = Chat
shell-chat-say = Say something to the table
shell-chat-empty = Nobody has said anything yet.
shell-places = Piles
shell-rail = Choices, log and chat
shell-sheet = More or fewer choices
shell-your-turn = Your turn
shell-story = Story
shell-story-calm = Nothing moves while you read
shell-turn-of = { $who }
shell-turn-again = Show the last turn again
shell-waiting-for = { $who } is choosing …
shell-bot-thinking = { $who } is thinking …
shell-over = The match is over
shell-offline = Connection lost, trying again …
shell-hand-over = { $who }, it is your turn
shell-hand-over-go = I am here, show my table
shell-hand-over-who = Who sits at the screen?
shell-hand-over-me = I am { $who }
shell-hand-over-help = Everything is covered. Hand the screen over before you go on: each of you has cards that the others must not see.
shell-sits = { $who } sits here
shell-you-won = You have won!
shell-you-lost = You have lost
shell-won = Won by { $who }
shell-nobody-won = Nobody has won
shell-rematch = Rematch
shell-rematch-offered = Accept the rematch
shell-replay = Replay
shell-replay-step = Decision { $step } of { $last }
shell-replay-slider = Position in the match
shell-replay-first = To the beginning
shell-replay-back = One back
shell-replay-next = One on
shell-replay-last = To the end
shell-replay-play = Play
shell-replay-pause = Pause
shell-replay-eyes = Seen by
shell-eyes-all = Everything open
shell-eyes-spectator = A spectator
shell-play-on = Play on from here
shell-play-on-seat = Which seat do you play?
shell-play-on-turn = its turn
shell-play-on-others = Who plays the others?
shell-analysis-try = Try the best choice
shell-analysis-try-how = You play { $who }, the best choice is made for you, and you go on from there.
shell-percent = { $n } %
shell-analyse = Analyse
shell-analysis = Analysis
shell-analysis-close = Close the analysis
shell-analysis-you = { $done ->
    [yes] You found the best choice in { $share } % of { $n } decisions
   *[no] So far you found the best choice in { $share } % of { $n } decisions
}
shell-analysis-seat = { $done ->
    [yes] { $who } found the best choice in { $share } % of { $n } decisions
   *[no] So far { $who } found the best choice in { $share } % of { $n } decisions
}
shell-analysis-best-n = { $n } best
shell-analysis-good-n = { $n } good
shell-analysis-slips-n = { $n ->
    [one] { $n } slip
   *[other] { $n } slips
}
shell-analysis-mistakes-n = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
shell-analysis-luck-n = luck { $sign }{ $n } %
shell-analysis-progress = Analysed { $n } of { $total } decisions
shell-analysis-begun = It is being worked out; you may leave meanwhile.
shell-analysis-seconds = About { $n } seconds left; you may leave meanwhile.
shell-analysis-minutes = { $n ->
    [one] About a minute left; you may leave meanwhile.
   *[other] About { $n } minutes left; you may leave meanwhile.
}
shell-analysis-halted = The analysis was interrupted.
shell-analysis-go-on = Continue
shell-analysis-done = All { $n } decisions are analysed.
shell-analysis-lists = What is listed
shell-analysis-turns = Turning points { $n }
shell-analysis-mine = Mine { $n }
shell-analysis-all = All { $n }
shell-analysis-table = Table
shell-analysis-rest = The rest is not analysed yet. It appears here one by one; nothing above moves.
shell-analysis-even = The match had no turning point.
shell-analysis-how = Each decision is judged by what its seat knew then. Luck is never counted as a mistake.
shell-analysis-download = Download the analysis
shell-analysis-strip = Curve and slider
shell-analysis-curve = Everybody’s chance to win from decision to decision. The list “Table” holds the same in numbers.
shell-analysis-fall = { $from } % to { $to } %
shell-analysis-next = Next turning point
shell-analysis-decision = decision { $n }
shell-analysis-change = { $sign }{ $n } %
shell-analysis-for-you = for you
shell-analysis-for = for { $who }
shell-analysis-instead = { $played }. Best: { $best }
shell-analysis-played = Played
shell-analysis-best = Best
shell-analysis-why = Compared with the choice played:
shell-analysis-flag-best = best
shell-analysis-flag-played = played
shell-analysis-caption = All decisions: what was chosen, what it cost, and everybody’s chance to win before it
shell-analysis-head-step = Decision
shell-analysis-head-who = Who
shell-analysis-head-what = Choice
shell-analysis-head-cost = Cost
shell-mark-only = Only choice
shell-mark-best = Best choice
shell-mark-good = Good
shell-mark-slip = Slip
shell-mark-mistake = Mistake
shell-mark-luck = Luck
shell-download = Download the record
shell-verify = Verify the shuffles
shell-verify-kept = Proved with this browser’s own copy of all promises: the seed was fixed before anyone, including the server, could know what it would deal.
shell-verify-told = The seed matches the promises that the server shows. This browser kept no copy of them from the start, so it cannot check that they are the same.
shell-verify-alone = The server’s seed is the promised one, but no seat contributed to it: the person who runs the server could have tried several.
shell-verify-withheld = Not proved: a seat promised a number and then did not reveal it. The person who runs the server could have chosen between two deals.
shell-verify-unused = Not proved: the number of this browser was left out of the seed.
shell-verify-broken = Not proved: the values revealed now are not those promised at the start.
shell-verify-forced = The part that was taken over from another match is not proved.
shell-verify-self = Check it yourself
shell-verify-how = Download the record. On a computer with Radura, this command draws every card again from the seed and compares the results:
shell-verify-hash = The promised value:
shell-propose-undo = { $who } asks to undo the last decision.
shell-propose-bot = { $who } proposes that a computer takes over for { $seat }.
shell-propose-close = { $who } proposes to end the match here.
shell-gone = { $who } has left the table.
shell-away = { $who } has not come to the table for a long time.
shell-gone-bot = Let a computer take over
shell-gone-close = End the match
shell-state-over = Over
shell-card-won = You won
shell-card-left = { $time } left
shell-card-begun = Just begun
shell-agree = Agree
shell-refuse = No
shell-withdraw = Withdraw
shell-leave = Give up
shell-leave-title = Give up the match?
shell-leave-not = Play on
shell-leave-sure = It is lost then, and nobody can take that back.
shell-err-offline = The server cannot be reached.
shell-err-server = The server answered with error { $status }.
shell-source-inferred = The numbers of this card are inferred, not printed anywhere we could see.
shell-source-designed = The numbers of this card are our own design.
shell-keys = All keys
shell-keys-everywhere = Everywhere
shell-keys-table = At the table
shell-keys-replay = In a replay
shell-key-tab = Go to the next item
shell-key-enter = Press it; start
shell-key-close = Close what is open
shell-key-step = One back, one on
shell-key-play = Play and pause
shell-key-options = Choose an option
shell-key-confirm = Confirm a choice that cannot be undone
shell-key-back = Take the choice back, close
shell-key-arrows = Walk over the table
shell-key-undo = Undo
shell-key-hint = Hint: what would the computer do?
shell-key-turn = Show the last turn again
shell-key-log = Log
shell-key-chat = Chat
shell-key-places = What lies where
shell-key-rules = Rules
shell-key-rail = Show or hide the panel
shell-key-keys = This list
shell-credits-games = The games and their names belong to their authors and publishers. Radura is not made or endorsed by them; all texts and pictures here are our own.
shell-credits-drawings = Drawings
shell-credits-own = Landscapes, trees, rivers, symbols, tokens and covers are drawn for Radura.
shell-credits-icons = Icons
shell-credits-licence = From game-icons.net, recoloured and outlined by us. Licence:
shell-credits-fonts = Fonts

# Events shown on the table
shell-tell = What happens now
shell-tell-skip = Skip
shell-tell-pause = Pause
shell-tell-on = Go on
shell-tell-going = The table continues … click it, Esc or Space to skip
shell-tell-playing = { $who } is playing … click the table, Esc or Space to skip
shell-tap-going = The table continues … tap it to skip
shell-tap-playing = { $who } is playing … tap the table to skip
shell-log-jump = { $text } Show this moment
shell-log-start = The table is set up
shell-key-pause = Pause or continue the events
shell-key-skip = Skip the events
shell-watch-last = Watch the last move
shell-look-at-table = Look at the table
shell-end-after = After { $decisions } decisions and { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
shell-end-moment = The deciding move
shell-end-numbers = The match in numbers
shell-end-how = How it ended
