"""The texts of one language, by their ids."""

from dataclasses import dataclass
from functools import lru_cache

from coloretto.locales.entries import Value, entries, filled, template
from coloretto.locales.languages import ENGLISH, known_language

MOST_REMEMBERED = 8192


@dataclass(frozen=True)
class Catalogue:
    """Called with the id of a message and its values, it answers with the text: `say("row-name", row=2)`.

    What is not translated yet is said in English. Texts have no marks around their values.
    """

    language: str = ENGLISH

    def __post_init__(self) -> None:
        known_language(self.language)

    def __call__(self, message: str, /, **values: Value) -> str:
        return _text(self.language, message, tuple(values.items()))

    def __contains__(self, message: str) -> bool:
        return message in entries(self.language) or message in entries(ENGLISH)


@lru_cache(MOST_REMEMBERED)
def _text(language: str, message: str, values: tuple[tuple[str, Value], ...]) -> str:
    spoken = language if message in entries(language) else ENGLISH
    source = entries(spoken).get(message)
    if source is None:
        from coloretto.locales.errors import UnknownMessageError  # noqa: PLC0415 - heavy, and seldom raised

        raise UnknownMessageError(f"unknown message: {message!r} is in no catalogue")
    plain = template(source)
    text = None if plain is None else filled(plain, dict(values))
    return text if text is not None else _decided(spoken, message, source, dict(values))


def _decided(language: str, message: str, source: str, values: dict[str, Value]) -> str:
    from coloretto.locales.choices import decided  # noqa: PLC0415 - heavy, and no help of a command needs it

    return decided(language, message, source, values)
