"""What the handlers of the API share: parameters, the ways to say no, and what is handed to them."""

from typing import Annotated

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from radura.protocol.lobby import Problem
from radura.server.analyses import Analyses
from radura.server.archive import Archive
from radura.server.limits import network
from radura.server.matches import Matches
from radura.server.people import People
from radura.server.refusal import Refusal
from radura.server.store.tables import PersonRow

MatchId = Annotated[str, PathParameter(min_length=1, max_length=64, description="The match.")]
Invited = Annotated[
    str | None,
    HeaderParameter(name="Radura-Invitation", max_length=64, required=False, description="Opens a private match."),
]
Sight = Annotated[
    str,
    QueryParameter(
        name="eyes",
        pattern=r"^(spectator|all|[0-7])$",
        required=False,
        description="Through whose eyes: a seat's, `spectator`, or (after the end) `all`.",
    ),
]

PROBLEMS = {
    400: ResponseSpec(Problem, description="The request cannot be understood.", generate_examples=False),
    401: ResponseSpec(Problem, description="A token is missing or wrong.", generate_examples=False),
    403: ResponseSpec(Problem, description="Not for this person.", generate_examples=False),
    404: ResponseSpec(Problem, description="There is no such thing, or not for this person.", generate_examples=False),
    409: ResponseSpec(Problem, description="Not as things stand.", generate_examples=False),
    413: ResponseSpec(Problem, description="Too long.", generate_examples=False),
    429: ResponseSpec(Problem, description="Too many requests.", generate_examples=False),
    503: ResponseSpec(Problem, description="The store cannot be written or read.", generate_examples=False),
}


TheMatches = NamedDependency[Matches]
ThePeople = NamedDependency[People]
Archives = NamedDependency[Archive]
TheAnalyses = NamedDependency[Analyses]
Guests = NamedDependency[PersonRow | None]
Persons = NamedDependency[PersonRow]
Address = NamedDependency[str]

MINE: list[dict[str, list[str]]] = [{"token": []}]


def provide_matches(state: State) -> Matches:
    """Return the matches."""
    matches: Matches = state.matches
    return matches


def provide_people(state: State) -> People:
    """Return the people."""
    people: People = state.people
    return people


def provide_archive(state: State) -> Archive:
    """Return the archive."""
    archive: Archive = state.archive
    return archive


def provide_analyses(state: State) -> Analyses:
    """Return the analyses."""
    analyses: Analyses = state.analyses
    return analyses


async def provide_guest(request: Request[None, None, State], people: ThePeople) -> PersonRow | None:
    """Return who sends the request; None: nobody in particular."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer":
        raise Refusal("srv-err-token", 401)
    return await people.by_token(token.strip())


def provide_person(guest: Guests) -> PersonRow:
    """Return who sends the request; it must be somebody."""
    if guest is None:
        raise Refusal("srv-err-token", 401)
    return guest


def provide_address(request: Request[None, None, State]) -> str:
    """Return whose request this is, for limits."""
    return "" if request.client is None else network(request.client.host)


def id_of(person: PersonRow | None) -> str | None:
    """Return a person's id; None: nobody in particular."""
    return None if person is None else person.id


PROVIDED = {
    "matches": Provide(provide_matches, sync_to_thread=False),
    "people": Provide(provide_people, sync_to_thread=False),
    "archive": Provide(provide_archive, sync_to_thread=False),
    "analyses": Provide(provide_analyses, sync_to_thread=False),
    "address": Provide(provide_address, sync_to_thread=False),
    "guest": Provide(provide_guest),
    "person": Provide(provide_person, sync_to_thread=False),
}
