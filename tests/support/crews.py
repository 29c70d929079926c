"""A crew whose members think in this process, so that a test can read the questions they get."""

from unittest.mock import patch

from radura.bots.crew import Crew, Found, Question, weigh


class Here:
    """A member in this process."""

    has_ended = False

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def is_free(self) -> bool:
        return not self.has_ended

    def ask(self, question: Question) -> None:
        self.asked.append(question)

    def answer(self, seconds: float) -> Found | None:
        return weigh(self.asked[-1])

    def end(self) -> None:
        self.asked.clear()


def crew_of(member: Here) -> Crew:
    """Return a crew of one such member and this process."""
    with patch("radura.bots.crew.Member", lambda: member):
        return Crew(1)
