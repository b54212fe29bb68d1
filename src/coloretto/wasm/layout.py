"""The TypeScript that tells browsers how the module's records lie in memory, and what its numbers mean."""

import json
from dataclasses import MISSING, fields
from typing import Any

import numpy as np

from coloretto.analysis.efforts import EFFORTS
from coloretto.analysis.kernel import MOVE, TOTALS
from coloretto.analysis.labels import LEAST_LOSSES, LEAST_LUCK
from coloretto.analysis.levels import LEAST_DECISIONS, LIMITS
from coloretto.analysis.reason_record import REASON, REASON_NAMES
from coloretto.bots.best_first import CHILDREN, MAX_DEPTH, NODE, NODES_PER_EXPANSION
from coloretto.bots.budgets import parse_budget
from coloretto.bots.endgames import EQUAL
from coloretto.bots.features import FEATURES
from coloretto.bots.levels import LEVEL_BOTS
from coloretto.bots.network import ACTIVATIONS, NETWORK, SCORE_UNIT
from coloretto.bots.position_values import VALUED_STATES, VALUING
from coloretto.bots.registry import BOTS
from coloretto.bots.rollout_race import FIRST_EXPANSIONS, RACE
from coloretto.bots.successors import SCORE_WEIGHT, SEAT_VALUES, SUCCESSORS
from coloretto.record.state_json import PHASES
from coloretto.rules import PRINTED, RuleSet, constants
from coloretto.rules.actions import Action
from coloretto.rules.cards import LETTERS
from coloretto.rules.deal_kernel import DEAL, DEAL_NUMBERS
from coloretto.rules.editions import value_text
from coloretto.rules.kernel import STATE
from coloretto.rules.position_kernel import MAX_POSITION_BYTES
from coloretto.rules.scoring_tables import TABLES
from coloretto.rules.sha256 import DIGEST_BYTES, HASHER
from coloretto.rules.sheet_kernel import JOKER_EFFECTS, SHEET
from coloretto.sim.chance import RNG
from coloretto.wasm.exports import EXPORTS, SEED
from coloretto.wasm.quantised import QUANTISED
from coloretto.wasm.valuers import VALUER

RECORDS = {
    "STATE": STATE,
    "SHEET": SHEET,
    "DEAL": DEAL,
    "VALUER": VALUER,
    "MOVE": MOVE,
    "TOTALS": TOTALS,
    "REASON": REASON,
}
"""Records that browsers read field by field."""

BUFFERS = {
    "HASHER": HASHER,
    "RNG": RNG,
    "NODE": NODE,
    "CHILDREN": CHILDREN,
    "QUANTISED": QUANTISED,
    "NETWORK": NETWORK,
    "FEATURES": FEATURES,
    "ACTIVATIONS": ACTIVATIONS,
    "VALUING": VALUING,
    "RACE": RACE,
}
"""Records that browsers only allocate."""

CONSTANTS = (
    *("COLOURS", "PLUS_TWO", "JOKER", "GOLDEN_JOKER", "KINDS", "NO_CARD"),
    *("CARDS_PER_COLOUR", "PLUS_TWOS", "JOKERS", "PLUS_COLOURS"),
    *("MAX_PLAYERS", "MAX_ROWS", "MAX_ROW_CARDS", "MOST_CARDS_PAID", "MAX_POINTS", "MAX_GAMES"),
    *("REVEAL", "PLACE", "REVEAL_BONUS", "OVER", "ACTIONS", "TAKEN", "NOBODY"),
)

HEADER = "/** Written by `python tools/build_wasm.py` from the Python package; do not edit. */\n"


