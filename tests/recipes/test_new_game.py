"""The recipe “Add a game”: the game that ``radura new-game`` writes can be installed, checked, tested and played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.new_game import NAME, NewGame, install
from tests.support.server import Server

from radura.client import Client
from radura.protocol.lobby import TakenByBot, TakenByMe


@pytest.fixture(scope="module")
def new_game(tmp_path_factory: pytest.TempPathFactory) -> NewGame:
    return install(tmp_path_factory.mktemp("maker"))


def test_an_installed_game_is_listed_in_every_language(new_game: NewGame) -> None:
    assert f"{NAME}: Night Birds, seats: 2, about 5 minutes\n" in new_game.run("radura.cli", "games", "--lang", "en")
    assert "posti: 2" in new_game.run("radura.cli", "games", "--lang", "it")


def test_it_keeps_the_laws(new_game: NewGame) -> None:
    assert "All laws held in 20 matches" in new_game.run("radura.cli", "check", NAME, "--games", "20")


def test_its_own_tests_pass(new_game: NewGame) -> None:
    assert " passed" in new_game.run(
        "pytest", "-p", "no:cacheprovider", "-c", f"{NAME}/pyproject.toml", f"{NAME}/tests"
    )


def test_every_statement_of_its_rules_has_a_test(new_game: NewGame) -> None:
    told = new_game.run("radura.cli", "rules", NAME, at=NAME)  # its own folder, as after ``pip install --editable``
    assert "NB-2.3" in told
    assert "tests/test_rules.py::test_another_card_is_paid_for" in told
    assert "11 statements: 11 proved by tests, 0 not testable, 0 open." in told


@pytest.mark.parametrize("name", ["x", "a_name_that_has_thirty_letters"])
def test_it_is_linted_and_typed(tmp_path: Path, name: str) -> None:
    maker = NewGame(tmp_path)
    maker.run("radura.cli", "new-game", name)
    maker.run("ruff", "check", "--no-cache", ".", at=name)
    maker.run("ruff", "format", "--no-cache", "--check", ".", at=name)
    maker.run("mypy", "--cache-dir", str(tmp_path.parent / "mypy"), at=name)


def test_cards_and_options_are_told_in_words(new_game: NewGame) -> None:
    assert "Strength 6" in new_game.run("radura.cli", "cards", NAME, "eagle")
    shown = new_game.run("radura.cli", "play", NAME, "--seed", "3", "--save", "m.radura", given="1\n" * 40)
    assert "Hand (Seat 1): " in shown
    assert "Points (Seat 1) 2" in shown
    assert "Play: " in shown
    assert "Draw another card — costs 1 point (final)" in shown
    assert "Winner" in shown


@pytest.fixture
def server(new_game: NewGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PYTHONPATH", new_game.environment["PYTHONPATH"])
    server = Server(str(tmp_path / "radura.sqlite3")).start()
    yield server
    server.end()


async def test_it_is_played_over_the_network(server: Server) -> None:
    async with Client(server.url, name="Ada") as client:
        made = await client.create(NAME, [TakenByMe(), TakenByBot("greedy")])
        table = await client.join(made.match.id)
        rounds = 0
        async for decision in table.decisions():
            rounds += 1
            hand = table.views[0].places["hand.1"]
            assert set(hand) == {"?"} if rounds == 1 else set(hand) <= {"?"}  # the last card may have been laid
            await table.act(decision.options[0].action)
        assert rounds > 2
        assert table.views[0].outcome is not None
        assert table.views[0].facts["price"] == 1
