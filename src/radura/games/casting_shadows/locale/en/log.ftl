# What the log tells of damage and dice
cs-log-counter = The Counterspell
cs-log-adds = { $what } adds { $n }.
cs-log-takes-off = { $what } takes { $n } off.
cs-log-unhurt = { $who } loses nothing.
cs-log-missed = The attack misses { $who }.
cs-log-became = { $who }’s die now shows { $face }.

# What decided a match
cs-sum-standing = { $who } stands with { $hp } HP
cs-sum-fallen = { $who } has fallen
cs-sum-felled = { $who } fell in round { $round } to { $by }'s { $what }
cs-sum-crystals = { $who } fell in round { $round } to Cursed Crystals

# Numbers of a whole match
cs-stat-dealt = Damage dealt
cs-stat-taken = Damage taken
cs-stat-healed = HP regained
cs-stat-spells = Spells cast
