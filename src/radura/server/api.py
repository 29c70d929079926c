"""The HTTP side: everything around the tables."""

import secrets
from collections.abc import Sequence
from typing import Annotated

from litestar import Request, Router, delete, get, patch, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody
from litestar.response import Response
from litestar.types import ControllerRouterHandler

from radura.bots import offered
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
    Nonce,
    Person,
    Position,
    RecoveryCode,
    SettingInfo,
    Status,
    StoryInfo,
    TakeSeat,
)
from radura.protocol.messages import Leave
from radura.server.analysis_api import HANDLERS as ANALYSIS
from radura.server.company import Elsewhere
from radura.server.dependencies import (
    MINE,
    PROBLEMS,
    PROVIDED,
    Address,
    Archives,
    Guests,
    Invited,
    MatchId,
    Persons,
    Sight,
    TheMatches,
    ThePeople,
    id_of,
)
from radura.server.learning import HANDLERS as LEARNING
from radura.server.pages import all_words, cards_of
from radura.server.refusal import Refusal
from radura.server.requests import Add, Nothing, Rematch, Sit
from radura.server.seats import seats_wanted
from radura.server.tokens import new_id

# -- people -------------------------------------------------------------------------------


@post("/people", responses=PROBLEMS, tags=["people"], summary="Come in: a name becomes a person with a secret token")
async def new_person(data: JSONBody[NewPerson], people: ThePeople) -> Guest:
    """Return the new person; the token is told only now."""
    return await people.welcome(data.name)


@get("/me", responses=PROBLEMS, security=MINE, tags=["people"], summary="Who am I?")
async def me(person: Persons) -> Person:
    """Return the person the token belongs to."""
    return Person(person.id, person.name)


@patch("/me", responses=PROBLEMS, security=MINE, tags=["people"], summary="Take another name")
async def rename(data: JSONBody[NewPerson], person: Persons, people: ThePeople) -> Person:
    """Return the person with the new name; seats already taken keep theirs."""
    changed = await people.rename(person, data.name)
    return Person(changed.id, changed.name)


@post(
    "/me/token",
    responses=PROBLEMS,
    security=MINE,
    tags=["people"],
    summary="Change the token: all others, their links and the recovery code are worth nothing any more",
)
async def renew(person: Persons, people: ThePeople) -> Guest:
    """Return the person with a new token."""
    return await people.renew(person)


@post(
    "/me/recovery",
    responses=PROBLEMS,
    security=MINE,
    tags=["people"],
    summary="A code to write down, which makes another device mine; an earlier one ends",
)
async def new_recovery_code(person: Persons, people: ThePeople) -> RecoveryCode:
    """Return the code; it is told only now."""
    return await people.new_code(person)


@post(
    "/people/recovery",
    responses=PROBLEMS,
    tags=["people"],
    summary="Be the person who has written down this code, with one more token",
)
async def recover(data: JSONBody[RecoveryCode], people: ThePeople, address: Address) -> Guest:
    """Return the person; their other tokens stay good."""
    return await people.recover(data.code, address)


@get("/me/matches", responses=PROBLEMS, security=MINE, tags=["people"], summary="My matches, my turn first")
async def my_matches(person: Persons, matches: TheMatches) -> list[MatchInfo]:
    """Return the matches in which the person sits or that they set up."""
    return matches.summaries(await matches.store.matches_of(person.id), person.id)


# -- matches ------------------------------------------------------------------------------


@get(
    "/matches",
    responses=PROBLEMS,
    tags=["matches"],
    summary="Public matches: those with a free seat, then running ones",
)
async def public_matches(
    matches: TheMatches,
    guest: Guests,
    game: Annotated[str | None, QueryParameter(max_length=64, required=False, description="Only of this game.")] = None,
) -> list[MatchInfo]:
    """Return public matches."""
    if game is not None and game not in games():
        return []
    found = matches.summaries(await matches.store.public_matches(game), id_of(guest))
    return sorted(found, key=lambda info: info.status is not Status.OPEN)


