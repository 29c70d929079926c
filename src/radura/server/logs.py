"""Logs: one JSON object a line on the error stream. Tokens, actions and cards never go in."""

import asyncio
import logging
import sys
import traceback
from typing import Any

import structlog
from structlog.typing import EventDict


def configure_logs(level: str = "info") -> None:
    """Log from this level on, our own lines and those of the libraries alike."""
    number = logging.getLevelName(level.upper())
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_words,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),  # a line in one piece: processes share it
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)


def _without_words(_: object, __: str, line: EventDict) -> EventDict:
    """Tell of an error its kind and place: its words, and the values around it, may be what a seat keeps secret."""
    error = line.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        line.update(error=type(error).__name__, at=place_of(error))
    return line


def on_loop_error(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what went wrong in a task that nobody waits for; asyncio's own line would show the error's words."""
    error = context.get("exception")
    place = {} if error is None else {"error": type(error).__name__, "at": place_of(error)}
    structlog.get_logger().error("loop_error", **place)


def place_of(error: BaseException) -> str:
    """Tell where an error happened, but not its words: they may name cards that the log must not know."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "-"
