"""Let any bot play at a server's table."""

import asyncio
from typing import Protocol

from coloretto.client.async_client import AsyncClient
from coloretto.client.sync_client import Client
from coloretto.client.table_state import TableState
from coloretto.protocol.commands import AnyCommand, Play, ReadyForNext, Return, Sit
from coloretto.protocol.http import QuickWish
from coloretto.rules import Action, Position


class Bot(Protocol):
    """Any bot of `coloretto.bots`, or your own."""

    def choose(self, position: Position, /) -> Action: ...


def run_bot(client: Client, where: str | QuickWish, bot: Bot) -> list[int]:
    """Play a match to its end: at a table, by its id, or in a quick game against the server's bots.

    The bot sits down if it has no seat. The points of every seat, in the games
    that were over when the match was or the table was closed.
    """
    table = client.quick(where) if isinstance(where, QuickWish) else client.table(where)
    for _ in table.messages():
        command = reaction(table.state, bot)
        if command is not None:
            table.do_now(command)
    return table.state.totals


async def run_bot_async(client: AsyncClient, where: str | QuickWish, bot: Bot) -> list[int]:
    """As `run_bot`; the bot thinks in a thread of its own."""
    table = await (client.quick(where) if isinstance(where, QuickWish) else client.table(where))
    async for _ in table.messages():
        command = await asyncio.to_thread(reaction, table.state, bot)
        if command is not None:
            await table.do_now(command)
    return table.state.totals


def reaction(state: TableState, bot: Bot) -> AnyCommand | None:
    """What a bot does at a table as it is."""
    if state.is_over or state.stand_in == "resigned":
        return None
    if state.seat is None:
        return Sit()
    if state.stand_in:  # there is no return before the stand-in has moved
        return None if state.is_at_my_seat else Return()
    if state.status == "between":
        return None if state.is_ready else ReadyForNext()
    turn = state.my_turn
    return None if turn is None else Play(bot.choose(Position(turn.position)).text)
