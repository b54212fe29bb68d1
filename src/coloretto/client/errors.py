"""Errors of clients."""

from coloretto.rules import ColorettoError


class ServerError(ColorettoError):
    """The server refused a request; nothing has changed there."""

    def __init__(
        self, code: str, sentence: str, *, version: int | None = None, seconds: float | None = None
    ) -> None:
        super().__init__(f"{sentence} ({code})")
        self.code = code
        """For programs: see docs/server.md."""
        self.sentence = sentence
        """For people."""
        self.version = version
        """The table's current version, if the command was based on an older one."""
        self.seconds = seconds
        """How long to wait, after a rate limit."""


class UnreachableError(ServerError):
    """The server does not answer, after all retries."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unreachable", sentence)
