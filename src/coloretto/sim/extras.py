"""Packages that the base install does without, imported when they are needed."""

from importlib import import_module
from typing import Any, TypeAlias

from coloretto.rules.errors import ColorettoError

Axes: TypeAlias = Any
"""Those of matplotlib, an extra."""


class MissingExtraError(ColorettoError, ModuleNotFoundError):
    """A package is missing that an extra of Coloretto installs."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is missing: install the extra coloretto[{extra}]")
        self.name = package


def import_extra(module: str, extra: str) -> Any:  # noqa: ANN401 - type checkers do not know the module
    """Import a module of an optional package, or say which extra installs it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise MissingExtraError(module.partition(".")[0], extra) from error
