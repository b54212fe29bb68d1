"""Messages with plurals and other choices, formatted by Fluent, which is slow to import."""

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from coloretto.locales.entries import Value
from coloretto.locales.errors import MessageValueError
from coloretto.locales.languages import LOCALES


def formatted(language: str, message: str, source: str, values: Mapping[str, Value]) -> str:
    """The text of a message, from its source in the language's catalogue."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle.add_resource(FluentResource(source))
    if not bundle.has_message(message):
        raise MessageValueError(f"message {message!r} of {language!r} is not valid Fluent: {source!r}")
    pattern = bundle.get_message(message).value
    text, errors = bundle.format_pattern(pattern, dict(values)) if pattern else ("", ["it has no text"])
    if errors:
        raise MessageValueError(f"message {message!r} of {language!r} with {dict(values)}: {errors[0]}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    """A bundle of the messages that were used so far."""
    return FluentBundle([LOCALES[language]], use_isolating=False)
