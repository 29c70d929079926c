# What decided a match
ra-sum-target = { $n ->
        [one] Bij { $n } punt eindigt de partij
       *[other] Bij { $n } punten eindigt de partij
    }
ra-sum-round = Allen hadden gepast: aan het einde van ronde { $n } is de overwinning gecontroleerd
ra-sum-power = Ronde { $n } was nog niet voorbij: een kracht controleert de overwinning meteen
ra-sum-points = { $who }: { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    } = { $parts }
ra-sum-none = { $who }: geen punten
ra-sum-pool = { $who }: essenties in de voorraad, Goud telt dubbel: { $n }
