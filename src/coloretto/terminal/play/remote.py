"""Matches at a server, from the command line to the farewell."""

from argparse import Namespace
from pathlib import Path

from coloretto.client import Client, RemoteTable, ServerError, TableOptions
from coloretto.protocol.options import OPEN
from coloretto.record import save_record
from coloretto.rules import ColorettoError
from coloretto.terminal.i18n import t
from coloretto.terminal.option_values import rule_set_of
from coloretto.terminal.paths import games_folder
from coloretto.terminal.play.farewell import ProvableRecord, show_records, show_resume_command
from coloretto.terminal.play.feed import GameExit
from coloretto.terminal.play.front_end import pace_in_ms, show
from coloretto.terminal.play.remote_feed import RemoteFeed
from coloretto.terminal.play.remote_text import refusal
from coloretto.terminal.play.save_file import numbered
from coloretto.terminal.play.saved_games import SavedTable
from coloretto.terminal.play.seats import bot_for_each_seat
from coloretto.terminal.play.servers import client_at, parse_address, table_at
from coloretto.terminal.preferences import load_preferences
from coloretto.terminal.text.lines import say, show_command


def play_at_server(options: Namespace, address: str) -> int:
    where = parse_address(address)
    try:
        with client_at(where.server, options.name[0] if options.name else None) as client:
            table = table_at(client, where, lambda client: _against_bots(client, options))
            if options.rematch:
                table = table.rematch()
            while _play(options, client, table) is GameExit.AGAIN:
                table = table.rematch()
    except ServerError as error:
        raise ColorettoError(refusal(error)) from error
    return 0


def _against_bots(client: Client, options: Namespace) -> RemoteTable:
    """A new table where a match against the server's bots has started."""
    rule_set = rule_set_of(options.rules)
    bots = (options.bots or load_preferences().level).split(",")
    wanted = TableOptions(
        rules=options.rules,
        games=options.games or rule_set.games,
        seats=[OPEN, *bot_for_each_seat(rule_set, bots)],
        public=False,
        spectators=False,
        pace=pace_in_ms(options),
    )
    table = client.open_table(wanted)
    table.sit(entropy=options.entropy[0] if options.entropy else None)
    table.start()
    return table


def _play(options: Namespace, client: Client, table: RemoteTable) -> GameExit:
    saved = SavedTable(client.server, table.id).reload()
    saved.store()
    notes = saved.notes
    if table.entropy:  # this terminal has just taken a seat
        notes.note_commitment(1, table.commitment)
        notes.note_entropy(1, table.entropy)
    feed = RemoteFeed(client, table, entropy=options.entropy[0] if options.entropy else "", notes=notes)
    ended = show(options, feed)
    if not feed.is_done:
        show_resume_command(["coloretto", "play", saved.link])
    else:
        saved.file.unlink(missing_ok=True)
        if feed.is_over:
            _show_records(client.server, table, feed)
        if feed.may_play_again and ended is not GameExit.AGAIN:
            say(t("plain-rematch"))
            show_command(f"coloretto play {saved.link} --rematch")
    return ended


def _show_records(server: str, table: RemoteTable, feed: RemoteFeed) -> None:
    """Fetch the records of all games, and tell how to check them against the commitments shown."""
    games = feed.finished_games
    show_records(
        ProvableRecord(
            _fetched(table, game, games),
            feed.notes.commitments.get(game),
            feed.notes.entropies.get(game),
            server,
        )
        for game in range(1, games + 1)
    )


def _fetched(table: RemoteTable, game: int, games: int) -> Path:
    file = numbered(games_folder() / f"{table.id}.txt", game, games)
    file.parent.mkdir(parents=True, exist_ok=True)
    save_record(table.record(game), file)
    return file
