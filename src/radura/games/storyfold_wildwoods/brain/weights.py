"""Weights of the greedy players' judgement, in points; found by playing, see bench/strength.py --campaigns."""

SCENE = 30.0
HOPE = 26.0
LOST = 15.0
"""Points of a Scene won, of one that is as good as won, and those that a Scene lost costs."""
CRYSTAL = 1.1
ENOUGH = 6
MORE = 0.4
"""Points of a Crystal; with so many a Scene can be played, and of further ones only a part counts."""
PROGRESS = 1.4
LATE = 0.4
SHORT = 0.6
"""Points of each success toward the goal, however good the chances are; how much of that counts in the last round; and
points that each success costs which cannot even be hoped for."""
DEMAND = 0.5
"""Further points of a Crystal on the Action card that has the most work left."""
LATER = 1.0
"""How much of a second Action's yield is counted before the first one is done."""
SPIRIT = 0.9
SHADOW_CARD = 2.5
"""Points of a regular card that is still in the Shadow deck, beyond the Spirit it stands for."""
DANGER = 1.0
SAFE = 9.0
SAFE_AHEAD = 4.0
"""Further points of each Spirit below so many, counted to the final Shadow card; more while Scenes follow."""
LAST = 0.2
KEEP = 1.1
AHEAD = 0.15
"""How much of a Crystal or card counts beyond the Scene: in the last Scene of a Chapter, before another one, and
more for each Scene that follows."""
CREATURE = 0.4
TOLL = 0.4
"""Points that a Creature costs by being there, and for each Spirit it will take in the rounds to come."""
BLESSING = 2.0
CARD = 0.8
CHOICE = 0.35
"""Points of drawing Exploration cards, and of each card to choose from."""
COMPANY = 2.0
USE = 0.3
"""How much of a card's effect counts while it is kept."""
POSITION = 3.0
"""Points of a sure success at every Action card: what Creatures in front of them cost."""
BROM = (0.0, 2.5, 1.0)
"""Points of Brom: absent, ready to protect, ready to cure."""
RESTART = 40.0
DEAF = 0.01
"""Points that it costs not to be asked again in a Shadow Phase: nothing is gained by it."""
BASE = 1.0
PER_ROUND = 2.9
PER_CRYSTAL = 0.9
PER_CARD = 1.2
IN_THE_WAY = 0.7
"""Successes that can be hoped for: in any case, for each round to come, for each Crystal that lies where work is left,
for each Blessing or Companion; and those that a Creature costs in each round."""
LIGHT = 1.0
STEEP = 0.8
"""Weights of the Light Pawn's way among the successes left to find, and of pips beyond three."""
FORESIGHT = 0.7
"""How much of what icons will drive the Light Pawn back counts beforehand."""
SPREAD = 0.8
SPREAD_ROUND = 0.65
"""How uncertain all that is, in successes, and how much more so for each round to come."""
BONUS_SIDE = 0.25
PLAIN_SIDES = 4
SIDES_PER_SUCCESS = 20
"""Points of each side of a bonus die; and it brings one success more in a round for so many sides beyond so few."""
IMPOSSIBLE = 30.0
"""The most successes that are told apart."""
SCALE = 1000.0
