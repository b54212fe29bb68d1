"""What `coloretto` can do, a module for each command. A new one is added to `COMMANDS`, that is all."""

from coloretto.terminal.commands import admin, arena, bot, conform, league, play, serve, simulate, verify
from coloretto.terminal.commands.protocol import Command

COMMANDS: tuple[Command, ...] = (play, serve, admin, verify, conform, simulate, bot, arena, league)
