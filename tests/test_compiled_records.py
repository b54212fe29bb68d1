"""The Protocols of compiled records have the fields of their dtypes."""

import numpy as np
import pytest

from coloretto.bots.best_first import CHILDREN, NODE, Children, Node
from coloretto.bots.features import FEATURES, Features
from coloretto.bots.mcts import TREE_NODE, TreeNode
from coloretto.bots.network import ACTIVATIONS, NETWORK, Activations, Network
from coloretto.bots.playout_policy import PLAYOUT_CACHE, PlayoutCache
from coloretto.bots.playouts import SEARCH_PARAMETERS, SearchParameters
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
from coloretto.rules.sha256 import HASHER, Hasher
from coloretto.rules.sheet_kernel import SHEET, Sheet
from coloretto.sim.chance import RNG, Rng
from coloretto.sim.game_loop import RESULT, SETTING, ResultRecord, Setting
from coloretto.training.self_play import TURN_RECORD, TurnRecord
from support.record_types import assert_describes


@pytest.mark.parametrize(
    ("protocol", "dtype"),
    [
        (ActionMask, ACTION_MASK),
        (Activations, ACTIVATIONS),
        (Children, CHILDREN),
        (DealRecord, DEAL),
        (EnvSetting, ENV_SETTING),
        (Episode, EPISODE),
        (Features, FEATURES),
        (Hasher, HASHER),
        (Network, NETWORK),
        (Node, NODE),
        (ObservationRecord, OBSERVATION),
        (PlayoutCache, PLAYOUT_CACHE),
        (ResultRecord, RESULT),
        (Rng, RNG),
        (SearchParameters, SEARCH_PARAMETERS),
        (Setting, SETTING),
        (Sheet, SHEET),
        (StepResult, STEP_RESULT),
        (TreeNode, TREE_NODE),
        (TurnRecord, TURN_RECORD),
    ],
)
def test_a_protocol_describes_its_records(protocol: type, dtype: np.dtype[np.void]) -> None:
    assert_describes(protocol, dtype)
