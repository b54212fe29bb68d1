"""A bot in plain Python: nothing of the `coloretto` package, only lines of JSON, as docs/bots.md has them.

    coloretto arena --bots greedy,'external:python3 examples/line_bot.py'
    coloretto play --bots 'external:python3 examples/line_bot.py'

It counts what a row would add to whose score. It takes a row that is good enough, and it puts a card where
that helps itself and hurts the others most. Change `choose`, or write all of this in another language.
"""

import json
import sys
from typing import Any

GOOD_ENOUGH = 6  # points that a row must bring to be taken, as long as a card can be drawn instead


def total(counts: list[int], jokers: int, points: list[int]) -> int:
    """What cards of each colour are worth: three colours pay, the others cost; jokers join where they pay."""
    if jokers:
        joined = ([*counts[:i], counts[i] + 1, *counts[i + 1 :]] for i in range(len(counts)))
        return max(total(one_more, jokers - 1, points) for one_more in joined)
    worths = sorted(points[min(count, 6) - 1] for count in counts if count)
    return sum(worths[-3:]) - sum(worths[:-3])


def score(cards: str, state: dict[str, Any]) -> int:
    counts = [cards.count(colour) for colour in "abcdefg" if colour not in state["removed"]]
    jokers = cards.count("j") + cards.count("J")
    return total(counts, jokers, state["points"]) + 2 * cards.count("+")


def gain(player: int, row: str, state: dict[str, Any]) -> int:
    return score(state["hands"][player] + row, state) - score(state["hands"][player], state)


def best_gain(player: int, rows: list[str | None], state: dict[str, Any]) -> int:
    return max(gain(player, row, state) for row in rows if row is not None)


def promise(row: int, state: dict[str, Any]) -> float:
    """With the drawn card on that row: my best row, less what the others would get on average."""
    rows = [*state["rows"]]
    rows[row] += state["drawn"]
    others = [player for player in state["in_round"] if player != state["to_move"]]
    lost = sum(best_gain(player, rows, state) for player in others) / (len(others) or 1)
    return best_gain(state["to_move"], rows, state) - lost


def choose(state: dict[str, Any], legal: list[str]) -> str:
    if state["phase"] == "place":
        return max(legal, key=lambda action: promise(int(action[1]), state))
    gains = {
        take: gain(state["to_move"], state["rows"][int(take[1])], state) for take in legal if take != "D"
    }
    best = max(gains, key=lambda take: gains[take], default="D")
    return "D" if "D" in legal and gains.get(best, 0) < GOOD_ENOUGH else best


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)  # an answer that waits in a buffer comes too late


def main() -> None:
    say(type="ready", protocol=1, name="line bot")
    for line in sys.stdin:  # until the input ends
        message = json.loads(line)
        if message["type"] == "choose":
            say(type="action", id=message["id"], action=choose(message["state"], message["legal"]))


if __name__ == "__main__":
    main()
