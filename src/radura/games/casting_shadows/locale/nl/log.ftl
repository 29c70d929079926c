# What the log tells of damage and dice
cs-log-counter = De tegenspreuk
cs-log-adds = { $what }: { $n } erbij.
cs-log-takes-off = { $what }: { $n } eraf.
cs-log-unhurt = { $who } verliest niets.
cs-log-missed = De aanval mist { $who }.
cs-log-became = { $who }: de dobbelsteen toont nu { $face }.

# What decided a match
cs-sum-standing = { $who } staat nog, met { $hp } LP
cs-sum-fallen = { $who } is gevallen
cs-sum-felled = { $who } viel in ronde { $round }: { $what } van { $by }
cs-sum-crystals = { $who } viel in ronde { $round } door vervloekte kristallen

# Numbers of a whole match
cs-stat-dealt = Schade toegebracht
cs-stat-taken = Schade opgelopen
cs-stat-healed = LP teruggekregen
cs-stat-spells = Uitgesproken spreuken
