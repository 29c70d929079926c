"""Weights of the greedy players' judgement, in points; found by playing, see bench/storyfold.py."""

SCENE = 30.0
"""Points of a Scene won."""
CRYSTAL = 1.1
PROGRESS = 1.6
"""Points of each success toward the goal, however good the chances are."""
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
KEEP = 1.0
AHEAD = 0.1
"""How much of a Crystal or card counts for what follows the Scene, and more for each Scene that follows."""
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
PER_ROUND = 2.5
"""Successes toward the goal that a round brings."""
PER_CRYSTAL = 0.6
LEFT = 1.15
LIGHT = 1.0
STEEP = 0.8
"""Weights of the successes left to find, of the Light Pawn's way among them, and of pips beyond three."""
FORESIGHT = 0.7
"""How much of what icons will drive the Light Pawn back counts beforehand."""
SPREAD = 2.6
"""How uncertain all that is, in successes."""
IMPOSSIBLE = 99.0
SCALE = 1000.0
