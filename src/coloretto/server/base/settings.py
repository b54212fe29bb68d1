"""The host's settings: environment variables and options of `coloretto serve`."""

from dataclasses import dataclass, field
from os import cpu_count, environ
from pathlib import Path

from platformdirs import user_data_path

DATABASE_FILE = "coloretto.sqlite"


def data_folder() -> Path:
    return Path(environ.get("COLORETTO_DATA_DIR") or user_data_path("coloretto"))


@dataclass(frozen=True)
class Settings:
    """How a server is set up. The defaults come from environment variables."""

    database_url: str = field(default_factory=lambda: environ.get("COLORETTO_DATABASE_URL", ""))
    """`postgresql://...`; empty for SQLite in the data folder."""
    bus_url: str = field(default_factory=lambda: environ.get("COLORETTO_BUS_URL", ""), kw_only=True)
    """`redis://...`; empty for PostgreSQL's own notifications."""
    folder: Path = field(default_factory=data_folder)
    """The folder of the embedded database."""
    origins: tuple[str, ...] = field(
        default_factory=lambda: tuple(environ.get("COLORETTO_ORIGINS", "").split())
    )
    """Other origins of this server's own pages; pages from elsewhere are refused."""
    bot_threads: int = field(default_factory=lambda: max(1, (cpu_count() or 2) - 1))
    """For bots with expensive moves; cheap ones have one more. One core is left for people's moves."""
    limits: bool = True
    """Whether rates are limited; load tests turn this off."""

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
