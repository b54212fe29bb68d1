"""Redis as the bus: with many processes, notices need not load the database."""

import asyncio
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from coloretto.record.shortening import brief
from coloretto.server.base.bus import CHANNEL, BusError, BusSubscriber, Notice
from coloretto.server.base.logs import without_secrets
from coloretto.server.base.outages import OutageLog

POLL_SECONDS = 1.0
"""Between two checks whether the connection is alive."""
RETRY_SECONDS = 1.0
"""Between two attempts to connect or publish."""
HEALTH_CHECK_SECONDS = 10
"""Of silence, after which Redis is pinged."""
CLOSE_TIMEOUT = 3.0
"""Seconds to publish what is pending when the process stops."""


class RedisBus:
    """For one event loop."""

    is_shared = True
    is_transactional = False

    def __init__(self, url: str) -> None:
        self._redis: Any = Redis.from_url(
            url,
            decode_responses=True,
            health_check_interval=HEALTH_CHECK_SECONDS,
            socket_connect_timeout=HEALTH_CHECK_SECONDS,
        )
        self._pending: dict[str, int] = {}
        """The latest unpublished version of each table; earlier ones do not matter."""
        self._publish_outages = OutageLog("notifying other processes")
        self._listen_outages = OutageLog("listening to other processes")
        self._publishing: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def check(self) -> None:
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise BusError(f"the bus cannot be used: {without_secrets(brief(error))}") from error

    def publish(self, notice: Notice) -> None:
        self._pending[notice.table] = max(notice.sequence, self._pending.get(notice.table, 0))
        if self._publishing is None or self._publishing.done():
            self._publishing = asyncio.create_task(self._publish_pending())

    def subscribe(self, subscriber: BusSubscriber) -> None:
        self._listening = asyncio.create_task(self._listen(subscriber))

    async def close(self) -> None:
        if self._publishing is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._publishing, CLOSE_TIMEOUT)
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._redis.aclose()

    async def _publish_pending(self) -> None:
        while self._pending:
            versions, self._pending = self._pending, {}
            try:
                await self._publish(versions)
                self._publish_outages.on_success()
            except (RedisError, OSError) as error:
                self._pending = versions | self._pending  # versions grow: the later one wins
                self._publish_outages.on_failure(error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _publish(self, versions: dict[str, int]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for table, sequence in versions.items():
                pipeline.publish(CHANNEL, Notice(table, sequence).text)
            await pipeline.execute()

    async def _listen(self, subscriber: BusSubscriber) -> None:
        while True:
            try:
                await self._listen_once(subscriber)
            except (RedisError, OSError) as error:
                self._listen_outages.on_failure(error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, subscriber: BusSubscriber) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                self._listen_outages.on_success()
                message = await channel.get_message(timeout=POLL_SECONDS)
                if message is not None and message["type"] == "subscribe":  # also after a reconnection
                    subscriber.on_connected()
                elif message is not None and message["type"] == "message":
                    subscriber.receive(message["data"])
