# Lessons and puzzles
lf-puzzle-win = Win this turn
lf-puzzle-save = Save the match

# The lessons
lf-lesson-turns = Turn up a card, use a token
lf-lesson-turns-goal-title = Two seasons, one clearing
lf-lesson-turns-goal = You are Summer. There are four ways to win, and one is enough: eight fires put out, a recruitment line of your season alone, a block of three by three trees, or Onibi driven out on Winter’s side.
lf-lesson-turns-reveal-title = One thing a turn
lf-lesson-turns-reveal = In your turn you either turn up a card or use one of your two tokens. Turn up a card now: it joins the shared line, which helps both of you.
lf-lesson-turns-risk-title = Not without risk
lf-lesson-turns-risk = More cards mean more strength. But a black paw is a solitary animal: the third one that counts for you costs you a token. Turn up one more.
lf-lesson-turns-token-title = Use a token
lf-lesson-turns-token = Each element is an action, and all of its signs in the line count. Sun recruits animals. Lay a token on sun.
lf-lesson-turns-recruit-title = Whom you recruit
lf-lesson-turns-recruit = With 1 sun you can afford the Squirrel. It is Winter’s, so it goes to the discard pile, and one of your own animals fills the gap in the line. An animal of your season would join your own line at once.
lf-lesson-fires = Put out fires
lf-lesson-fires-value-title = What a fire costs
lf-lesson-fires-value = Each card of the clearing has a fire value: 2 in the middle, 4 at the ends. That much water puts one fire out there.
lf-lesson-fires-token-title = Water for it
lf-lesson-fires-token = The line gives you 5 water. Lay a token on water: it points at the last card that shows it.
lf-lesson-fires-first-title = Choose a fire
lf-lesson-fires-first = Take either fire. You keep the token: with eight of them you win.
lf-lesson-trees = Plant a tree
lf-lesson-trees-token-title = Seedlings plant trees
lf-lesson-trees-token = Trees cost seedlings, and the top of each pile can be taken. You have 2 seedlings: lay a token on the seedling.
lf-lesson-trees-tree-title = For the rest of the match
lf-lesson-trees-tree = A tree gives its element for every later action. Take the Sun tree.
lf-lesson-trees-cell-title = Along the river
lf-lesson-trees-cell = Its river must join the lake of your first tree. Three by three trees in a block win the match. Choose a glowing place.
lf-lesson-onibi = Onibi and its card
lf-lesson-onibi-walk-title = Wind moves Onibi
lf-lesson-onibi-walk = Onibi, the flame spirit, walks towards your rival’s end. Lay a token on wind.
lf-lesson-onibi-stop-title = Where it stops
lf-lesson-onibi-stop = The card on which it stops gives you its bonus at once; cards passed over give nothing. Move one step or two.
