"""Adapters to other libraries: PettingZoo, OpenSpiel, Gymnasium. They need the extra ``research``.

``radura.adapters.pettingzoo``, ``radura.adapters.openspiel``, ``radura.adapters.gymnasium``: each is imported by itself
and is for all games. ``python -m radura.adapters.check GAME`` tries a maker's own game with all of them.
"""

VERSION = 0
"""Ends the names of environments; rises when actions, observations or rewards of any game change their meaning.

Action numbers and observation layout of each version are frozen in ``tests/conformance/frozen``. Numbers on cards are
no part of it: they belong to ``rules_version``, which ``info`` carries.
"""