def typescript() -> str:
    """The whole file."""
    numbers = {name: getattr(constants, name) for name in CONSTANTS}
    numbers |= {"MAX_DEPTH": MAX_DEPTH, "SEAT_VALUES": SEAT_VALUES, "SUCCESSORS": SUCCESSORS}
    numbers |= {"MAX_POSITION_BYTES": MAX_POSITION_BYTES, "DEAL_NUMBERS": DEAL_NUMBERS}
    numbers |= {"DIGEST_BYTES": DIGEST_BYTES}
    numbers |= {"VALUED_STATES": VALUED_STATES, "SCORE_UNIT": SCORE_UNIT, "SCORE_WEIGHT": SCORE_WEIGHT}
    numbers |= {"EQUAL": EQUAL}
    numbers |= {"NODES_PER_EXPANSION": NODES_PER_EXPANSION}
    numbers |= {"FIRST_EXPANSIONS": FIRST_EXPANSIONS}
    parts = [
        HEADER,
        *(f"export const {name} = {value};\n" for name, value in numbers.items()),
        _constant("LETTERS", "".join(LETTERS)),
        _constant("ACTION_TEXTS", [action.text for action in Action]),
        _constant("PHASES", PHASES),
        _constant("PHASE_TEXTS", constants.PHASE_NAMES),
        _constant("RECORDS", {name: _fields(dtype) for name, dtype in RECORDS.items()}),
        _constant("SIZES", {name: dtype.itemsize for name, dtype in (RECORDS | BUFFERS).items()}),
        _constant("LEVELS", {level: _level(bot) for level, bot in LEVEL_BOTS.items()}),
        _constant("EFFORTS", EFFORTS),
        _constant("LEAST_LOSSES", {label.value: least for label, least in LEAST_LOSSES.items()}),
        _constant("LEAST_LUCK", LEAST_LUCK),
        _constant("REASON_NAMES", REASON_NAMES),
        _constant("LEAST_DECISIONS", LEAST_DECISIONS),
        _constant("LEVEL_LIMITS", _level_limits()),
        _constant("SCORING_TABLES", {name: table.points for name, table in TABLES.items()}),
        _constant("JOKER_EFFECTS", JOKER_EFFECTS),
        _constant("RULE_SET_FIELDS", [field.name for field in fields(RuleSet)]),
        _constant("RULE_SET_DEFAULTS", _rule_set_defaults()),
        _constant("RULE_SETS", {name: _rule_set(rule_set) for name, rule_set in PRINTED.items()}),
        _exports(),
    ]
    return "".join(parts)


def _constant(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(value)} as const;\n"


def _fields(dtype: np.dtype[Any]) -> dict[str, int]:
    """Where each field begins."""
    return {name: int(place[1]) for name, place in (dtype.fields or {}).items()}


def _level_limits() -> dict[int, dict[str, object]]:
    """By the number of players and the name of the kind of scoring table."""
    limits: dict[int, dict[str, object]] = {}
    for (players, falls), levels in LIMITS.items():
        limits.setdefault(players, {})["falling" if falls else "rising"] = levels
    return limits


def _level(bot: str) -> dict[str, object]:
    name, _, rest = bot.partition(":")
    budget = parse_budget(rest) if rest else BOTS[name].budget
    return {"bot": name, "number": budget.simulations if budget else 0}


def _rule_set_defaults() -> dict[str, str]:
    """The values of the fields that a rule set's text may leave out, as text."""
    return {
        field.name: value_text(field.default) for field in fields(RuleSet) if field.default is not MISSING
    }


def _rule_set(rule_set: RuleSet) -> dict[str, object]:
    return {
        "players": rule_set.players,
        "capacities": rule_set.capacities,
        "jokers": rule_set.jokers,
        "goldenJokers": rule_set.golden_jokers,
        "reserve": rule_set.reserve,
        "table": rule_set.table.name,
        "points": rule_set.table.points,
        "coloursRemoved": rule_set.colours_removed,
        "startCards": rule_set.start_cards,
        "games": rule_set.games,
    }


def _exports() -> str:
    """The types of the module's functions; a pointer is a number, a seed is a BigInt."""
    lines = [
        "export interface Exports {",
        "  memory: WebAssembly.Memory;",
        "  __heap_base: WebAssembly.Global;",
    ]
    for export in EXPORTS:
        names = export.function.__code__.co_varnames[: export.function.__code__.co_argcount]
        parameters = ", ".join(
            f"{name}: {'bigint' if kind is SEED else 'number'}"
            for name, kind in zip(names, export.parameters, strict=True)
        )
        result = "void" if export.result.name == "none" else "number"
        lines.append(f"  {export.name}({parameters}): {result};")
    return "\n".join([*lines, "}\n"])