@post("/matches", responses=PROBLEMS, security=MINE, tags=["matches"], summary="Set up a match")
async def new_match(data: JSONBody[NewMatch], person: Persons, matches: TheMatches) -> Created:
    """Return the match with an invitation; it has begun if no seat was left open and nothing promised."""
    seats = seats_wanted(data.seats, person, find_game(data.game).id)
    seed = secrets.token_bytes(32)
    record = Record.start(find_game(data.game), [seat.name for seat in seats], data.options, seed)
    match, invitation = await matches.create(
        person, record, seats, public=data.public, clock=data.clock, promise=data.promise
    )
    await match.ask(Nothing())
    return Created(match.info(person.id), invitation)


@get("/matches/{match:str}", responses=PROBLEMS, tags=["matches"], summary="All about a match but the table")
async def one_match(match: MatchId, matches: TheMatches, guest: Guests, invitation: Invited = None) -> MatchInfo:
    """Return the match."""
    return (await matches.visible(match, id_of(guest), invitation)).info(id_of(guest))


@post(
    "/matches/{match:str}/seats",
    responses=PROBLEMS,
    security=MINE,
    tags=["matches"],
    summary="Take a free seat",
    status_code=200,
)
async def take_seat(match: MatchId, data: JSONBody[TakeSeat], person: Persons, matches: TheMatches) -> MatchInfo:
    """Return the match; it has begun if this was the last free seat. Whoever sits already changes nothing."""
    found = await matches.visible(match, person.id, data.invitation)
    free = found.journal.row.public or await matches.invited(match, data.invitation)
    await found.ask(Sit(data.seat, data.name or person.name, free, data.promise or ""), person.id)
    return found.info(person.id)


@post(
    "/matches/{match:str}/nonce",
    responses=PROBLEMS,
    security=MINE,
    tags=["matches"],
    summary="Add to the seed the number that was promised with one's seat",
    status_code=200,
)
async def add_nonce(match: MatchId, data: JSONBody[Nonce], person: Persons, matches: TheMatches) -> MatchInfo:
    """Return the match; it has begun if this was the last number awaited."""
    found = await matches.visible(match, person.id, None)
    await found.ask(Add(bytes.fromhex(data.nonce)), person.id)
    return found.info(person.id)


@post(
    "/matches/{match:str}/invitations",
    responses=PROBLEMS,
    security=MINE,
    tags=["matches"],
    summary="One more invitation link",
)
async def invite(match: MatchId, person: Persons, matches: TheMatches) -> Invitation:
    """Return an invitation; earlier ones stay good."""
    found = await matches.visible(match, person.id, None)
    if not found.journal.is_participant(person.id):
        raise Refusal("srv-err-not-seated", 403)
    return Invitation(match, await matches.new_invitation(match))


@post(
    "/matches/{match:str}/leave",
    responses=PROBLEMS,
    security=MINE,
    tags=["matches"],
    summary="Give up one's seats",
    status_code=200,
)
async def leave(match: MatchId, person: Persons, matches: TheMatches) -> MatchInfo:
    """Return the match without the person."""
    found = await matches.visible(match, person.id, None)
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
async def rematch(
    match: MatchId,
    person: Persons,
    matches: TheMatches,
    request: Request[None, None, State],
    promise: Annotated[
        str, QueryParameter(pattern="^([0-9a-f]{64})?$", required=False, description="As in `NewMatch`.")
    ] = "",
) -> MatchInfo:
    """Return the match that follows; whoever asks second sits down in the first one's."""
    found = await matches.visible(match, person.id, None)
    await found.ask(Rematch(promise), person.id)
    assert found.journal.row.rematch is not None
    id = found.journal.row.rematch
    try:
        following = await matches.find(id)
    except Elsewhere:
        wanted = TakeSeat(None, None, promise=promise or None)
        return await matches.company.take_seat(id, wanted, request.headers["authorization"])
    await following.ask(Sit(None, person.name, free=False, promise=promise), person.id)
    return following.info(person.id)


# -- looking back -------------------------------------------------------------------------


