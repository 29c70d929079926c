# The end of a round
lf-log-burning = { $n ->
        [one] Eén kaart brandt: { $fire } vuur.
       *[other] { $n } kaarten branden: { $sum } = { $fire } vuur.
    }
lf-log-held = { CAP($who-the) } is veilig: { $water } water (gedeeld { $shared } + rij { $line } + bomen { $trees }) tegen { $fire } vuur.
lf-log-burnt = { CAP($who-the) } heeft { $water } water (gedeeld { $shared } + rij { $line } + bomen { $trees }) tegen { $fire } vuur: { $n ->
        [0] er is geen varaan meer om af te leggen
        [one] { $n } varaan gaat naar de aflegstapel
       *[other] { $n } varanen gaan naar de aflegstapel
    }.
lf-log-spread = Onibi steekt { $card } in brand.
lf-log-cleared = Beide spelers nemen hun { $n } fiches terug; alle rijen worden afgelegd.

# What decided a match
lf-sum-fire = { CAP($who-the) }: { $n } van { $goal } vuren gedoofd
lf-sum-fires = { CAP($who-the) }: { $sum } = { $n } van { $goal } vuren gedoofd
lf-sum-line = { CAP($who-the) }: { $n } van { $goal } dieren in het rekruteringsaanbod
lf-sum-forest = { CAP($who-the) }: { $n } van { $goal } bomen in het volste raster
