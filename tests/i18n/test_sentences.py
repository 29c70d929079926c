"""Generated sentences read like written ones: matches of every game, searched for what went wrong in each language."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.support.fluent import SHELL, entries, owners, source, uses

import radura
from radura import Message, View
from radura.core.check import walk
from radura.core.events import Said
from radura.core.game import AnyGame
from radura.core.text import say
from radura.core.view import HIDDEN

LANGUAGES = ("en", "it", "nl")
SEEDS = 6
LONGEST = 400
"""Decisions of a match that are read."""

HEADINGS = {
    "sw-log-chapter",
    "sw-log-scene",
    "sw-log-luma-phase",
    "sw-log-shadow-phase",
    "sw-log-shadow",
    "sw-log-story",
    "sw-log-curse",
    "sw-log-ability",
    "sw-log-won",
    "sw-log-lost",
}
"""Lines of the log that are no sentences."""

COUNTED = {
    "en": r"\b1 (dice|cards|tokens|fires|animals|trees|steps|spaces|successes|crystals|points|essences|gems|orbs)\b",
    "it": r"\b1 (dadi|carte|segnalini|incendi|animali|alberi|passi|spazi|successi|cristalli|punti|essenze|gemme|sfere|"
    r"danni|germogli|varani|simboli)\b",
    "nl": r"\b1 (dobbelstenen|kaarten|fiches|vuren|dieren|bomen|stappen|vakjes|successen|kristallen|punten|essenties|"
    r"edelstenen|bollen|kiemplanten|varanen|symbolen)\b",
}
WRONG = {
    "en": (
        r"rolled [\d, ]*\d, (no|\d+) success",
        r"\bthe own\b",
        r"\b(the|a|an) (the|a|an)\b",
        r"\ba [aeio]",
        r"[a-z,] (The|A|An) [A-Za-z]",
    ),
    "it": (
        r"\b(servono|restano|mancano|possono cadere) 1\b(?! d)",
        r"\b(serve|resta|manca|può cadere) ([02-9]|\d\d)",
        r"\b[Ee]liminati\b",
        r"\b(?:di|a|da|in|su) (?:il|lo|la|l’|i|gli|le)\b",
        r"\b(?:il|lo|la|dello|della|sul|sullo|sulla|dal|dallo|dalla|al|allo|alla|del) [aeiouàèìòùAEIOU]",
        r"(?i)\b(?:il|un|del|sul|dal|al) (?:s[bcdfghlmnpqrtvz]|z|gn|ps|x)",
        r"(?i)\b(?:dello|sullo|dallo|allo) (?!s[bcdfghlmnpqrtvz]|z|gn|ps|x)[a-z]",
        r"[a-zà-ù,] (?:(?:Il|Lo|La|Gli|Le|Una?) |L’)[a-zà-ù]",
        r"(\w+) di \1 di \1|\bdi (\w+) di \2\b",
        r"\b[Vv]erbal[ei]\b",  # minutes of a meeting: a record is a “registrazione”
        r"\b[Cc]ollegament[oi]\b",  # of a network: “connessione”
        r"\bsegni visibili\b",
        r"\bgiocator[ei] automatic[oi]\b",
        r"\bnon si capisce\b",
    ),
    "nl": (
        r"[a-zë,] (De|Het|Een) [A-Za-z]",
        r"\bals (de|het|een|er) [\w ]+? (heeft|staat|ligt|is) (een|de|het|in|op)\b",
        r"\b([Dd]e|[Dd]eze|[Dd]ie) \w*(fiche|dier|vuur|wezen|vakje|aanbod|bos|meer|kristal)\b",
        r"\b([Hh]et|[Dd]it) \w*(kaart|stapel|boom|rij|linie|varaan|dobbelsteen|tegel|spreuk|voorraad)\b",
        r"\b([02-9]|\d\d+) (kiemplant|dobbelsteen|kaart|stap|vakje|kristal|succes|punt|fiche|dier|boom)\b",
        r"\bop de overkant\b",
        r"\bvan (\w+) van \1\b",
        r"\b[Tt]afel wordt gedekt\b",  # with plates
        r"\bafge(blazen|last)\b|\b[Bb]laas\b",
        r"\b[Gg]ereedschap\b",
        r"\b[Dd]eling(en)?\b",
        r"\bte begrijpen\b",
    ),
}
EVERYWHERE = (r"[{}#]", r" {2}", r" [,.;:!?](?!\w)", r"\.\.", r"[,;:] ?[.,;]", r"\b([^\W\d]{3,}) \1\b")
PROSE = re.compile(r"sw-(text|flavour|intro|won|lost|guide|icon|restart|end|option)[-_]")
"""Written, not generated."""


def spoken(game: AnyGame, seed: int) -> Iterator[tuple[str, Message]]:
    """Return what is said during a random match, and what it is: a note goes on after a dash, the rest stands alone."""
    seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
    options = {setting.id: setting.values[seed % len(setting.values)] for setting in game.settings}
    for number, moment in enumerate(islice(walk(game, seed, seats, options), LONGEST)):
        before = moment.before
        if number % SEEDS == seed % SEEDS:  # views are dear: each match looks at other moments
            view = before.view(before.actor, finals=number % (5 * SEEDS) == seed % SEEDS)
            yield from decided(view)
            if number % (7 * SEEDS) == seed % SEEDS:
                for item in {item for row in view.places.values() for item in row if item != HIDDEN}:
                    yield "reason", game.reason(before, item, before.actor).text
        for eyes in (before.actor, None):
            yield from (("said", event.text) for event in moment.log.seen_by(eyes) if isinstance(event, Said))
        if moment.after.outcome is not None:
            yield "said", Message(f"{game.prefix}-end-{moment.after.outcome.reason}")


def decided(view: View) -> Iterator[tuple[str, Message]]:
    """Return the messages of a decision."""
    decision = view.decision
    assert decision is not None
    for message in (decision.prompt, *decision.why, *(option.text for option in decision.options)):
        yield "alone", message
    if goal := getattr(view.facts, "goal", None):
        yield "reason", goal
    yield from (("note", option.note) for option in decision.options if option.note is not None)
    for closed in decision.closed:
        yield "alone", closed.text
        yield "reason", closed.reason


def printed(game: AnyGame) -> Iterator[tuple[str, Message]]:
    """Return the texts of the components."""
    for card in game.cards():
        yield from (("alone", text) for text in card.text)
        yield from (("alone", fact) for fact in card.facts.values() if isinstance(fact, Message))


def faults(kind: str, id: str, text: str, lang: str) -> list[str]:
    """Return what is wrong with a sentence."""
    if PROSE.match(id):
        return []
    found = [pattern for pattern in (*WRONG[lang], *EVERYWHERE) if re.search(pattern, text)]
    if re.search(COUNTED[lang], text, re.IGNORECASE):
        found.append("a plural after 1")
    if kind != "note" and text[:1].islower():
        found.append("begins in lower case")
    if (kind == "reason" or (kind == "said" and id not in HEADINGS)) and not text.endswith((".", "!", "?", "”")):
        found.append("does not end")
    return found


@pytest.mark.parametrize("id", [id for id in radura.games() if radura.game(id).package.startswith("radura.games.")])
def test_every_sentence_of_matches_reads_well(id: str) -> None:
    game = radura.game(id)
    told = {
        (kind, message.id, tuple(sorted(message.args.items()))): message
        for source in (printed(game), *(spoken(game, seed) for seed in range(SEEDS)))
        for kind, message in source
    }
    assert len(told) > 500
    wrong = []
    for (kind, message_id, _), message in told.items():
        for lang in LANGUAGES:
            text = say(message, lang)
            wrong += [f"{lang} {message_id}: {text!r}: {fault}" for fault in faults(kind, message_id, text, lang)]
    assert sorted(set(wrong)) == []


PHRASES = re.compile(r"(shell|srv|core|learn)-|cli-err-|\w+-(hint|why|no|ui|setting|stat|counter|place|tagline)-")
"""What is written around a match, and in games beside what matches say: hints, refusals, labels."""
SENTENCES = re.compile(r"\w+-(err|no|no-now)-|srv-bot-\w+-about$|(shell|\w+-setting)-.*-help$")
"""Of these, those that are whole sentences; the others are labels, or stand in a line with others."""
ENDLESS = {"cli-err-not-installed", "core-err-no-browser", "core-no-rule"}
"""They end with a command to copy, or with a rule in brackets."""
NAMES = ("Bram", "Cleo", "Dirk", "Fien", "Gino", "Hana", "Kees", "Luca")


class Numbers(Visitor):
    """Finds the arguments of a message that are numbers."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        plural = any(isinstance(v.key, ast.NumberLiteral) or v.key.name in ("one", "few") for v in node.variants)
        if plural and isinstance(node.selector, ast.VariableReference):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "NUMBER":
            self.found |= {arg.id.name for arg in node.arguments.positional if isinstance(arg, ast.VariableReference)}


