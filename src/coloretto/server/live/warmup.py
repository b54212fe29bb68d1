"""Machine code for what a server does, made or read before anybody waits for it.

The first start on a machine compiles, for half a minute; later ones read what was kept. Either way the server
answers meanwhile: what needs the rules waits for them, and bots are compiled in a thread after that.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from logging import getLogger

from coloretto.bots import close_bot, make_bot
from coloretto.protocol.events import Opened, Person
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.messages import Snapshot, message_to_json
from coloretto.protocol.options import TableOptions
from coloretto.record import FairDeck, record_from_json, record_to_json, verify, write_record
from coloretto.rules import Hand, Position, RuleSet, rule_set_text, score_sheet
from coloretto.rules.seeded_random import SEED_BYTES
from coloretto.server.live.hub import Hub
from coloretto.server.live.scheduler import Caretaker
from coloretto.server.table.decide import Secrets, play, start_game
from coloretto.server.table.state import Status, Table
from coloretto.server.table.views import table_view

TINY = RuleSet(players=2, capacities=(1, 1), reserve=74)
"""A game of one round."""

_LOG = getLogger(__name__)


class Preparation:
    """Begun with a server, in a thread of its own; tables are seen to as soon as there are rules."""

    def __init__(self, hub: Hub, caretaker: Caretaker) -> None:
        self._hub, self._caretaker = hub, caretaker
        self.done: Callable[[], None] = lambda: None
        """Is called when there is nothing more to compile."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="preparing")
        hub.is_ready.clear()
        self._task = asyncio.create_task(self._prepare())

    async def end(self) -> None:
        """Finish what is being compiled, and no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.shutdown)

    async def _prepare(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._thread, prepare_rules)
        except Exception:  # noqa: BLE001 - whoever needs them will find out too, and must not wait
            _LOG.exception("the rules could not be prepared")
        self._hub.is_ready.set()
        await self._caretaker.begin()
        for level in LEVELS:
            try:
                await loop.run_in_executor(self._thread, prepare_bot, level)
            except Exception:  # noqa: BLE001 - the other bots may be well
                _LOG.exception("the bots of level %s could not be prepared", level)
        self.done()


def prepare_all() -> None:
    """Everything at once, for who wants to wait."""
    prepare_rules()
    for level in LEVELS:
        prepare_bot(level)


def prepare_rules() -> None:
    """Use everything of the rules that tables use, once: a game of one round."""
    table = _played()
    if table.record is not None:
        record = record_from_json(record_to_json(table.record))
        verify(record)
        write_record(record)
    message_to_json(Snapshot(table.version, table_view(table)))
    score_sheet(Hand.of("aj"), TINY.table)


def _played() -> Table:
    """A table where a game was played, as deciding and telling go."""
    options = TableOptions(rules=rule_set_text(TINY), seats=["easy", "easy"])
    deck = FairDeck(bytes(SEED_BYTES))
    table = Table("").after([Opened(options, Person("", ""), deck.commitment)], 0.0)
    secrets = Secrets(deck, None, lambda: deck)
    table = table.after([start_game(table, secrets)], 0.0)
    secrets = replace(secrets, deal=deck.deal(table.rule_set, ()))
    while table.status is Status.PLAYING and table.position is not None:
        message_to_json(Snapshot(table.version, table_view(table)))
        action = table.position.legal_actions[0].text
        table = table.after(play(table, secrets, action, by_bot=True), 0.0)
    return table


def prepare_bot(level: str) -> None:
    """Ask a bot for one decision."""
    bot = make_bot(level, seed=0)
    try:
        bot.choose(Position.new(TINY, seed=0))
    finally:
        close_bot(bot)
