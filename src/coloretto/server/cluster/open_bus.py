"""The bus that the settings name."""

from coloretto.server.base.bus import Bus, BusError, NoBus
from coloretto.server.base.settings import Settings

REDIS_SCHEMES = ("redis", "rediss", "unix")


def open_bus(settings: Settings) -> Bus:
    if not settings.bus_url:
        return _bus_of_database(settings)
    scheme = settings.bus_url.partition("://")[0]
    if scheme not in REDIS_SCHEMES:
        raise BusError(f"unknown bus: {scheme!r} (known: redis; PostgreSQL needs none)")
    if not settings.is_postgresql:
        raise BusError("COLORETTO_BUS_URL is for servers on PostgreSQL: set COLORETTO_DATABASE_URL, too")
    try:
        from coloretto.server.cluster.redis_bus import RedisBus  # noqa: PLC0415 - optional or slow to import
    except ImportError as error:
        raise BusError("Redis needs the extra coloretto[redis]") from error
    return RedisBus(settings.bus_url)


async def check_bus(settings: Settings) -> None:
    """Raise a one-sentence error if the bus cannot be used."""
    bus = open_bus(settings)
    try:
        await bus.check()
    finally:
        await bus.close()


def _bus_of_database(settings: Settings) -> Bus:
    if not settings.is_postgresql:
        return NoBus()
    from coloretto.server.cluster.postgres_bus import PostgresBus  # noqa: PLC0415 - optional or slow to import

    return PostgresBus(settings.database_url)
