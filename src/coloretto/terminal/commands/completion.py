"""Complete commands and options in a shell."""

from argparse import ArgumentParser

from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.i18n import t

SHELLS = ("bash", "zsh", "fish")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help=t("cli-completion-shell"))


COMPLETION = CliCommand(
    "completion",
    configure,
    "coloretto.terminal.completion:print_completion",
    "coloretto completion bash",
    note="cli-completion-how",
)
