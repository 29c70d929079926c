ttt-name = Tris
ttt-turn = { $sign } segna una casella
ttt-do-mark = Segna la casella { $cell }
ttt-log-mark = { $sign } segna la casella { $cell }.
ttt-end-line = Tre in fila.
ttt-end-full = Tutte le caselle sono segnate.
