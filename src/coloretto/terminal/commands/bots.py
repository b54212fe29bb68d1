"""List the bots."""

import json
from argparse import ArgumentParser, Namespace

from coloretto.terminal.i18n import t

NAME = "bots"
SUMMARY = "cli-bots-summary"
STATUS = "cli-status"
NOTE = ""
EXAMPLE = "coloretto bots --json"

EXAMPLES = {"search": "search:5000", "neural": "neural:200ms"}


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def run(options: Namespace) -> int:
    from coloretto.bots import LEVEL_BOTS  # noqa: PLC0415 - heavy

    levels = [
        {"name": level, "plays": plays, "about": about}
        for (level, plays), about in zip(LEVEL_BOTS.items(), _abouts_of_levels(), strict=True)
    ]
    bots = [{"name": name, "budget": EXAMPLES.get(name), "about": about} for name, about in _bots().items()]
    if options.json:
        print(json.dumps({"levels": levels, "bots": bots}, indent=2, ensure_ascii=False))
        return 0
    print(t("cli-bots-levels"))
    for level in levels:
        print(f"  {level['name']:10}{level['about']} ({t('cli-bots-plays', bot=str(level['plays']))})")
    print(f"\n{t('cli-bots-bots')}")
    for bot in bots:
        print(f"  {bot['name']:18}{bot['about']}")
        if bot["budget"]:
            print(f"  {'':18}{t('cli-bots-budget', example=bot['budget'])}")
    return 0


def _abouts_of_levels() -> tuple[str, ...]:
    return (
        t("level-easy-about"),
        t("level-medium-about"),
        t("level-hard-about"),
        t("level-expert-about"),
        t("level-master-about"),
    )


def _bots() -> dict[str, str]:
    return {
        "random": t("cli-bots-random"),
        "beginner": t("cli-bots-beginner"),
        "greedy": t("cli-bots-greedy"),
        "search": t("cli-bots-search"),
        "neural": t("cli-bots-neural"),
        "external:COMMAND": t("cli-bots-external"),
    }
