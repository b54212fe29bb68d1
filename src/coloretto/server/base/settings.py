"""The host's settings: environment variables and options of `coloretto serve`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from math import inf
from os import cpu_count, environ
from pathlib import Path
from re import fullmatch
from urllib.parse import urlsplit

from platformdirs import user_data_path

from coloretto.rules import ColorettoError
from coloretto.server.base.networks import IpNetwork, parse_address, parse_networks

DATABASE_FILE = "coloretto.sqlite"
ONLY_PROCESS = "server"
"""The name of the one process that uses an SQLite database."""
ANY_HOST = "*"
"""As a host name: requests for any host are answered."""
HOST_NAME = r"[A-Za-z0-9._-]+"
"""A pattern of names without a port."""


def _words(variable: str) -> Callable[[], tuple[str, ...]]:
    """Reads a variable with several values, separated by spaces."""
    return lambda: tuple(environ.get(variable, "").split())


def data_folder() -> Path:
    return Path(environ.get("COLORETTO_DATA_DIR") or user_data_path("coloretto"))


def _seconds(variable: str, default: float) -> float:
    text = environ.get(variable, "")
    try:
        seconds = float(text) if text else default
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < inf:
        raise ColorettoError(f"{variable} is {text!r}: it must be a number of seconds, 0 for no limit")
    return seconds


@dataclass(frozen=True)
class Timeouts:
    """PostgreSQL's settings of these names, in seconds; 0 for no limit."""

    lock_timeout: float = field(default_factory=lambda: _seconds("COLORETTO_LOCK_TIMEOUT", 1.0))
    """How long a write waits for another transaction before its command is refused."""
    statement_timeout: float = field(default_factory=lambda: _seconds("COLORETTO_STATEMENT_TIMEOUT", 30.0))
    idle_in_transaction_session_timeout: float = field(
        default_factory=lambda: _seconds("COLORETTO_IDLE_TRANSACTION_TIMEOUT", 10.0)
    )
    """After which the transaction of a process that has stopped is ended, so that it locks nothing."""


DAY = 24 * 60 * 60.0
FOREVER = "forever"


class SettingError(ColorettoError):
    """A setting cannot be used."""


def check_origin_setting(origin: str) -> None:
    parts = urlsplit(origin)
    if parts.scheme not in {"http", "https"} or not parts.hostname or origin.count("/") != len("//"):
        raise SettingError(f"an origin looks like https://games.example, not {origin!r}")


def check_host_name_setting(name: str) -> None:
    """An address is a name, too: that of a server that listens only there."""
    if name != ANY_HOST and not fullmatch(HOST_NAME, name) and parse_address(name) is None:
        raise SettingError(f"a host name looks like games.example, without a port, not {name!r}")


def _days(variable: str, default: float | None) -> Callable[[], float | None]:
    """Reads a number of days; None for `forever`."""

    def read() -> float | None:
        text = environ.get(variable, "").strip()
        if not text or text == FOREVER:
            return default if not text else None
        try:
            days = float(text)
        except ValueError:
            days = 0.0
        if not 0 < days < inf:
            raise SettingError(f"{variable} is a number of days or {FOREVER!r}, not {text!r}")
        return days

    return read


@dataclass(frozen=True)
class RetentionDays:
    """Retention periods in days; None: forever."""

    games: float | None = field(default_factory=_days("COLORETTO_KEEP_GAMES", 365.0))
    """Finished matches with their records and chat."""
    closed_tables: float | None = field(default_factory=_days("COLORETTO_KEEP_CLOSED_TABLES", 30.0))
    """Tables that were closed before their match was over."""
    chat: float | None = field(default_factory=_days("COLORETTO_KEEP_CHAT", 90.0))
    """Chat messages, from the end of their table."""
    identities: float | None = field(default_factory=_days("COLORETTO_KEEP_IDENTITIES", 180.0))
    """Identities with neither a table nor a rating, from their latest token."""


@dataclass(frozen=True)
class Settings:
    """How a server is set up. The defaults come from environment variables."""

    database_url: str = field(default_factory=lambda: environ.get("COLORETTO_DATABASE_URL", ""))
    """`postgresql://...`; empty for SQLite in the data folder."""
    bus_url: str = field(default_factory=lambda: environ.get("COLORETTO_BUS_URL", ""), kw_only=True)
    """`redis://...`; empty for PostgreSQL's own notifications."""
    folder: Path = field(default_factory=data_folder)
    """The folder of the embedded database."""
    origins: tuple[str, ...] = field(default_factory=_words("COLORETTO_ORIGINS"))
    """Other origins of this server's own pages; pages from elsewhere are refused."""
    host_names: tuple[str, ...] = field(default_factory=_words("COLORETTO_HOST_NAMES"), kw_only=True)
    """Host names that the server answers to, besides those of origins, this machine and private networks."""
    trusted_proxies: tuple[str, ...] = field(
        default_factory=_words("COLORETTO_TRUSTED_PROXIES"), kw_only=True
    )
    """Addresses and networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    lan_address: str = field(default="", kw_only=True)
    """The address by which devices in the same network reach this machine; empty if they do not."""
    timeouts: Timeouts = field(default_factory=Timeouts)
    bot_threads: int = field(default_factory=lambda: max(1, (cpu_count() or 2) - 1))
    """In which bots think, unless their moves are cheap. One core is left for people's moves."""
    retention: RetentionDays = field(default_factory=RetentionDays, kw_only=True)
    limits: bool = True
    """Whether rates are limited; load tests turn this off."""

    @cached_property
    def proxy_networks(self) -> tuple[IpNetwork, ...]:
        return parse_networks(self.trusted_proxies)

    def check(self) -> None:
        """Refuse what would never match a request: origins, host names and proxies that are none."""
        for origin in self.origins:
            check_origin_setting(origin)
        for name in self.host_names:
            check_host_name_setting(name)
        parse_networks(self.trusted_proxies)

    @cached_property
    def all_host_names(self) -> frozenset[str]:
        """The configured ones, in lower case."""
        names = (name.lower() for name in self.host_names)
        return frozenset({*names, *(urlsplit(origin).hostname or "" for origin in self.origins)} - {""})

    @cached_property
    def secure_hosts(self) -> frozenset[str]:
        """Host names of origins that are served by TLS."""
        origins = (urlsplit(origin) for origin in self.origins)
        return frozenset(each.hostname for each in origins if each.scheme == "https" and each.hostname)

    @property
    def is_postgresql(self) -> bool:
        return self.database_url.startswith(("postgresql://", "postgres://"))

    @property
    def database_file(self) -> Path:
        """Where SQLite stores everything."""
        return self.folder / DATABASE_FILE

    @property
    def place(self) -> str:
        """Where the data is, for display: without secrets."""
        return "PostgreSQL, at COLORETTO_DATABASE_URL" if self.is_postgresql else str(self.database_file)
