"""The bus that whoever hosts a server has chosen."""

from coloretto.server.base.bus import Bus, BusError, NoBus
from coloretto.server.base.settings import Settings

REDIS = ("redis", "rediss", "unix")
"""How addresses of Redis begin."""


def bus_of(settings: Settings) -> Bus:
    if not settings.bus_url:
        return _bus_of_database(settings)
    kind = settings.bus_url.partition("://")[0]
    if kind not in REDIS:
        raise BusError(f"unknown bus: {kind!r} (known: redis; PostgreSQL needs none)")
    if not settings.is_postgresql:
        raise BusError("COLORETTO_BUS_URL is for servers on PostgreSQL: set COLORETTO_DATABASE_URL, too")
    try:
        from coloretto.server.cluster.redis_bus import RedisBus  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise BusError("Redis needs the extra coloretto[redis]") from error
    return RedisBus(settings.bus_url)


async def check_bus(settings: Settings) -> None:
    """An error in one sentence where it cannot be used."""
    bus = bus_of(settings)
    try:
        await bus.check()
    finally:
        await bus.end()


def _bus_of_database(settings: Settings) -> Bus:
    if not settings.is_postgresql:
        return NoBus()
    from coloretto.server.storage.postgresql import NotifyBus  # noqa: PLC0415 - an extra

    return NotifyBus(settings.database_url)
