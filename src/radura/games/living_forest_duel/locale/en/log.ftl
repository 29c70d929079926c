# The end of a round
lf-log-burning = { $n ->
        [one] One card burns: { $fire } fire.
       *[other] { $n } cards burn: { $sum } = { $fire } fire.
    }
lf-log-held = { $who } is safe: { $water } water (shared { $shared } + line { $line } + trees { $trees }) against { $fire } fire.
lf-log-burnt = { $who } has { $water } water (shared { $shared } + line { $line } + trees { $trees }) against { $fire } fire: { $n ->
        [0] no varan is left to go to the discard pile
        [one] { $n } varan goes to the discard pile
       *[other] { $n } varans go to the discard pile
    }.
lf-log-spread = Onibi sets { $card } on fire.
lf-log-cleared = Each spirit takes back its { $n } tokens; all lines are discarded.

# What decided a match
lf-sum-fire = { $who }: { $n } of { $goal } fires put out
lf-sum-fires = { $who }: { $sum } = { $n } of { $goal } fires put out
lf-sum-line = { $who }: { $n } of { $goal } animals in the recruitment line
lf-sum-forest = { $who }: { $n } of { $goal } trees in the fullest block
