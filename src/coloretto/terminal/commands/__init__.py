"""What `coloretto` can do, a module for each command. A new one is added to `COMMANDS`, that is all."""

from coloretto.terminal.commands import (
    admin,
    arena,
    bot,
    bots,
    completion,
    conform,
    league,
    play,
    replay,
    rules,
    serve,
    show,
    simulate,
    verify,
)
from coloretto.terminal.commands.protocol import Command

COMMANDS: tuple[Command, ...] = (
    play,
    replay,
    rules,
    show,
    bots,
    serve,
    admin,
    verify,
    conform,
    simulate,
    arena,
    league,
    bot,
    completion,
)
