"""Logs: one JSON object a line on the error stream. Tokens, actions and cards never go in."""

import logging
import sys
import traceback

import structlog


def configure_logs(level: str = "info") -> None:
    """Log from this level on, our own lines and those of the libraries alike."""
    number = logging.getLevelName(level.upper())
    # Where an error happened is told, never with which values: they may be what a seat keeps secret.
    errors = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        errors,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
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


def place_of(error: BaseException) -> str:
    """Tell where an error happened, but not its words: they may name cards that the log must not know."""
    at = traceback.extract_tb(error.__traceback__)[-1]
    return f"{at.filename}:{at.lineno}"
