"""The action numbers and observation layout that saved policies rely on.

``python -m tests.conformance.frozen`` writes them.

One file for each game and version. The files of earlier versions stay: whoever raises ``radura.adapters.VERSION`` keeps
an encoder and an action list that match them, so that policies of the last version can still be run.
"""

from hashlib import sha256
from pathlib import Path

import radura
from radura.adapters import VERSION
from radura.core.game import AnyGame

FOLDER = Path(__file__).with_suffix("")


def path_of(id: str) -> Path:
    """Return the file of a game in the present version."""
    return FOLDER / f"{id}-v{VERSION}.txt"


def layout(game: AnyGame) -> list[str]:
    """Return a line for each kind of action and each block of features: name, first number, how many, names hashed."""
    assert game.encoder is not None
    lines = []
    for kind in game.actions.kinds:
        names = " ".join(map(game.actions.show, range(kind.start, kind.start + kind.size)))
        lines.append(f"action {kind.name} {kind.start} {kind.size} {_digest(names)}")
    for block in game.encoder.blocks:
        if block.labels:
            labels = f"{' '.join(block.labels)} / {block.most}"
            lines.append(f"feature {block.name} {block.at} {len(block.labels)} {_digest(labels)}")
    return lines


def _digest(names: str) -> str:
    return sha256(names.encode()).hexdigest()[:12]


def main() -> None:
    """Write the layout of all our games."""
    FOLDER.mkdir(exist_ok=True)
    for id in radura.games():
        path_of(id).write_text("\n".join(layout(radura.game(id))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
