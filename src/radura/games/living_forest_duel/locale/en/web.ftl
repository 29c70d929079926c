# Words of the browser's table
lf-ui-round = Round { $n }
lf-ui-you = You
lf-ui-your-forest = Your forest
lf-ui-forest-of = { $who }: forest
lf-ui-your-line = Your line
lf-ui-line-of = { $who }: line
lf-ui-trees = { $n ->
     [one] 1 tree
    *[other] { $n } trees
 }
lf-ui-empty-line = The shared line is empty: revealed animals come here.
lf-ui-sum = { $shared } shared + { $line } line + { $trees } trees
lf-ui-places = { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
lf-ui-free-place = free place, with its bonus
lf-ui-covers = covers a tree
lf-ui-part-shared = shared line
lf-ui-part-line = your line
lf-ui-part-trees = { $n ->
        [one] tree
       *[other] trees
    }
lf-ui-gauge = { $what }: { $value } of { $of }
lf-ui-gauge-exit = { $n ->
        [one] { $what }: { $n } step
       *[other] { $what }: { $n } steps
    }
lf-ui-against = against
lf-ui-gauge-fires = fires
lf-ui-gauge-fires-help = { $n } fire tokens win
lf-ui-gauge-line = line
lf-ui-gauge-line-help = A recruitment line of your animals alone wins
lf-ui-gauge-block = { $n } by { $n }
lf-ui-gauge-block-help = A block of { $n } by { $n } trees wins
lf-ui-varan = Fire varan
lf-ui-gauge-onibi = Onibi out
lf-ui-gauge-onibi-wins = Onibi out wins!
lf-ui-gauge-onibi-help = Steps until Onibi leaves on the other side; it wins if the other holds the Onibi card
lf-ui-steps = steps
lf-ui-solitary = Solitary
lf-ui-solitary-risk = Solitary: the next costs a token
lf-tab-table = Table
lf-tab-recruit = Recruit
lf-tab-trees = Trees
lf-tab-rival = Rival
lf-stat-trees = Places in the forest
lf-stat-varans = Varans still in the pile
