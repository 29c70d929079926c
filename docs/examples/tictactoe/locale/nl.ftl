ttt-name = Boter-kaas-en-eieren
ttt-turn = { $sign } zet een teken
ttt-do-mark = Zet een teken in vak { $cell }
ttt-log-mark = { $sign } zet een teken in vak { $cell }.
ttt-end-line = Drie op een rij.
ttt-end-full = Alle vakken zijn vol.
