"""Compiles the rules and bots, or loads their cached machine code, when a server starts.

The first start on a machine compiles for half a minute; later ones load the cache. The server answers
meanwhile: only requests that need the rules wait, and bots are compiled after the rules.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from logging import getLogger

from coloretto.bots.warmup import ONE_ROUND, warm_up_bot
from coloretto.protocol.events import Opened, Person
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.messages import Snapshot, message_to_json
from coloretto.protocol.options import TableOptions
from coloretto.record import FairDeck, record_from_json, record_to_json, verify, write_record
from coloretto.rules import Hand, rule_set_text, score_sheet
from coloretto.rules.seeded_random import SEED_BYTES
from coloretto.server.live.background import BackgroundTask
from coloretto.server.table.games import Secrets, play, start_game
from coloretto.server.table.state import Status, Table
from coloretto.server.table.views import table_view

_LOG = getLogger(__name__)


class WarmUp(BackgroundTask):
    """Runs in a thread of its own."""

    def __init__(
        self, on_rules_ready: Callable[[], Awaitable[None]], on_done: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(self._compile)
        self._on_rules_ready = on_rules_ready
        """Called even if compiling fails: requests that wait for the rules will report the error."""
        self._on_done = on_done
        """Called when everything is compiled."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="warm-up")

    async def close(self) -> None:
        """Finish what is being compiled, and stop."""
        await super().close()
        await asyncio.get_running_loop().run_in_executor(None, self._thread.shutdown)

    async def _compile(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._thread, warm_up_rules)
        except Exception:  # noqa: BLE001 - see `_on_rules_ready`
            _LOG.exception("cannot compile the rules")
        await self._on_rules_ready()
        for level in LEVELS:
            try:
                await loop.run_in_executor(self._thread, warm_up_bot, level)
            except Exception:  # noqa: BLE001 - the other bots may work
                _LOG.exception("cannot compile the bots of level %s", level)
        self._on_done()


def warm_up_all() -> None:
    """Compile everything now."""
    warm_up_rules()
    for level in LEVELS:
        warm_up_bot(level)


def warm_up_rules() -> None:
    """Run everything tables use of the rules, once: a game of one round."""
    table = _played_table()
    if table.record is not None:
        record = record_from_json(record_to_json(table.record))
        verify(record)
        write_record(record)
    message_to_json(Snapshot(table.version, table_view(table)))
    score_sheet(Hand.of("aj"), ONE_ROUND.table)


def _played_table() -> Table:
    """A table with a finished game, whose every version was encoded for clients."""
    options = TableOptions(rules=rule_set_text(ONE_ROUND), seats=["easy", "easy"])
    deck = FairDeck(bytes(SEED_BYTES))
    table = Table("").after([Opened(options, Person("", ""), deck.commitment)], 0.0)
    secrets = Secrets(deck, None, lambda: deck)
    table = table.after([start_game(table, secrets)], 0.0)
    secrets = secrets._replace(deal=deck.deal(table.rule_set, ()))
    while table.status is Status.PLAYING and table.position is not None:
        message_to_json(Snapshot(table.version, table_view(table)))
        action = table.position.legal_actions[0].text
        table = table.after(play(table, secrets, action, by_bot=True), 0.0)
    return table
