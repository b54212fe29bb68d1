"""Let any bot play at a server."""

import asyncio
from typing import Protocol

from coloretto.client.async_client import AsyncClient
from coloretto.client.entropy import new_entropy
from coloretto.client.sync_client import Client
from coloretto.client.table_state import TableState
from coloretto.protocol.commands import AnyCommand, Play, ReadyForNext, Return, Sit
from coloretto.protocol.http import QuickWish
from coloretto.rules import Action, Position


class ActionChooser(Protocol):
    """What `run_bot` needs of a bot: any of `coloretto.bots` has it, or your own."""

    def choose(self, position: Position, /) -> Action: ...


def run_bot(client: Client, where: str | QuickWish, bot: ActionChooser) -> list[int]:
    """Play a match to its end: at a table, by its id, or in a quick game against the server's bots.

    The bot sits down if it has no seat. Returns the points of every seat in the finished games.
    """
    table = client.quick(where) if isinstance(where, QuickWish) else client.table(where)
    for _ in table.messages():
        command = next_command(table.state, bot)
        if command is not None:
            table.do_now(command)
    return table.state.totals


async def run_bot_async(client: AsyncClient, where: str | QuickWish, bot: ActionChooser) -> list[int]:
    """Like `run_bot`; the bot thinks in its own thread."""
    table = await (client.quick(where) if isinstance(where, QuickWish) else client.table(where))
    async for _ in table.messages():
        command = await asyncio.to_thread(next_command, table.state, bot)
        if command is not None:
            await table.do_now(command)
    return table.state.totals


def next_command(state: TableState, bot: ActionChooser) -> AnyCommand | None:
    """What a bot does next at a table; None while it waits."""
    if state.is_over or state.stand_in == "resigned":
        return None
    if state.seat is None:
        return Sit(entropy=new_entropy())
    if state.stand_in:  # the server accepts no return before the stand-in has moved
        return None if state.is_at_my_seat else Return()
    if state.status == "between":
        return None if state.is_ready else ReadyForNext(new_entropy())
    turn = state.my_turn
    return None if turn is None else Play(bot.choose(Position(turn.position)).text)
