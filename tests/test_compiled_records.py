"""The Protocols of compiled records have the fields of their dtypes."""

import re
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import coloretto
from coloretto.analysis.kernel import MOVE, TOTALS, Move, Totals
from coloretto.analysis.reason_record import REASON, ReasonRecord
from coloretto.bots.best_first import CHILDREN, NODE, Children, Node
from coloretto.bots.features import FEATURES, Features
from coloretto.bots.mcts import TREE_NODE, TreeNode
from coloretto.bots.network import ACTIVATIONS, NETWORK, Activations, Network
from coloretto.bots.playout_policy import PLAYOUT_CACHE, PlayoutCache
from coloretto.bots.playouts import SEARCH_PARAMETERS, SearchParameters
from coloretto.bots.position_values import VALUING, Valuing
from coloretto.bots.rollout_race import RACE, Race
from coloretto.envs.learner_kernel import (
    ENV_SETTING,
    EPISODE,
    STEP_RESULT,
    EnvSetting,
    Episode,
    StepResult,
)
from coloretto.envs.observation import ACTION_MASK, OBSERVATION, ActionMask, ObservationRecord
from coloretto.rules.deal_kernel import DEAL, DealRecord
from coloretto.rules.kernel import STATE, State
from coloretto.rules.sha256 import HASHER, Hasher
from coloretto.rules.sheet_kernel import SHEET, Sheet
from coloretto.sim.chance import RNG, Rng
from coloretto.sim.game_loop import RESULT, SETTING, ResultRecord, Setting
from coloretto.training.self_play import TURN_RECORD, TurnRecord
from coloretto.training.successor_features import POSITION, PositionParts
from coloretto.training.wide_features import WIDE_FEATURES
from coloretto.wasm.quantised import QUANTISED, Quantised
from coloretto.wasm.valuers import VALUER, ValuerRecord
from support.record_types import assert_describes

PROTOCOLS = [
    (ActionMask, ACTION_MASK),
    (Activations, ACTIVATIONS),
    (Children, CHILDREN),
    (DealRecord, DEAL),
    (EnvSetting, ENV_SETTING),
    (Episode, EPISODE),
    (Features, FEATURES),
    (Hasher, HASHER),
    (Move, MOVE),
    (Network, NETWORK),
    (Node, NODE),
    (ObservationRecord, OBSERVATION),
    (PlayoutCache, PLAYOUT_CACHE),
    (PositionParts, POSITION),
    (Quantised, QUANTISED),
    (Race, RACE),
    (ReasonRecord, REASON),
    (ResultRecord, RESULT),
    (Rng, RNG),
    (SearchParameters, SEARCH_PARAMETERS),
    (Setting, SETTING),
    (Sheet, SHEET),
    (State, STATE),
    (StepResult, STEP_RESULT),
    (Totals, TOTALS),
    (TreeNode, TREE_NODE),
    (TurnRecord, TURN_RECORD),
    (ValuerRecord, VALUER),
    (Valuing, VALUING),
]
WITHOUT_PROTOCOL = [WIDE_FEATURES]  # written and read as bytes, never field by field
SOURCES = Path(coloretto.__file__).parent
DEFINITION = re.compile(r"^(\w+) = record_dtype\(", re.MULTILINE)


@pytest.mark.parametrize(("protocol", "dtype"), PROTOCOLS)
def test_a_protocol_describes_its_records(protocol: type, dtype: np.dtype[np.void]) -> None:
    assert_describes(protocol, dtype)


def test_no_record_was_left_out() -> None:
    known = {id(dtype) for dtype in [*(dtype for _, dtype in PROTOCOLS), *WITHOUT_PROTOCOL]}
    defined = {
        f"{module}.{name}": id(getattr(import_module(module), name))
        for file in sorted(SOURCES.rglob("*.py"))
        for module in [".".join(["coloretto", *file.relative_to(SOURCES).with_suffix("").parts])]
        for name in DEFINITION.findall(file.read_text(encoding="utf-8"))
    }
    assert [name for name, dtype in defined.items() if dtype not in known] == []
    assert len(defined) == len(known)
