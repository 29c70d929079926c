ttt-name = Tic-tac-toe
ttt-turn = { $sign } marks a cell
ttt-do-mark = Mark cell { $cell }
ttt-log-mark = { $sign } marks cell { $cell }.
ttt-end-line = Three in a row.
ttt-end-full = All cells are marked.
