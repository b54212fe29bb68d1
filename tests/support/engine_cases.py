"""Games as the Python package plays them, for web/src/engine/check.ts to play again in a browser's engine."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import msgspec

from coloretto.analysis import advise, review
from coloretto.analysis.review_json import analysis_json, review_json
from coloretto.bots import make_bot
from coloretto.bots.levels import LEVEL_BOTS
from coloretto.record import FairDeck, GameRecord, Recorder
from coloretto.record.recorder import play_from_deck
from coloretto.record.score_json import sheets_of
from coloretto.record.state_json import state_of
from coloretto.rules import (
    PRINTED,
    Action,
    ColorettoError,
    Match,
    Position,
    RuleSet,
    ScoringTable,
    cards_text,
    kernel,
)
from coloretto.rules.editions import parse_rule_set, rule_set_text, value_text
from support.effort import effort

CHOICES_IN = 8
"""Every level is asked at one decision in this many,"""
SLOW_CHOICES_IN = 8
"""and these at one of those in this many."""
SLOW_LEVELS = ("grandmaster",)
TEXTS = 40
"""Changed texts of each game."""
RULE_SET_TEXTS = 40
"""Texts of rule sets with each game, most of them changed."""
SEARCHED = 2
"""The actions of each game that are reviewed with a search; the network alone reviews the whole game."""
WHOLLY_SEARCHED = effort(1, 11)
"""So many printed rule sets have games that are reviewed with a search from the first action to the last."""


def cases(rule_sets: Iterable[RuleSet], games: int, rng: Random) -> Iterator[dict[str, Any]]:
    for rule_set in rule_sets:
        for _ in range(games):
            yield _case(rule_set, rng)


def printed_and_custom(printed: int, custom: int, rng: Random) -> list[RuleSet]:
    return [*rng.sample([*PRINTED.values()], printed), *(random_rule_set(rng) for _ in range(custom))]


def to_json_lines(games: Iterable[dict[str, Any]]) -> bytes:
    return b"\n".join(msgspec.json.encode(game) for game in games)


def _case(rule_set: RuleSet, rng: Random) -> dict[str, Any]:
    deck = FairDeck(rng.randbytes(32))
    entropy = [rng.choice(["", "zażółć", rng.randbytes(16).hex()]) for _ in range(rule_set.players)]
    deal = deck.deal(rule_set, entropy)
    position = Position.start(deal.opening)
    steps: list[dict[str, Any]] = []
    start = _snapshot(position)
    while not position.is_over:
        choices = _choices(position, deck, len(steps), rng)
        advice = _advice(position)
        action = rng.choice(position.legal_actions)
        position, revealed = play_from_deck(position, action, deal.deck)
        steps.append(
            {
                "action": action.text,
                "cards": cards_text(revealed),
                "advice": advice,
                "choices": choices,
                "after": _snapshot(position),
            }
        )
    return {
        "rules": rule_set_text(rule_set),
        "seed": deck.seed.hex(),
        "entropy": entropy,
        "removed": cards_text(deal.opening.removed),
        "start_cards": [cards_text(cards) for cards in deal.opening.start_cards],
        "start_player": deal.opening.start_player,
        "deck": cards_text(deal.deck),
        "commitment": deck.commitment,
        "start": start,
        "steps": steps,
        "rule_sets": [(text, _written(text)) for text in _rule_set_texts(rng)],
        "texts": _texts([start["text"], *(step["after"]["text"] for step in steps)], rng),
        "match": _match(replace(rule_set, games=3), rng),
        "reviews": _reviews(Recorder(rule_set, "ABCDE"[: rule_set.players], deck.seed, entropy), steps),
    }


def _advice(position: Position) -> dict[str, Any]:
    """By the network alone."""
    advice = advise(position, 0)
    other = None if advice.other is None else advice.other.action.text
    return {"best": advice.best.action.text, "other": other, "reason": advice.reason}


def _analysis(position: Position) -> dict[str, Any]:
    """Without the standard errors, which only rollouts have; browsers make none."""
    found: dict[str, Any] = msgspec.to_builtins(analysis_json(advise(position)))
    for action in found["actions"]:
        assert action.pop("standard_errors") is None
    return found


def _reviews(recorder: Recorder, steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of the first actions and of the whole game; and the analysis of the position after the first ones."""
    actions = [Action.from_text(step["action"]) for step in steps]
    for action in actions[:SEARCHED]:
        recorder.play(action)
    first = recorder.record
    analysis = None if recorder.position.is_over else _analysis(recorder.position)
    for action in actions[SEARCHED:]:
        recorder.play(action)
    return [
        _review(first, SEARCHED, "quick") | {"analysis": analysis},
        _review(_continued(recorder.record), len(actions), 0),
        *(_review(recorder.record, len(actions), how) for how in _efforts(recorder.record.rule_set)),
    ]


