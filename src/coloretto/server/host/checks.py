"""What must be right before a server starts, checked one by one without changing anything."""

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile

from coloretto.record.shortening import brief
from coloretto.rules import ColorettoError
from coloretto.server.base.logs import without_secrets
from coloretto.server.base.settings import SettingError, Settings
from coloretto.server.cluster.open_bus import check_bus
from coloretto.server.host.data_lock import lock_data
from coloretto.server.host.listening import bind
from coloretto.server.storage.connect import connect_for
from coloretto.server.storage.database import DatabaseConnection, DatabaseError
from coloretto.server.storage.schema import MIGRATIONS, newer_than_known, stored_version

MIN_FREE_BYTES = 100 * 1024 * 1024


@dataclass(frozen=True)
class CheckResult:
    kind: str
    """`settings`, `folder`, `disk`, `database`, `bus` or `address`."""
    detail: str = ""
    error: ColorettoError | None = None
    has_warning: bool = False
    """It works, but probably not as meant; the detail says why."""


def run_checks(settings: Settings, host: str, port: int) -> Iterator[CheckResult]:
    """Check everything, also after something was found to be wrong."""
    checks: dict[str, Callable[[], str]] = {
        "settings": lambda: check_settings(settings),
        "folder": lambda: check_folder(settings),
        "disk": lambda: check_disk(settings.folder),
        "database": lambda: check_database(settings),
        "bus": lambda: _check_bus(settings),
        "address": lambda: check_address(host, port),
    }
    if settings.is_postgresql:
        del checks["folder"], checks["disk"]
    for kind, check in checks.items():
        result = _result(kind, check)
        yield result
        if kind == "settings" and result.error is None and (doubt := doubt_about(settings)):
            yield CheckResult(kind, doubt, has_warning=True)


def _result(kind: str, check: Callable[[], str]) -> CheckResult:
    try:
        return CheckResult(kind, check())
    except ColorettoError as error:
        return CheckResult(kind, str(error), error)
    except OSError as error:
        return CheckResult(kind, str(error), ColorettoError(str(error)))


def check_settings(settings: Settings) -> str:
    settings.check()
    return " ".join([*settings.origins, *settings.host_names, *map(str, settings.proxy_networks)])


def doubt_about(settings: Settings) -> str:
    """What is allowed but probably a mistake; empty if nothing is."""
    if any(network.prefixlen == 0 for network in settings.proxy_networks):
        return "every client is trusted as a proxy and can choose its own address"
    if settings.secure_hosts and not settings.proxy_networks:
        return "there is an https:// origin but no trusted proxy: all visitors may share one rate limit"
    if settings.proxy_networks and not settings.all_host_names:
        return "there is a trusted proxy but no origin or host name: requests for its host name are refused"
    return ""


def check_folder(settings: Settings) -> str:
    """The folder can be written to, and no server uses it."""
    with lock_data(settings), TemporaryFile(dir=settings.folder):
        return str(settings.folder)


def check_disk(folder: Path) -> str:
    free = shutil.disk_usage(folder if folder.exists() else os.curdir).free
    if free < MIN_FREE_BYTES:
        raise SettingError(f"only {free // 1024**2} MiB are free in {folder}")
    return f"{free // 1024**2} MiB"


def check_database(settings: Settings) -> str:
    """It answers, and its schema is one that this version knows; nothing is migrated."""
    version = schema_version(settings)
    if problem := newer_than_known(version):
        raise DatabaseError(problem)
    return str(version) if version in {0, len(MIGRATIONS)} else f"{version} -> {len(MIGRATIONS)}"


def is_migration_due(settings: Settings) -> bool:
    """Whether a start would migrate a database that already exists."""
    return 0 < schema_version(settings) < len(MIGRATIONS)


def schema_version(settings: Settings) -> int:
    """0 for a database that is new."""
    connect = connect_for(settings)
    if not settings.is_postgresql and not settings.database_file.exists():
        return 0
    try:
        connection = connect()
    except Exception as error:
        raise DatabaseError(f"the database cannot be used: {without_secrets(brief(error))}") from error
    try:
        return _version_in(connection)
    finally:
        connection.close()


def _version_in(connection: DatabaseConnection) -> int:
    try:
        return stored_version(connection)
    except Exception:  # noqa: BLE001 - the drivers have errors of their own for a table that does not exist
        return 0


def _check_bus(settings: Settings) -> str:
    asyncio.run(check_bus(settings))
    return settings.bus_url.partition("://")[0]


def check_address(host: str, port: int) -> str:
    """Nobody else listens there."""
    for listener in bind(host, port):
        listener.close()
    return f"{host}:{port}"