@get("/matches/{match:str}/views/{step:int}", responses=PROBLEMS, tags=["looking back"], summary="A past position")
async def position(
    match: MatchId,
    step: Annotated[int, PathParameter(ge=0, description="After so many decisions.")],
    matches: TheMatches,
    archive: Archives,
    guest: Guests,
    eyes: Sight = "spectator",
    invitation: Invited = None,
) -> Position:
    """Return the position, and the events that led to it."""
    found = await matches.visible(match, id_of(guest), invitation)
    return await archive.position(found.journal, step, eyes, id_of(guest))


@get("/matches/{match:str}/log", responses=PROBLEMS, tags=["looking back"], summary="What happened, in words")
async def log(
    match: MatchId,
    matches: TheMatches,
    archive: Archives,
    guest: Guests,
    eyes: Sight = "spectator",
    invitation: Invited = None,
    since: Annotated[int, QueryParameter(ge=0, required=False, description="From this decision on.")] = 0,
) -> list[LogLine]:
    """Return the lines of the log."""
    found = await matches.visible(match, id_of(guest), invitation)
    return await archive.log(found.journal, eyes, id_of(guest), since)


@get(
    "/matches/{match:str}/record",
    responses=PROBLEMS,
    tags=["looking back"],
    summary="The record of a finished match, seed included",
    media_type=MediaType.TEXT,
)
async def record(
    match: MatchId, matches: TheMatches, archive: Archives, guest: Guests, invitation: Invited = None
) -> Response[str]:
    """Return the record as text."""
    found = await matches.visible(match, id_of(guest), invitation)
    name = f"{found.journal.row.game}-{found.id}.radura"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await archive.record(found.journal), media_type=MediaType.TEXT, headers=headers)


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


@delete(
    "/records/{match:str}",
    responses=PROBLEMS,
    security=MINE,
    tags=["looking back"],
    summary="Delete a record that one has read from a file",
)
async def delete_record(match: MatchId, person: Persons, matches: TheMatches) -> None:
    """Delete the match; those that were played on from it stay."""
    await matches.delete(match, person.id)


@post(
    "/matches/{match:str}/branch",
    responses=PROBLEMS,
    security=MINE,
    tags=["looking back"],
    summary="Play on from a position of a finished match, or from where one's own campaign can be saved",
)
async def branch(
    match: MatchId, data: JSONBody[Branch], person: Persons, matches: TheMatches, archive: Archives
) -> Created:
    """Return the new match with an invitation."""
    found = await matches.visible(match, person.id, None)
    new, invitation = await archive.branch(found.journal, data, person)
    await new.ask(Nothing())
    return Created(new.info(person.id), invitation)


# -- games --------------------------------------------------------------------------------


@get("/games", responses=PROBLEMS, tags=["games"], summary="The games of this server", sync_to_thread=False)
def all_games() -> list[GameInfo]:
    """Return every installed game."""
    return [_game_info(find_game(id)) for id in games()]


def _game_info(game: AnyGame) -> GameInfo:
    settings = [SettingInfo(s.id, list(s.values), s.default, s.first or s.default) for s in game.settings]
    story = game.story
    return GameInfo(
        game.id,
        game.prefix,
        game.name,
        game.tagline,
        game.rules_version,
        game.min_seats,
        game.max_seats,
        game.minutes,
        settings,
        offered(game),
        game.has_save_points,
        game.value is not None,
        game.drawn_as,
        StoryInfo(story.title, story.text, story.endings, story.is_guided) if story else None,
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
    new_recovery_code,
    recover,
    my_matches,
    public_matches,
    new_match,
    one_match,
    take_seat,
    add_nonce,
    invite,
    leave,
    rematch,
    position,
    log,
    record,
    import_record,
    delete_record,
    branch,
    all_games,
    cards,
    texts,
)


def api_router() -> Router:
    """Return all routes below ``/api``."""
    return Router(
        "/api",
        route_handlers=[*HANDLERS, *ANALYSIS, *LEARNING],
        dependencies=PROVIDED,
    )
