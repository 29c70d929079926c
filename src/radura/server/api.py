"""The HTTP side: everything around the tables."""

import secrets
from collections.abc import Sequence
from typing import Annotated

from litestar import Request, Router, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody
from litestar.response import Response
from litestar.types import ControllerRouterHandler

from radura.bots import BOTS
from radura.core.game import AnyGame, games
from radura.core.game import game as find_game
from radura.core.record import Record
from radura.core.text import LANGUAGES
from radura.protocol.lobby import (
    Branch,
    CardInfo,
    Created,
    GameInfo,
    Guest,
    Invitation,
    LogLine,
    MatchInfo,
    NewMatch,
    NewPerson,
    Person,
    Position,
    Problem,
    SettingInfo,
    Status,
    TakeSeat,
)
from radura.protocol.messages import Leave
from radura.server.archive import Archive
from radura.server.hall import Hall
from radura.server.pages import all_words, cards_of
from radura.server.refusal import Refusal
from radura.server.requests import Nothing, Rematch, Sit
from radura.server.store.tables import PersonRow
from radura.server.tokens import new_id

MatchId = Annotated[str, PathParameter(min_length=1, max_length=64, description="The match.")]
Invited = Annotated[
    str | None, QueryParameter(name="invitation", max_length=64, required=False, description="Opens a private match.")
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


Halls = NamedDependency[Hall]
Archives = NamedDependency[Archive]
Guests = NamedDependency[PersonRow | None]
Persons = NamedDependency[PersonRow]

MINE: list[dict[str, list[str]]] = [{"token": []}]


def provide_hall(state: State) -> Hall:
    """Return the hall."""
    hall: Hall = state.hall
    return hall


def provide_archive(state: State) -> Archive:
    """Return the archive."""
    archive: Archive = state.archive
    return archive


async def provide_guest(request: Request[None, None, State], hall: Halls) -> PersonRow | None:
    """Return who sends the request; None: nobody in particular."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer":
        raise Refusal("srv-err-token", 401)
    return await hall.person_by(token.strip())


def provide_person(guest: Guests) -> PersonRow:
    """Return who sends the request; it must be somebody."""
    if guest is None:
        raise Refusal("srv-err-token", 401)
    return guest


def _id(person: PersonRow | None) -> str | None:
    return None if person is None else person.id


# -- people -------------------------------------------------------------------------------


@post("/people", responses=PROBLEMS, tags=["people"], summary="Come in: a name becomes a person with a secret token")
async def new_person(data: JSONBody[NewPerson], hall: Halls) -> Guest:
    """Return the new person; the token is told only now."""
    return await hall.new_person(data.name)


@get("/me", responses=PROBLEMS, security=MINE, tags=["people"], summary="Who am I?")
async def me(person: Persons) -> Person:
    """Return the person the token belongs to."""
    return Person(person.id, person.name)


@patch("/me", responses=PROBLEMS, security=MINE, tags=["people"], summary="Take another name")
async def rename(data: JSONBody[NewPerson], person: Persons, hall: Halls) -> Person:
    """Return the person with the new name; seats already taken keep theirs."""
    changed = await hall.change_person(person, name=data.name)
    return Person(changed.id, changed.name)


@post(
    "/me/token",
    responses=PROBLEMS,
    security=MINE,
    tags=["people"],
    summary="Change the token: the old one and its links are worth nothing any more",
)
async def renew(person: Persons, hall: Halls) -> Guest:
    """Return the person with a new token."""
    return await hall.change_person(person, renew=True)


@get("/me/matches", responses=PROBLEMS, security=MINE, tags=["people"], summary="My matches, my turn first")
async def my_matches(person: Persons, hall: Halls) -> list[MatchInfo]:
    """Return the matches in which the person sits or that they set up."""
    return hall.summaries(await hall.store.matches_of(person.id), person.id)


# -- matches ------------------------------------------------------------------------------


@get(
    "/matches",
    responses=PROBLEMS,
    tags=["matches"],
    summary="Public matches: those with a free seat, then running ones",
)
async def public_matches(
    hall: Halls,
    guest: Guests,
    game: Annotated[str | None, QueryParameter(max_length=64, required=False, description="Only of this game.")] = None,
) -> list[MatchInfo]:
    """Return public matches."""
    if game is not None and game not in games():
        return []
    found = hall.summaries(await hall.store.public_matches(game), _id(guest))
    return sorted(found, key=lambda info: info.status is not Status.OPEN)


@post("/matches", responses=PROBLEMS, security=MINE, tags=["matches"], summary="Set up a match")
async def new_match(data: JSONBody[NewMatch], person: Persons, hall: Halls) -> Created:
    """Return the match with an invitation; it has begun if no seat was left open."""
    seats = hall.seat_rows(data.seats, person)
    seed = secrets.token_bytes(32)
    record = Record.start(find_game(data.game), [seat.name for seat in seats], data.options, seed)
    match, invitation = await hall.create(person, record, seats, public=data.public, clock=data.clock)
    await match.ask(Nothing(), None)
    return Created(match.info(person.id), invitation)


@get("/matches/{match:str}", responses=PROBLEMS, tags=["matches"], summary="All about a match but the table")
async def one_match(match: MatchId, hall: Halls, guest: Guests, invitation: Invited = None) -> MatchInfo:
    """Return the match."""
    return (await hall.visible(match, _id(guest), invitation)).info(_id(guest))


@post(
    "/matches/{match:str}/seats",
    responses=PROBLEMS,
    security=MINE,
    tags=["matches"],
    summary="Take a free seat",
    status_code=200,
)
async def take_seat(match: MatchId, data: JSONBody[TakeSeat], person: Persons, hall: Halls) -> MatchInfo:
    """Return the match; it has begun if this was the last free seat. Whoever sits already changes nothing."""
    found = await hall.visible(match, person.id, data.invitation)
    free = found.row.public or await hall.invited(match, data.invitation)
    await found.ask(Sit(data.seat, data.name or person.name, free), person.id)
    return found.info(person.id)


@post(
    "/matches/{match:str}/invitations",
    responses=PROBLEMS,
    security=MINE,
    tags=["matches"],
    summary="One more invitation link",
)
async def invite(match: MatchId, person: Persons, hall: Halls) -> Invitation:
    """Return an invitation; earlier ones stay good."""
    found = await hall.visible(match, person.id, None)
    if not found.is_participant(person.id):
        raise Refusal("srv-err-not-seated", 403)
    return Invitation(match, await hall.new_invitation(match))


@post(
    "/matches/{match:str}/leave",
    responses=PROBLEMS,
    security=MINE,
    tags=["matches"],
    summary="Give up one's seats",
    status_code=200,
)
async def leave(match: MatchId, person: Persons, hall: Halls) -> MatchInfo:
    """Return the match without the person."""
    found = await hall.visible(match, person.id, None)
    await found.ask(Leave(match, new_id()), person.id)
    return found.info(person.id)


@post(
    "/matches/{match:str}/rematch",
    responses=PROBLEMS,
    security=MINE,
    tags=["matches"],
    summary="The same people once more",
    status_code=200,
)
async def rematch(match: MatchId, person: Persons, hall: Halls) -> MatchInfo:
    """Return the match that follows; whoever asks second sits down in the first one's."""
    found = await hall.visible(match, person.id, None)
    await found.ask(Rematch(), person.id)
    assert found.row.rematch is not None
    following = await hall.find(found.row.rematch)
    await following.ask(Sit(None, person.name, free=False), person.id)
    return following.info(person.id)


# -- looking back -------------------------------------------------------------------------


@get("/matches/{match:str}/views/{step:int}", responses=PROBLEMS, tags=["looking back"], summary="A past position")
async def position(
    match: MatchId,
    step: Annotated[int, PathParameter(ge=0, description="After so many decisions.")],
    hall: Halls,
    archive: Archives,
    guest: Guests,
    eyes: Sight = "spectator",
    invitation: Invited = None,
) -> Position:
    """Return the position, and the events that led to it."""
    found = await hall.visible(match, _id(guest), invitation)
    return await archive.position(found, step, eyes, _id(guest))


@get("/matches/{match:str}/log", responses=PROBLEMS, tags=["looking back"], summary="What happened, in words")
async def log(
    match: MatchId,
    hall: Halls,
    archive: Archives,
    guest: Guests,
    eyes: Sight = "spectator",
    invitation: Invited = None,
) -> list[LogLine]:
    """Return the lines of the log."""
    found = await hall.visible(match, _id(guest), invitation)
    return await archive.log(found, eyes, _id(guest))


@get(
    "/matches/{match:str}/record",
    responses=PROBLEMS,
    tags=["looking back"],
    summary="The record of a finished match, seed included",
    media_type=MediaType.TEXT,
)
async def record(
    match: MatchId, hall: Halls, archive: Archives, guest: Guests, invitation: Invited = None
) -> Response[str]:
    """Return the record as text."""
    found = await hall.visible(match, _id(guest), invitation)
    name = f"{found.row.game}-{found.id}.radura"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(archive.record(found), media_type=MediaType.TEXT, headers=headers)


@post("/records", responses=PROBLEMS, security=MINE, tags=["looking back"], summary="Read a record from a file")
async def import_record(
    body: RawBody,
    person: Persons,
    archive: Archives,
) -> MatchInfo:
    """Return the match, to look at and to play on from. The body is the record's text as it is."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refusal("core-err-record-line", 400, line=1, expected="UTF-8") from None
    return (await archive.take_in(text, person)).info(person.id)


@post(
    "/matches/{match:str}/branch",
    responses=PROBLEMS,
    security=MINE,
    tags=["looking back"],
    summary="Play on from a position of a finished match, or from a bookmark in a story of one's own",
)
async def branch(match: MatchId, data: JSONBody[Branch], person: Persons, hall: Halls, archive: Archives) -> Created:
    """Return the new match with an invitation."""
    found = await hall.visible(match, person.id, None)
    new, invitation = await archive.branch(found, data, person)
    await new.ask(Nothing(), None)
    return Created(new.info(person.id), invitation)


# -- games --------------------------------------------------------------------------------


@get("/games", responses=PROBLEMS, tags=["games"], summary="The games of this server", sync_to_thread=False)
def all_games() -> list[GameInfo]:
    """Return every installed game."""
    return [_game_info(find_game(id)) for id in games()]


def _game_info(game: AnyGame) -> GameInfo:
    settings = [SettingInfo(s.id, list(s.values), s.default) for s in game.settings]
    return GameInfo(
        game.id,
        game.prefix,
        game.rules_version,
        game.min_seats,
        game.max_seats,
        game.minutes,
        settings,
        list(BOTS),
    )


@get(
    "/games/{game:str}/cards",
    responses=PROBLEMS,
    tags=["games"],
    summary="Every component of a game",
    sync_to_thread=False,
)
def cards(game: Annotated[str, PathParameter(max_length=64)]) -> list[CardInfo]:
    """Return the components with their numbers, text and source."""
    if game not in games():
        raise Refusal("core-err-game", 404, given=game, allowed=", ".join(games()))
    return cards_of(game)


@get(
    "/texts/{lang:str}",
    responses=PROBLEMS,
    tags=["games"],
    summary="All words in a language, as Fluent source",
    media_type=MediaType.TEXT,
)
async def texts(lang: Annotated[str, PathParameter(max_length=8)]) -> str:
    """Return the texts of the shell and of every game."""
    if lang not in LANGUAGES:
        raise Refusal("core-err-language", 404, given=lang, allowed=", ".join(LANGUAGES))
    return all_words(lang)


HANDLERS: Sequence[ControllerRouterHandler] = (
    new_person,
    me,
    rename,
    renew,
    my_matches,
    public_matches,
    new_match,
    one_match,
    take_seat,
    invite,
    leave,
    rematch,
    position,
    log,
    record,
    import_record,
    branch,
    all_games,
    cards,
    texts,
)


def api_router() -> Router:
    """Return all routes below ``/api``."""
    return Router(
        "/api",
        route_handlers=HANDLERS,
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "archive": Provide(provide_archive, sync_to_thread=False),
            "guest": Provide(provide_guest),
            "person": Provide(provide_person, sync_to_thread=False),
        },
    )
