"""What `coloretto` can do, a module for each command. A new one is added to `COMMANDS`, that is all."""

from coloretto.terminal.commands import arena, bot, conform, league, play, serve, simulate, verify
from coloretto.terminal.commands.protocol import Command

COMMANDS: tuple[Command, ...] = (play, serve, verify, conform, simulate, bot, arena, league)
