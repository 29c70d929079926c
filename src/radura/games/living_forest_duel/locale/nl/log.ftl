# The end of a round
lf-log-burning = { $n ->
        [one] Eén kaart brandt: { $fire } vuur.
       *[other] { $n } kaarten branden: { $sum } = { $fire } vuur.
    }
lf-log-held = { $who } is veilig: { $water } water ({ $shared } gedeeld + { $line } rij + { $trees } bomen) tegen { $fire } vuur.
lf-log-burnt = { $who } heeft { $water } water ({ $shared } gedeeld + { $line } rij + { $trees } bomen) tegen { $fire } vuur: { $n ->
        [0] er is geen varaan meer om af te leggen
        [one] { $n } varaan gaat naar de aflegstapel
       *[other] { $n } varanen gaan naar de aflegstapel
    }.
lf-log-spread = Onibi steekt { $card } in brand.
lf-log-cleared = Elke geest neemt de { $n } fiches terug; alle rijen worden afgelegd.

# What decided a match
lf-sum-fire = { $who }: { $n } van { $goal } vuren geblust
lf-sum-line = { $who }: { $n } van { $goal } dieren in het rekruteringsaanbod
lf-sum-forest = { $who }: { $n } van { $goal } bomen in het volste raster
