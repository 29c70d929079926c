"""Games and bots that are not installed (yet): an environment variable names them as ``module:NAME``, by comma."""

import os
from importlib import import_module
from typing import Any

from radura.core.text import BadInput


def named(variable: str) -> list[str]:
    """Return what the variable names."""
    return [name.strip() for name in os.environ.get(variable, "").split(",") if name.strip()]


def load(name: str, variable: str) -> Any:
    """Return what lies in a module under a name; BadInput if it does not."""
    module, _, attribute = name.partition(":")
    if not all(part.isidentifier() for part in [*module.split("."), attribute]):
        raise BadInput("core-err-extra-form", given=name, variable=variable)
    try:
        found = import_module(module)
    except ImportError as error:
        raise BadInput("core-err-extra", given=name, variable=variable, why=str(error)) from error
    if not hasattr(found, attribute):
        raise BadInput("core-err-extra", given=name, variable=variable, why=attribute)
    return getattr(found, attribute)
