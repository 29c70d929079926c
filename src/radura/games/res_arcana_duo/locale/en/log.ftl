# What decided a match
ra-sum-target = { $n ->
        [one] { $n } point ends the match
       *[other] { $n } points end the match
    }
ra-sum-round = All had passed: victory was checked at the end of round { $n }
ra-sum-power = Round { $n } was not over: a power checks victory at once
ra-sum-points = { $who }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } = { $parts }
ra-sum-none = { $who }: no points
ra-sum-pool = { $who }: essences in the pool, Gold counted double: { $n }
