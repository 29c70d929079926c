"""The recipes for a bot and for a command."""

from tests.support.recipes import Copy, files

I18N = "src/radura/i18n"


def test_a_bot_is_added(copy: Copy) -> None:
    copy.add(
        "src/radura/bots/first.py",
        '''"""The computer player that takes whatever comes first."""

from radura.bots.base import Bot, InfoSet
from radura.core.chance import Rng


class FirstBot(Bot):
    """Takes the first option."""

    name = "first"

    def choose(self, info: InfoSet, rng: Rng) -> int:
        return info.legal()[0]
''',
    )
    init = "src/radura/bots/__init__.py"
    copy.edit(init, "from radura.bots.greedy", "from radura.bots.first import FirstBot\nfrom radura.bots.greedy")
    copy.edit(init, '    "random": RandomBot,\n', '    "random": RandomBot,\n    "first": FirstBot,\n')
    point = 'random = "radura.bots.random:RandomBot"\n'
    copy.edit("pyproject.toml", point, f'{point}first = "radura.bots.first:FirstBot"\n')
    copy.say(
        I18N, "server.ftl", en="srv-bot-first = Hasty", it="srv-bot-first = Frettoloso", nl="srv-bot-first = Haastig"
    )
    assert len(copy.touched) == files("Add a bot")
    told = copy.radura("simulate", "tictactoe", "--games", "4", "--seats", "bot:first,bot:random")
    assert "bot:first" in told


def test_a_command_is_added(copy: Copy) -> None:
    copy.add(
        "src/radura/cli/hello.py",
        '''"""``radura hello``: says hello."""

import argparse

from radura.cli.parser import Parser
from radura.core.text import Message, say


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("name", "cli-arg-hello", metavar="NAME")


def run(args: argparse.Namespace) -> int:
    """Say it."""
    print(say(Message("cli-hello", {"name": args.name}), args.lang))
    return 0
''',
    )
    copy.edit("src/radura/cli/__init__.py", '    "new-game",\n', '    "new-game",\n    "hello",\n')
    copy.say(
        I18N,
        "cli.ftl",
        en="cli-about-hello = say hello\ncli-arg-hello = whom\ncli-hello = Hello, { $name }!",
        it="cli-about-hello = saluta\ncli-arg-hello = chi\ncli-hello = Ciao, { $name }!",
        nl="cli-about-hello = zeg hallo\ncli-arg-hello = wie\ncli-hello = Hallo, { $name }!",
    )
    assert len(copy.touched) == files("Add a command")
    assert copy.radura("hello", "Ada", "--lang", "it") == "Ciao, Ada!\n"
    assert "hello" in copy.radura("--help", "--lang", "nl")
