# Lessons and puzzles, in the browser and in the terminal
learn-title = Learn
learn-lessons = Lessons
learn-puzzles = Puzzles
learn-lessons-done = { $n } of { $all } done
learn-puzzles-done = { $n } of { $all } solved
learn-minutes = { $n } min
learn-step = step { $n } of { $all }
learn-list-state = { $n } of { $all } steps, { $minutes } minutes
learn-list-puzzle = { $stars }{ $solved ->
    [yes] , solved
   *[no] {""}
  }
learn-stars-1 = Gentle
learn-stars-2 = Tricky
learn-stars-3 = Deep
learn-stars-1-about = one or two decisions
learn-stars-2-about = three decisions
learn-stars-3-about = four or more
learn-today = Puzzle of the day
learn-today-of = Puzzle of the day, { $game }, { $stars ->
    [1] gentle
    [2] tricky
   *[3] deep
  }
learn-today-about = A new one at midnight (UTC), the same for everybody.
learn-week = { $tried } of the last { $n } days tried, { $solved } solved
learn-week-today = Today
learn-week-day = Puzzle of the day, { $day }: { $state ->
    [solved] solved
    [tried] tried
   *[open] open
  }
learn-count = { $n } / { $all }
learn-hint-n = Hint { $n } of 3
learn-you = You
learn-rival = Rival
learn-watch = Watch the line
learn-see = See the table
learn-play-again = Play it again
learn-copy = Copy link
learn-copied = Link copied
learn-lesson-of = Lesson { $n } of { $all } done
learn-solve = Solve it
learn-puzzle = Puzzle
learn-puzzle-n = { $goal }, puzzle { $n }: { $state ->
    [solved] solved
    [tried] tried
   *[open] open
  }
learn-state-solved = solved
learn-state-tried = tried, not solved yet
learn-state-open = open
learn-state-done = lesson done
learn-state-begun = lesson begun
learn-kept = Kept for you on this server; no account needed.
learn-goal-win = Win before your rival has another turn, even with bad luck.
learn-goal-save = Otherwise your rival wins before you choose again. Find the only way to prevent it.
learn-choices-left = { $n ->
    [0] No choice left of the shortest way.
    [one] { $n } choice left
   *[other] { $n } choices left
  }
learn-solved = Solved
learn-solved-in = Solved in { $n ->
    [one] { $n } choice
   *[other] { $n } choices
  }.
learn-missed = The turn is over, and the goal is not reached. A wrong choice costs nothing: start again.
learn-off-line = From here the goal is out of reach. Start again, or take a choice back.
learn-reset = Start again
learn-hint-1 = { $n ->
    [one] One more choice matters.
   *[other] { $n } more choices matter.
  }
learn-hint-2 = Look at the marked piece.
learn-show = Show the solution
learn-line = The line
learn-line-so-far = Your line so far
learn-now-you = Now you. A wrong choice costs nothing.
learn-next-puzzle = Next puzzle
learn-again = Show me again
learn-skip = Leave the lesson
learn-your-move = Your move: { $option }
learn-your-move-how = Choose it on the table or press its key. The lesson continues when you have done it.
learn-go-on = Continue
learn-rules = { $n ->
    [one] Rule { $rules }
   *[other] Rules { $rules }
  }
learn-ask-do = Step { $n } of { $all }, your move (t table, r rules, c NAME a card, q leave):
learn-ask-read = Step { $n } of { $all }, Enter to go on (t table, r rules, c NAME a card, q leave):
learn-ask-puzzle = Your choice (h hint, s solution, u take back, 0 start again, t table, r rules, c NAME a card, q leave):
learn-left = The lesson waits for you where you left it.
learn-next = Lesson done. The next one: { $command }
learn-done = All lessons done. Now play a match: { $command }
learn-done-about = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
learn-next-lesson = Next: { $lesson }
learn-play-novice = Play a first match
learn-all = All lessons
learn-as-match = This lesson is the guided first Scene: { $command }
learn-bubble = Lesson, { $lesson }, step { $n } of { $all }
learn-err-other = Not yet: the lesson asks for another choice here.
learn-err-done = This lesson is done.
learn-err-over = This attempt is over: start again.
learn-err-none = There are no lessons or puzzles for { $game }.
learn-err-lesson = There is no lesson “{ $given }”. Lessons: { $allowed }.
learn-err-puzzle = There is no puzzle “{ $given }” for { $game }.
learn-err-json = not valid JSON: { $why }
