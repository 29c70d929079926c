"""The game: one seat, one campaign. A match is a campaign from its first Chapter to an ending."""

from collections.abc import Collection
from pathlib import Path

from radura.core.chance import Rng
from radura.core.game import Card, Game, Setting, Story
from radura.core.kernel import Step
from radura.core.reading import Mistakes
from radura.core.reasons import Reason
from radura.core.text import Message
from radura.core.view import Closed, Option, View
from radura.games.storyfold_wildwoods import positions, reasons, steps, view, words
from radura.games.storyfold_wildwoods.brain.value import evaluate, features
from radura.games.storyfold_wildwoods.catalog import load
from radura.games.storyfold_wildwoods.checks.scripts import play_scripts
from radura.games.storyfold_wildwoods.compile import build
from radura.games.storyfold_wildwoods.encode import WildEncoder
from radura.games.storyfold_wildwoods.fluent import fluent
from radura.games.storyfold_wildwoods.state import IN_BOX, Wild
from radura.games.storyfold_wildwoods.steps.any_time import AtAnyTime
from radura.games.storyfold_wildwoods.steps.journey import CIRCLES, OpenChapter, SavePoint, Teller
from radura.games.storyfold_wildwoods.steps.luma import Act, ChooseDice
from radura.games.storyfold_wildwoods.steps.spirit import LoseSpirit
from radura.games.storyfold_wildwoods.texts import components, fluent_rules
from radura.games.storyfold_wildwoods.tray import can_save


class Storyfold(Game[Wild]):
    """Storyfold: Wildwoods, with the campaign of a folder (default: The Hush Beneath the Leaves)."""

    id = "storyfold_wildwoods"
    prefix = "sw"
    rules_version = 2
    min_seats = 1
    max_seats = 1
    minutes = 180
    judges_chance = True
    has_save_points = True
    drawn_as = "storyfold_wildwoods"
    steps = steps.ALL
    turn_rule = "SW-0.5"
    end_rule = "SW-21.10"
    facts = view.StoryfoldFacts
    goal = Message("sw-hint-goal")

    def __init__(self, folder: Path | None = None) -> None:
        catalog = load(folder)
        self.box = catalog.box
        self.campaign = catalog.campaign
        self.data_hash = catalog.hash
        self.is_own = catalog.is_own
        if self.is_own:
            self.id = f"{self.drawn_as}_{self.campaign.frame.id}"
        self.tables = t = build(self.box, self.campaign)
        self.actions = t.space
        chapters = tuple(chapter.id for chapter in t.chapters)
        self.settings = (
            Setting("begin", chapters, chapters[0]),
            Setting("guided", ("yes", "no"), "yes"),
            Setting("luma_reroll", ("luma_side", "always"), self.box.constants.luma_reroll),
        )
        self.vocabulary = positions.vocabulary(t)
        self.fields = positions.fields(t)
        self.encoder = WildEncoder(t, self.steps, self.vocabulary)
        self.reasons = (*t.endings, CIRCLES)

    def blank(self, seats: int, options: dict[str, str]) -> Wild:
        return Wild(self, options)

    def setup(self, s: Wild) -> None:
        s.chapter = [chapter.id for chapter in self.tables.chapters].index(s.options["begin"])
        s.scene = self.tables.chapters[s.chapter].first_scene
        s.dice = [IN_BOX] * len(self.tables.dice)
        s.push(Teller(), 0)

    def fill(self, s: Wild, v: View) -> None:
        view.fill(s, v)

    def items(self, s: Wild) -> Collection[int]:
        return positions.items(s)

    def check_position(self, s: Wild) -> None:
        positions.check(s)

    def is_save_point(self, s: Wild) -> bool:
        return can_save(s)

    def resample(self, s: Wild, seat: int, rng: Rng) -> None:
        view.resample(s, rng)

    def evaluate(self, s: Wild, seat: int) -> float:
        return evaluate(s)

    def features(self, s: Wild, seat: int) -> dict[str, float]:
        return features(s)

    def has_won_part(self, start: Wild, s: Wild, seat: int) -> bool | None:
        if s.restarts > start.restarts:  # the Chapter was lost, and its Scenes with it
            return False
        told = len(start.path)
        return s.path[told] % 2 == 1 if len(s.path) > told else super().has_won_part(start, s, seat)

    def is_resting(self, s: Wild) -> bool:
        # The plan knows how many dice to roll; what can be used in the Shadow Phase is no reason to begin it; and
        # what follows a Scene is not compared with the Scene.
        return s.stack is None or isinstance(
            s.stack.step, Act | ChooseDice | AtAnyTime | LoseSpirit | SavePoint | OpenChapter
        )

    # -- campaigns ------------------------------------------------------------------

    def validate(self) -> list[str]:
        """Return where guided Scenes do not go as their scripts say; all else was checked when it was loaded."""
        return play_scripts(self)

    def with_data(self, folder: Path) -> "Storyfold":
        """Return this game with the campaign of another folder, or with its corrected files of the box or campaign."""
        game = Storyfold(folder)
        # Our scripts may expect what a corrected box no longer has: there the player is free.
        if game.is_own:
            Mistakes(game.validate()).refuse(folder)
        return game

    # -- words ----------------------------------------------------------------------

    @property
    def name(self) -> Message:
        """A maker's campaign stands on the shelf under its own name."""
        return self.story.title if self.is_own else super().name

    @property
    def tagline(self) -> Message:
        return self.story.text if self.is_own else super().tagline

    @property
    def story(self) -> Story:
        id = self.campaign.frame.id
        scripts = any(scene.script for scene in self.tables.scenes)
        return Story(Message(f"sw-campaign-{id}"), Message(f"sw-text-{id}"), len(self.tables.endings), scripts)

    def words(self, lang: str) -> str:
        return fluent(self.campaign, lang) + fluent_rules(self.box, self.campaign)

    def cards(self) -> tuple[Card, ...]:
        return components(self.box, self.campaign)

    def role(self, s: Wild, seat: int) -> Message:
        return Message("sw-card-luma")

    def option(self, s: Wild, action: int) -> Option:
        return words.option(s, action)

    def rule_of(self, step: Step[Wild]) -> str:
        return reasons.ASKED[type(step).__name__][1]

    def no_piece(self, s: Wild, seat: int, name: str, place: str) -> Reason:
        return reasons.no_piece(s, seat, name, place)

    def no_action(self, s: Wild, seat: int, action: int) -> Reason:
        return reasons.no_action(s, seat, action)

    def closed(self, s: Wild, seat: int) -> list[Closed]:
        return reasons.closed(s, seat)


GAME = Storyfold()
