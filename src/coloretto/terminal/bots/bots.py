"""What `coloretto bots` does."""

import json
from argparse import Namespace

from coloretto.bots import LEVEL_BOTS
from coloretto.terminal.i18n import t

EXAMPLES = {
    "search": "search:5000",
    "neural": "neural:200ms",
    "softmax": "softmax:45",
    "rollout": "rollout:64",
}


def list_bots(options: Namespace) -> int:
    levels = [
        {"name": level, "plays": plays, "about": t(f"level-{level}-about")}
        for level, plays in LEVEL_BOTS.items()
    ]
    bots = [{"name": name, "budget": EXAMPLES.get(name), "about": about} for name, about in _bots().items()]
    if options.json:
        print(json.dumps({"levels": levels, "bots": bots}, indent=2, ensure_ascii=False))
        return 0
    print(t("cli-bots-levels"))
    width = max(len(level) for level in LEVEL_BOTS) + 2
    for level in levels:
        print(f"  {level['name']:{width}}{level['about']} ({t('cli-bots-plays', bot=str(level['plays']))})")
    print(f"\n{t('cli-bots-bots')}")
    for bot in bots:
        print(f"  {bot['name']:18}{bot['about']}")
        if bot["budget"]:
            takes = "cli-bots-temperature" if bot["name"] == "softmax" else "cli-bots-budget"
            print(f"  {'':18}{t(takes, example=bot['budget'])}")
    return 0


def _bots() -> dict[str, str]:
    return {
        "random": t("cli-bots-random"),
        "beginner": t("cli-bots-beginner"),
        "casual": t("cli-bots-casual"),
        "greedy": t("cli-bots-greedy"),
        "search": t("cli-bots-search"),
        "neural": t("cli-bots-neural"),
        "softmax": t("cli-bots-softmax"),
        "rollout": t("cli-bots-rollout"),
        "external:COMMAND": t("cli-bots-external"),
    }
