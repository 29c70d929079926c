# What the log tells of damage and dice
cs-log-counter = Il Controincantesimo
cs-log-adds = { $what }: { $n } in più.
cs-log-takes-off = { $what }: { $n } in meno.
cs-log-unhurt = { $who } non perde nulla.
cs-log-missed = L’attacco manca { $who }.
cs-log-became = { $who }: il dado ora mostra { $face }.

# What decided a match
cs-sum-standing = { $who } è in piedi con { $hp } PS
cs-sum-fallen = { $who }: fuori combattimento
cs-sum-felled = { $who }: fuori combattimento nel round { $round } ({ $what } di { $by })
cs-sum-crystals = { $who }: fuori combattimento nel round { $round } per i Cristalli Maledetti

# Numbers of a whole match
cs-stat-dealt = Danni inflitti
cs-stat-taken = Danni subiti
cs-stat-healed = PS recuperati
cs-stat-spells = Incantesimi lanciati
