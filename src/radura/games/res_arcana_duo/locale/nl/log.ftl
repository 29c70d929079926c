# What decided a match
ra-sum-target = { $n ->
        [one] Bij { $n } punt eindigt de partij
       *[other] Bij { $n } punten eindigt de partij
    }
ra-sum-points = { $who }: { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    } = { $parts }
ra-sum-none = { $who }: geen punten
ra-sum-pool = { $who }: essenties in de voorraad, Goud telt dubbel: { $n }