def _continued(record: GameRecord) -> GameRecord:
    """As if half of it had been played in another game."""
    return replace(record, tags={"continued_after": str(len(record.turns) // 2)})


def _efforts(rule_set: RuleSet) -> list[str | int]:
    """By which a whole game is reviewed. Games for two are short, and theirs come first."""
    searched = sorted(PRINTED.values(), key=lambda printed: printed.players)[:WHOLLY_SEARCHED]
    return [0, "quick"] if rule_set in searched else [0]


def _review(record: GameRecord, actions: int, how: str | int) -> dict[str, Any]:
    return {"actions": actions, "effort": how, "review": review_json(record, review(record, how), how)}


def _texts(positions: list[str], rng: Random) -> list[tuple[str, bool]]:
    """Texts of positions with a few letters changed, which may make another position, or none."""
    texts = [_changed(rng.choice(positions), rng) for _ in range(TEXTS)]
    return [(text, _is_position(text)) for text in texts]


def _changed(text: str, rng: Random) -> str:
    rules, fields = text.split(" ", 1)
    letters = list(fields)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(letters))
        letters[place : place + rng.randint(0, 1)] = rng.choice(["", *fields])
    return f"{rules} {''.join(letters)}"


def _rule_set_texts(rng: Random) -> Iterator[str]:
    """Names and values of rule sets as people might write them, right or wrong."""
    for _ in range(RULE_SET_TEXTS):
        name = rng.choice([*PRINTED])
        named = [name, name.rpartition("-")[0], name.replace("brown", _values(PRINTED[name].table))]
        custom = _parts_changed(random_rule_set(rng) if rng.randrange(2) else PRINTED[name], rng)
        text = rng.choice([*named, custom, custom, custom])
        yield _letter_changed(text, rng) if rng.randrange(2) else text


def _parts_changed(rule_set: RuleSet, rng: Random) -> str:
    """The values of a rule set, some of them left out, repeated, swapped, changed or written otherwise."""
    parts = [f"{field.name}:{value_text(getattr(rule_set, field.name))}" for field in fields(RuleSet)]
    for _ in range(rng.randrange(3)):
        place, other = rng.randrange(len(parts)), rng.randrange(len(parts))
        match rng.randrange(5):
            case 0 if len(parts) > 1:
                del parts[place]
            case 1:
                parts.append(parts[place])
            case 2:
                parts[place], parts[other] = parts[other], parts[place]
            case 3:
                number = rng.choice([0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 77, 99, 100, 101, 1000, 10**9])
                parts[place] = re.sub(r"\d+", str(number), parts[place], count=1)
            case _:
                parts[place] = parts[place].replace(rule_set.table.name, _values(rule_set.table))
    return ",".join(parts)


def _values(table: ScoringTable) -> str:
    return ".".join(map(str, table.points))


def _letter_changed(text: str, rng: Random) -> str:
    place = rng.randrange(len(text))
    letter: str = rng.choice(["", *"0123456789.,:-ab\n"])
    return text[:place] + letter + text[place + rng.randrange(2) :]


def _written(text: str) -> str | None:
    try:
        return rule_set_text(parse_rule_set(text))
    except ColorettoError:
        return None


def _is_position(text: str) -> bool:
    try:
        Position(text)
    except ColorettoError:
        return False
    return True


def _match(rule_set: RuleSet, rng: Random) -> dict[str, Any]:
    """Scores so close that players often share the win."""
    match = Match(rule_set)
    for _ in range(rng.randint(0, 3)):
        match = match.with_game([rng.randint(-1, 1) for _ in range(rule_set.players)])
    return {"games": match.games, "totals": match.totals, "win_shares": match.win_shares}


def _snapshot(position: Position) -> dict[str, Any]:
    return {
        "bytes": position.state.tobytes().hex(),
        "text": position.text,
        "state": state_of(position),
        "legal": [action.text for action in position.legal_actions],
        "sheets": sheets_of(position),
        "win_shares": position.win_shares,
        "next_in_round": [
            kernel.next_in_round(position.state[0], player) for player in range(position.players)
        ],
    }


def _choices(position: Position, deck: FairDeck, decision: int, rng: Random) -> list[tuple[Any, ...]]:
    if rng.randrange(CHOICES_IN):
        return []
    seat = position.to_move or 0
    seed, skipped = deck.bot_seed(decision, seat), SLOW_LEVELS if rng.randrange(SLOW_CHOICES_IN) else ()
    return [
        (level, decision, seat, str(seed), make_bot(level, seed).choose(position).text)
        for level in LEVEL_BOTS
        if level not in skipped
    ]


def random_rule_set(rng: Random) -> RuleSet:
    players, jokers, colours_removed = rng.randint(2, 5), rng.randint(0, 3), rng.randint(0, 4)
    return RuleSet(
        players=players,
        capacities=tuple(rng.randint(1, 5) for _ in range(rng.randint(players, 5))),
        jokers=jokers,
        golden_jokers=rng.randint(0, 3 - jokers),
        reserve=rng.randint(1, 30),
        table=ScoringTable(tuple(rng.randint(0, 99) for _ in range(6))),
        colours_removed=colours_removed,
        start_cards=rng.randint(0, (7 - colours_removed) // players),
        games=rng.randint(1, 100),
    )
