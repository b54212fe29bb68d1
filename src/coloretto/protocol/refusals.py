"""Refusals: a code for programs and a sentence for people."""

from coloretto.record.places import Place
from coloretto.rules import ColorettoError

STATUS = {
    "bad_options": 422,
    "bad_command": 422,
    "bad_name": 422,
    "bad_message": 422,
    "bad_record": 422,
    "illegal_action": 422,
    "not_your_turn": 409,
    "wrong_moment": 409,
    "not_away": 409,
    "stale": 409,
    "version_lost": 409,
    "seat_taken": 409,
    "full": 409,
    "already_seated": 409,
    "too_many_tables": 409,
    "not_seated": 403,
    "not_the_host": 403,
    "not_allowed": 403,
    "sent_away": 403,
    "no_chat": 403,
    "silenced": 403,
    "unauthorised": 401,
    "banned": 403,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_identity": 404,
    "too_many": 429,
    "too_large": 413,
    "foreign_origin": 403,
    "unknown_host": 421,
    "unavailable": 503,
}
"""The HTTP status of each code."""


class RefusedError(ColorettoError):
    """A request was refused; nothing has changed."""

    def __init__(
        self,
        code: str,
        sentence: str,
        *,
        version: int | None = None,
        seconds: float | None = None,
        place: Place | None = None,
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.version = version
        """The table's version, if the client's was outdated."""
        self.seconds = seconds
        """How long to wait, for a rate limit."""
        self.place = place
        """Where a record is wrong, if known."""

    @property
    def status(self) -> int:
        return STATUS[self.code]
