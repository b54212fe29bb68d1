"""One warning for each outage, however many operations fail during it, and one when it is over."""

from logging import getLogger
from time import monotonic

from coloretto.record.shortening import brief
from coloretto.server.base.logs import without_secrets

QUIET_SECONDS = 5.0
"""Without a failure, after which a success ends an outage."""

_LOG = getLogger(__name__)


class OutageLog:
    """A context for every operation of one kind. Used by one thread."""

    def __init__(self, what: str) -> None:
        self._what = what
        """Like "reading from the database"."""
        self._began: float | None = None
        """None while it works."""
        self._last_failure = 0.0
        self._failures = 0

    def __enter__(self) -> None: ...

    def __exit__(self, _kind: object, error: BaseException | None, _traceback: object) -> None:
        if isinstance(error, Exception):
            self.on_failure(error)
        elif error is None:
            self.on_success()

    def on_failure(self, error: Exception) -> None:
        self._last_failure = monotonic()
        self._failures += 1
        if self._began is None:
            self._began = self._last_failure
            _LOG.warning("%s fails: %s", self._what, without_secrets(brief(error)))

    def on_success(self) -> None:
        if self._began is None or monotonic() - self._last_failure < QUIET_SECONDS:
            return
        seconds = self._last_failure - self._began
        _LOG.warning("%s works again: %d failures in %.1f seconds", self._what, self._failures, seconds)
        self._began, self._failures = None, 0