def written(owner: str, lang: str) -> Iterator[tuple[str, str]]:
    """Return every phrase beside the matches, spoken with one of each thing and with several."""
    for entry in entries(source(owner, lang)):
        if not isinstance(entry, ast.Message) or not PHRASES.match(entry.id.name):
            continue
        numbers = Numbers()
        numbers.visit(entry)
        names = dict(zip(sorted(uses(entry).variables), NAMES, strict=False))
        for n in (1, 3):
            args: dict[str, str | int] = {of: n if of in numbers.found else name for of, name in names.items()}
            yield entry.id.name, say(Message(entry.id.name, args), lang)


@pytest.mark.parametrize("owner", owners())
def test_what_is_written_around_a_match_reads_well(owner: str) -> None:
    wrong = []
    for lang in LANGUAGES:
        for id, text in written(owner, lang):
            is_sentence = SENTENCES.match(id) and id not in ENDLESS and not text.endswith(NAMES)
            kind = "reason" if is_sentence else "note"
            wrong += [f"{lang} {id}: {text!r}: {fault}" for fault in faults(kind, id, text, lang)]
    assert sorted(set(wrong)) == []


JARGON = re.compile(r"`|\bradura [a-z]|\b[A-Z]{2}-(OQ)?\.?\d")
"""Commands of a terminal and codes of rules."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_speaks_neither_in_commands_nor_in_codes_of_rules(lang: str) -> None:
    assert JARGON.search("Proved by radura verify: LF-7.4")
    spoken = [(id, text) for id, text in written(SHELL, lang) if id.startswith(("shell-", "learn-"))]
    wrong = [f"{id}: {text}" for id, text in spoken if JARGON.search(text)]
    assert len(spoken) > 100
    assert wrong == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Heal on 3+: rolled 8, 3, 3, 3 successes."),
        ("en", "Heal The Sedge Mother."),
        ("it", "Restano 2 dadi, ne servono 1."),
        ("it", "Subisci 1 danno, restano 1 PS."),
        ("it", "Frill: Eliminati."),
        ("it", "Capacità di Nuzzle di Nuzzle: 3 danni."),
        ("it", "Spegni l’incendio su la Radura."),
        ("it", "Rivela la aquila."),
        ("it", "Raddrizza il scudo."),
        ("nl", "Luma zegeviert als De sluis heeft een locatiepion."),
        ("nl", "Zij zegeviert als de sluis heeft een locatiepion."),
        ("nl", "Wie het vuur dooft, houdt de fiche."),
        ("nl", "Plant bomen met 3 kiemplant."),
        ("nl", "Er staat iets op de overkant."),
        ("nl", "paarse bol wordt 1 rode bol."),
        ("nl", "Nog 1 stappen."),
        ("it", "Riga 3 del verbale."),
        ("it", "Troppi collegamenti."),
        ("it", "Un nome ha da 1 a 40 segni visibili."),
        ("it", "Il posto è di un giocatore automatico."),
        ("it", "“--fly” non si capisce."),
        ("nl", "De tafel wordt gedekt."),
        ("nl", "Deze partij is afgeblazen."),
        ("nl", "Gereedschap."),
        ("nl", "Elke deling vanaf beide plaatsen."),
        ("nl", "“--fly” is niet te begrijpen."),
    ],
)
def test_what_went_wrong_is_found(lang: str, text: str) -> None:
    assert faults("said", "", text, lang)
