"""Several processes as one server: a match is at one of them, and the others pass on what is meant for it.

See docs/decisions/0025-several-servers-as-one.md.
"""

from radura.server.cluster.cluster import Cluster

__all__ = ["Cluster"]
