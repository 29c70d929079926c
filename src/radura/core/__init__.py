"""The kernel: knows no game, no clock, no network; standard library only."""

from radura.engine import install

install()
