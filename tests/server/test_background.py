"""What a process does in the background goes on after every failure, and ends when the process does."""

import asyncio
import logging
from collections.abc import Sequence

import pytest

from coloretto.server.live.background import BackgroundTask, Polling
from coloretto.server.storage.database import DatabaseError


class Source:
    """Fails with each of these errors in turn, then never again."""

    def __init__(self, errors: Sequence[Exception]) -> None:
        self._errors = list(errors)
        self.succeeded = asyncio.Event()

    async def read(self) -> None:
        if self._errors:
            raise self._errors.pop(0)
        self.succeeded.set()


def test_polling_goes_on_after_a_failure(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        source = Source([DatabaseError("down"), ValueError("odd")])
        polling = Polling(source.read, 0.0, "reading")
        polling.start()
        await source.succeeded.wait()
        await polling.close()

    with caplog.at_level(logging.DEBUG):
        asyncio.run(run())
    messages = [(record.levelname, record.getMessage()) for record in caplog.records]
    assert ("DEBUG", "reading must wait for the database") in messages, "the database itself logs its outages"
    assert ("ERROR", "reading failed, retrying") in messages


def test_a_closed_task_has_ended() -> None:
    async def run() -> None:
        ended = asyncio.Event()

        async def wait_forever() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)
                ended.set()

        task = BackgroundTask(wait_forever)
        task.start()
        await asyncio.sleep(0)
        await task.close()
        assert ended.is_set()

    asyncio.run(run())


def test_a_task_that_was_never_started_can_be_closed() -> None:
    async def run() -> None:
        await Polling(asyncio.Event().wait, 0.0, "nothing").close()

    asyncio.run(run())
