"""The messages of one language, by id."""

from dataclasses import dataclass
from functools import lru_cache

from coloretto.locales.entries import Value, entries, filled, template
from coloretto.locales.errors import UnknownMessageError
from coloretto.locales.languages import ENGLISH, known_language

CACHE_SIZE = 8192


@dataclass(frozen=True)
class Catalogue:
    """Call it with the id of a message and its values to get the text: `say("row-name", row=2)`.

    Messages that are not translated yet come in English. Values have no isolation marks around them.
    """

    language: str = ENGLISH

    def __post_init__(self) -> None:
        known_language(self.language)

    def __call__(self, message: str, /, **values: Value) -> str:
        return _text(self.language, message, tuple(values.items()))

    def __contains__(self, message: str) -> bool:
        return message in entries(self.language) or message in entries(ENGLISH)


@lru_cache(CACHE_SIZE)
def _text(language: str, message: str, values: tuple[tuple[str, Value], ...]) -> str:
    spoken = language if message in entries(language) else ENGLISH
    source = entries(spoken).get(message)
    if source is None:
        raise UnknownMessageError(f"unknown message: {message!r} is in no catalogue")
    plain = template(source)
    text = None if plain is None else filled(plain, dict(values))
    return text if text is not None else _formatted(spoken, message, source, dict(values))


def _formatted(language: str, message: str, source: str, values: dict[str, Value]) -> str:
    from coloretto.locales.choices import formatted  # noqa: PLC0415 - optional or slow to import

    return formatted(language, message, source, values)
