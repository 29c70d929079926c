# What decided a match
ra-sum-target = { $n ->
        [one] { $n } point ends the match
       *[other] { $n } points end the match
    }
ra-sum-points = { $who }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } = { $parts }
ra-sum-none = { $who }: no points
ra-sum-pool = { $who }: essences in the pool, Gold counted double: { $n }
