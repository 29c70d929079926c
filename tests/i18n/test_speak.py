"""Speaking: arguments, references, plurals, and what happens with words that are not there."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.support.parley import Parley

from radura import BadInput, Message, say
from radura.core.text import Arg
from radura.i18n import _MESSAGE, check_language, game_source, has_message, shell_source


def test_an_argument_can_be_another_message() -> None:
    message = Message("core-option-final", {"text": "#lf-season-summer"})
    assert say(message, "it").startswith("Estate")


def test_text_from_outside_never_names_a_message() -> None:
    assert "“#lf-season-summer”" in str(BadInput("core-err-game", given="#lf-season-summer", allowed="-"))
    assert "“##x”" in str(BadInput("core-err-game", given="##x", allowed="-"))


def test_plurals_follow_the_language() -> None:
    assert say(Message("cli-cards-total", {"kinds": 1, "items": 2}), "nl") == "1 soort, 2 stuks."
    assert say(Message("cli-cards-total", {"kinds": 2, "items": 1}), "it") == "2 tipi, 1 pezzo."


def test_missing_words_are_an_error_not_a_guess() -> None:
    with pytest.raises(KeyError, match="no en text for nothing-here"):
        say(Message("nothing-here"))
    with pytest.raises(KeyError, match="core-err-game"):
        say(Message("core-err-game"))
    assert not has_message("nothing-here", "en")


def test_messages_are_known_as_fluent_knows_them() -> None:
    entries = FluentParser().parse(shell_source("en")).body
    parsed = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    assert parsed == set(_MESSAGE.findall(shell_source("en")))
    assert all(has_message(id, "en") for id in parsed)


def test_a_game_speaks_english_where_it_is_not_translated(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("parley-name = Parley\n", encoding="utf-8")
    (tmp_path / "nl.ftl").write_text("parley-name = Onderhandeling\n", encoding="utf-8")
    game = Parley()
    game.texts = (tmp_path,)
    assert "parley-name = Parley" in game_source(game, "it")
    assert "Parley" not in game_source(game, "nl") and "Onderhandeling" in game_source(game, "nl")


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(BadInput, match=r"Unknown language “fr”\. Available: en, it, nl"):
        check_language("fr")
    with pytest.raises(BadInput, match="Unknown language"):
        say(Message("core-choose"), "fr")


def test_a_name_takes_the_form_that_the_sentence_asks_for() -> None:
    card: dict[str, Arg] = {"card": "#lf-card-stag", "who": "#lf-season-winter"}
    assert say(Message("lf-log-reveal", card), "it") == "L’Inverno rivela il Cervo."
    assert say(Message("lf-log-reveal", card), "nl") == "De winter onthult het Hert."
    assert say(Message("lf-log-reveal", card), "en") == "Winter reveals Stag."


def test_a_name_without_a_form_is_put_in_by_the_language() -> None:
    named: dict[str, Arg] = {"who": "Ada", "essences": "1 Oro", "card": "Un libro"}
    assert say(Message("ra-log-take", named), "it") == "Ada prende 1 Oro da Un libro."
    assert say(Message("ra-log-take", {**named, "card": "#ra-card-smith"}), "it") == "Ada prende 1 Oro dal Fabbro."


def test_a_text_goes_on_in_lower_case_after_a_colon() -> None:
    assert say(Message("sw-rule-heel_of_bread"), "nl") == "Op elk moment: verkrijg 2 geestkracht."
