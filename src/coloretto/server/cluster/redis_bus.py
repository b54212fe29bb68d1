"""Redis as the bus: for many processes, whose notices need not go through the database."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from logging import getLogger
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from coloretto.record.shortening import brief
from coloretto.server.base.bus import CHANNEL, BusError, Ear, Notice
from coloretto.server.base.logs import without_secrets
from coloretto.server.storage.database import Statement

LOOK = 1.0
"""Seconds between two looks whether the connection is alive."""
AGAIN = 1.0
"""Seconds between two attempts."""
ALIVE = 10
"""Seconds of silence after which Redis is asked whether it is there."""
LAST_WORDS = 3.0
"""Seconds for what is to be told when a process ends."""

_LOG = getLogger(__name__)


class RedisBus:
    """To be used in one event loop."""

    def __init__(self, url: str) -> None:
        self._redis: Any = Redis.from_url(
            url, decode_responses=True, health_check_interval=ALIVE, socket_connect_timeout=ALIVE
        )
        self._untold: dict[str, int] = {}
        """The latest version of each table of which nobody was told; earlier ones do not matter."""
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def check(self) -> None:
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise BusError(f"the bus cannot be used: {without_secrets(brief(error))}") from error

    def with_commit(self, notice: Notice) -> Sequence[Statement]:  # noqa: ARG002 - Redis comes after it
        return ()

    def after_commit(self, notice: Notice) -> None:
        self._untold[notice.table] = max(notice.sequence, self._untold.get(notice.table, 0))
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_all())

    def listen(self, ear: Ear) -> None:
        self._listening = asyncio.create_task(self._listen(ear))

    async def end(self) -> None:
        if self._telling is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._telling, LAST_WORDS)
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._redis.aclose()

    async def _tell_all(self) -> None:
        while self._untold:
            told, self._untold = self._untold, {}
            try:
                await self._publish(told)
            except (RedisError, OSError) as error:
                self._untold = told | self._untold  # versions grow: the later one stays
                _LOG.warning("other processes are not told, trying again: %s", error)
                await asyncio.sleep(AGAIN)

    async def _publish(self, told: dict[str, int]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for table, sequence in told.items():
                pipeline.publish(CHANNEL, Notice(table, sequence).text)
            await pipeline.execute()

    async def _listen(self, ear: Ear) -> None:
        while True:
            try:
                await self._listen_once(ear)
            except (RedisError, OSError) as error:
                _LOG.warning("notices of other processes are not heard, trying again: %s", error)
                await asyncio.sleep(AGAIN)

    async def _listen_once(self, ear: Ear) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                message = await channel.get_message(timeout=LOOK)
                if message is not None and message["type"] == "subscribe":  # also when it has come back
                    ear.begun()
                elif message is not None and message["type"] == "message":
                    ear.hear(message["data"])
