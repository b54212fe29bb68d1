"""Complete commands and options in a shell."""

from argparse import ArgumentParser, Namespace

from coloretto.terminal.i18n import t

NAME = "completion"
SUMMARY = "cli-completion-summary"
STATUS = "cli-status"
NOTE = "cli-completion-how"
EXAMPLE = "coloretto completion bash"

SHELLS = ("bash", "zsh", "fish")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help=t("cli-completion-shell"))


def run(options: Namespace) -> int:
    from coloretto.terminal.completions import completion_script  # noqa: PLC0415 - imports all commands

    print(completion_script(options.shell), end="")
    return 0
