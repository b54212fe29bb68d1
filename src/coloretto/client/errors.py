"""What can go wrong between a program and a server."""

from coloretto.rules import ColorettoError


class ServerError(ColorettoError):
    """The server does not do what was asked for; nothing has changed there."""

    def __init__(
        self, code: str, sentence: str, *, version: int | None = None, seconds: float | None = None
    ) -> None:
        super().__init__(f"{sentence} ({code})")
        self.code = code
        """For programs: see docs/server.md."""
        self.sentence = sentence
        """For people."""
        self.version = version
        """The table's version, where that is what the asker missed."""
        self.seconds = seconds
        """How long to wait, for a rate limit."""


class UnreachableError(ServerError):
    """Nobody answers at the server's address, however often one tries."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unreachable", sentence)
