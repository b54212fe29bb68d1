"""The commands of `coloretto`.

A new command is a module here with its `CliCommand`, and an entry in `COMMANDS`. The tests name what it still
lacks: its messages in `locales/LANGUAGE/terminal.ftl`, its section in docs/terminal.md.
"""

from coloretto.terminal.commands.account import ACCOUNT
from coloretto.terminal.commands.admin import ADMIN
from coloretto.terminal.commands.analyse import ANALYSE
from coloretto.terminal.commands.arena import ARENA
from coloretto.terminal.commands.benchmark import BENCHMARK
from coloretto.terminal.commands.bot import BOT
from coloretto.terminal.commands.bots import BOTS
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.completion import COMPLETION
from coloretto.terminal.commands.conform import CONFORM
from coloretto.terminal.commands.dataset import DATASET
from coloretto.terminal.commands.league import LEAGUE
from coloretto.terminal.commands.play import PLAY
from coloretto.terminal.commands.replay import REPLAY
from coloretto.terminal.commands.review import REVIEW
from coloretto.terminal.commands.rules import RULES
from coloretto.terminal.commands.serve import SERVE
from coloretto.terminal.commands.show import SHOW
from coloretto.terminal.commands.simulate import SIMULATE
from coloretto.terminal.commands.site import SITE
from coloretto.terminal.commands.verify import VERIFY

COMMANDS: tuple[CliCommand, ...] = (
    PLAY,
    REPLAY,
    RULES,
    SHOW,
    ANALYSE,
    REVIEW,
    BOTS,
    ACCOUNT,
    SERVE,
    SITE,
    ADMIN,
    VERIFY,
    CONFORM,
    SIMULATE,
    ARENA,
    LEAGUE,
    BENCHMARK,
    DATASET,
    BOT,
    COMPLETION,
)
"""In the order of the help."""
