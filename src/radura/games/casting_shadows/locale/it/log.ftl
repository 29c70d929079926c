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
