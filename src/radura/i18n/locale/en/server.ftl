# Computer players
srv-bot-random = Dreamer
srv-bot-random-about = Plays whatever comes to mind and forgives every slip.
srv-bot-greedy = Novice
srv-bot-greedy-about = Takes the best thing in reach and seldom looks further.

# How a match ends outside its rules
srv-end-left = Somebody has left the table.
srv-end-agreement = Ended by agreement.
srv-end-given-up = Given up.
srv-end-time = The time of seat { $seat } has run out.
srv-end-old-rules = Given up: the rules have changed.

# Requests that are not carried out
srv-err-busy = Too many requests wait at this table. Try again in a moment.
srv-err-stale = The table has changed in the meantime; look again.
srv-err-store = The move could not be stored, so it was not made. Nothing has changed; try again.
srv-err-doubt = The store went away before it said whether this was stored. Look again in a moment.
srv-err-internal = Something went wrong on the server. Nothing has changed.
srv-err-not-seated = You do not sit at this table.
srv-err-not-running = This match is not running.
srv-err-not-begun = This match has not begun yet.
srv-err-not-sealed = The numbers are told once all seats are taken.
srv-err-nonce = This is not the number that was promised.
srv-err-not-over = This is possible once the match is over.
srv-err-old-rules = The rules have changed since this match began, and the new ones cannot go on with it. It can be looked at and left; then its record can be downloaded.
srv-err-not-your-turn = It is not your turn.
srv-err-hint-people = Hints are only for those who play without other people.
srv-err-proposed = This has been proposed already; wait for the answers.
srv-err-no-proposal = There is no such proposal any more.
srv-err-no-such-seat = There is no such seat.
srv-err-not-absent = Only for a seat whose person has left, or has long stayed away while it was their turn.
srv-err-no-free-seat = There is no free seat for you at this table.
srv-err-no-seat-for-you = At least one seat must be yours.
srv-err-no-match = There is no such match, or it is private.
srv-err-no-step = Position { $given } does not exist; the last one is { $most }.
srv-err-branch-seats = { $given } seats were given, the match has { $expected }.
srv-err-eyes = You may not look through these eyes as long as the match, or one that shares its hidden cards, goes on.
srv-err-veiled = Hidden cards of this match still lie in another one that goes on. All of it shows once that one is over.
srv-err-token = This needs a valid personal token.
srv-err-recovery = Nobody here has this code (any more).
srv-err-recovery-slip = This code was not typed right: look at each letter once more.
srv-err-rate = Too many requests; slow down a little.
srv-err-full = The server has no room for one more connection. Try again in a moment.
srv-err-connections = Too many connections from your address. Close some, or try again in a moment.
srv-err-head = The head of the request is too long.
srv-err-slow = The request did not arrive in time.
srv-err-message = The message cannot be understood: { $why }
srv-err-request = The request cannot be understood: { $why }
srv-err-hello = Say hello first.
srv-err-hello-twice = You have said hello already.
srv-err-not-joined = Join the match first.
srv-err-too-many-tables = You can be at { $most } tables at once.
srv-err-too-many-records = You can keep { $most } records from files. Delete one first.
srv-err-not-yours = Only whoever read it from a file can delete a record.
srv-err-not-found = There is nothing here.
srv-err-too-long = This is too long.
srv-err-host = This server does not answer to that name.
srv-err-origin = This server changes nothing for other sites.
srv-err-name = A name has 1 to 40 signs that can be seen, and neither starts nor ends with a space.
srv-err-listen = Cannot listen on { $given }: { $why }.
srv-err-store-busy = The store { $given } is in use by another server.
srv-err-store-open = The store { $given } cannot be opened: { $why }
srv-err-store-newer = The store { $given } was written by a newer version of Radura; this one cannot read it.
srv-err-store-kind = A store of the kind { $given } is not known; give a file, or postgresql://user:password@host/name.
srv-err-backup-exists = { $given } exists already; choose another file for the copy.
srv-err-backup-tool = This needs the program { $given }, which is not installed.

# The server closes a connection
srv-bye-slow = The connection is too slow to follow.
srv-bye-silent = Nobody said hello on this connection.
srv-bye-flood = Too many messages that cannot be understood.
srv-bye-version = The page is of another version than the server; load it anew.
srv-bye-token = Your personal link was renewed; use the new one.

srv-warn-network = Everybody who reaches this machine can now come to its tables. Without TLS, personal links can be read on the way: put a web server in front (docs/operating.md).
srv-page-missing = The server runs, but the web table has not been built into this installation. Build it with “make web” in the folder of the project, then start the server again.
