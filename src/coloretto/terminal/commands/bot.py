"""Let a bot answer other programs, by the line protocol."""

from argparse import ArgumentParser

from coloretto.terminal.commands import values
from coloretto.terminal.commands.command import CliCommand
from coloretto.terminal.commands.values import seed_number
from coloretto.terminal.i18n import t

PROTOCOL = """\
  {"type":"choose","id":1,"position":"classic-3-brown g bbc/aaa/def aaa/b/c 0:choose 3 -"}
  {"type":"action","id":1,"action":"T1"}"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("bot", metavar=values.BOT, help=t("cli-bot-bot"))
    parser.add_argument("--seed", type=seed_number, metavar="N", help=t("cli-bot-seed"))
    protocol = "\n".join([t("cli-bot-protocol"), PROTOCOL, t("cli-bot-more")])
    parser.epilog = f"{protocol}\n\n{parser.epilog}"


BOT = CliCommand("bot", configure, "coloretto.terminal.bots.bot:serve_bot", "coloretto bot greedy")
