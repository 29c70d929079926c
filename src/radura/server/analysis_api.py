"""Analyses over HTTP: ask for one, look how far it is, take it away as a file."""

from typing import Annotated, Final

from litestar import get, post
from litestar.enums import MediaType
from litestar.params import QueryParameter
from litestar.response import Response

from radura.protocol.analysis import MatchAnalysis
from radura.server.dependencies import (
    MINE,
    PROBLEMS,
    Guests,
    Invited,
    MatchId,
    Persons,
    TheAnalyses,
    TheMatches,
    id_of,
)


@post(
    "/matches/{match:str}/analysis",
    responses=PROBLEMS,
    security=MINE,
    tags=["looking back"],
    summary="Have a finished match analysed; asked again, that goes on where it was broken off",
    status_code=200,
)
async def analyse(
    match: MatchId, person: Persons, matches: TheMatches, analyses: TheAnalyses, invitation: Invited = None
) -> MatchAnalysis:
    """Return what is known so far; the rest is worked out in the background."""
    found = await matches.visible(match, person.id, invitation)
    return await analyses.start(found.journal, person.id)


@get("/matches/{match:str}/analysis", responses=PROBLEMS, tags=["looking back"], summary="What a match was worth")
async def analysis(
    match: MatchId,
    matches: TheMatches,
    analyses: TheAnalyses,
    guest: Guests,
    invitation: Invited = None,
    since: Annotated[int, QueryParameter(ge=0, required=False, description="Only decisions from this one on.")] = 0,
) -> MatchAnalysis:
    """Return what is known so far; what a restart broke off goes on."""
    found = await matches.visible(match, id_of(guest), invitation)
    return await analyses.revisit(found.journal, id_of(guest), since)


@get(
    "/matches/{match:str}/analysis/file",
    responses=PROBLEMS,
    tags=["looking back"],
    summary="The analysis as a file, as `radura analyse --json` writes and reads it",
    media_type=MediaType.TEXT,
)
async def analysis_file(
    match: MatchId, matches: TheMatches, analyses: TheAnalyses, guest: Guests, invitation: Invited = None
) -> Response[str]:
    """Return the analysis as text."""
    found = await matches.visible(match, id_of(guest), invitation)
    known = await analyses.known(found.journal)
    headers = {"content-disposition": f'attachment; filename="{known.game}-{found.id}-analysis.json"'}
    return Response(known.to_text(), media_type=MediaType.TEXT, headers=headers)


HANDLERS: Final = (analyse, analysis, analysis_file)
