"""Redis as the bus: with many processes, notices need not load the database."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import starmap
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from coloretto.record.shortening import brief
from coloretto.server.base.bus import CHANNEL, BusError, BusSubscriber, Notice, ReactionNotice
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
            encoding_errors="replace",  # or one message that is not UTF-8 would end the listening
            health_check_interval=HEALTH_CHECK_SECONDS,
            socket_connect_timeout=HEALTH_CHECK_SECONDS,
        )
        self._pending: dict[str, int] = {}
        """The latest unpublished version of each table; earlier ones do not matter."""
        self._reactions: list[ReactionNotice] = []
        """Those that are not published yet; they are tried once."""
        self._publish_outages = OutageLog("notifying other processes")
        self._listen_outages = OutageLog("listening to other processes")
        self._publishing: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def check(self) -> None:
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise BusError(f"the bus cannot be used: {without_secrets(brief(error))}") from error

    def publish(self, notice: Notice | ReactionNotice) -> None:
        if isinstance(notice, ReactionNotice):
            self._reactions.append(notice)
        else:
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
        while self._pending or self._reactions:
            versions, self._pending = self._pending, {}
            reactions, self._reactions = self._reactions, []
            try:
                await self._publish([*starmap(Notice, versions.items()), *reactions])
                self._publish_outages.on_success()
            except (RedisError, OSError) as error:
                self._pending = versions | self._pending  # versions grow: the later one wins
                self._publish_outages.on_failure(error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _publish(self, notices: Sequence[Notice | ReactionNotice]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for notice in notices:
                pipeline.publish(CHANNEL, notice.text)
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
