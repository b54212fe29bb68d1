"""Coloretto as a game of OpenSpiel: `pyspiel.load_game("python_coloretto(players=3,table=violet)")`.

Importing this module registers it. Parameters: `players`; `edition`, "golden" or "classic"; `table`,
"brown" or "violet"; `returns`, "win_share", "score" or "difference", as `rewards` describes them. Without
any it is the golden edition, which is for every number of players. `rules` stands in place of the first
three: any rule set as text, with ";" for "," (`python_coloretto(rules=players:2;capacities:1.2)`).

Nothing random is hidden: removed colours, start cards, the start player and every revealed card are chance
nodes of their own, and the deck has no order. All cards that are not in the deck are public, so it is a game
of perfect information.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from coloretto.sim.extras import MissingExtraError

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ModuleNotFoundError as error:
    raise MissingExtraError("pyspiel", "openspiel") from error

from coloretto.envs.observation import SIZE, split
from coloretto.envs.openspiel_lengths import most_chance_nodes, most_decisions
from coloretto.envs.openspiel_state import CHANCE_PLAYER, TERMINAL_PLAYER, SharedState
from coloretto.envs.rewards import Reward, reward_bounds, reward_number
from coloretto.rules import Card, ColorettoError, Position, RuleSet, parse_rule_set
from coloretto.rules.constants import ACTIONS, MAX_PLAYERS

SHORT_NAME = "python_coloretto"
OF_EDITIONS: dict[str, Any] = {"players": 4, "edition": "golden", "table": "brown"}
DEFAULTS: dict[str, Any] = {**OF_EDITIONS, "rules": "", "returns": "win_share"}

_UTILITIES = {
    "score": pyspiel.GameType.Utility.GENERAL_SUM,
    "difference": pyspiel.GameType.Utility.ZERO_SUM,
    "win_share": pyspiel.GameType.Utility.CONSTANT_SUM,
}
_UTILITY_SUMS = {"difference": 0.0, "win_share": 1.0}

NO_INFORMATION_TENSOR = (
    "Coloretto has no information state tensor: nothing is hidden, so that observation_tensor tells all;"
    " information_state_string is the history"
)


class ColorettoGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = complete_parameters(params or {})
        self.rule_set = rule_set_of(parameters)
        self.reward = reward_number(parameters["returns"])
        self.start = SharedState.start(self.rule_set)
        returns: Reward = parameters["returns"]
        super().__init__(game_type(returns), game_info(self.rule_set, returns), parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel would pickle the game without our attributes."""
        return ColorettoGame, (self.get_parameters(),)

    def new_initial_state(self) -> "ColorettoState":
        return ColorettoState(self)

    def max_chance_nodes_in_history(self) -> int:
        return most_chance_nodes(self.rule_set)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - an IIGObservationType
        params: dict[str, Any] | None = None,
    ) -> "PositionObserver | IIGObserverForPublicInfoGame":
        """What everybody sees now; with perfect recall, the history; of private information, nothing."""
        if isinstance(iig_obs_type, dict):  # so OpenSpiel's C++ hands over parameters without a type
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise ColorettoError(f"an observation of Coloretto has no parameters: {params}")
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return PositionObserver()
        return IIGObserverForPublicInfoGame(iig_obs_type, params)

    def information_state_tensor_shape(self) -> list[int]:
        raise ColorettoError(NO_INFORMATION_TENSOR)

    def information_state_tensor_size(self) -> int:
        raise ColorettoError(NO_INFORMATION_TENSOR)


def complete_parameters(given: dict[str, Any]) -> dict[str, Any]:
    """The parameters that decide: `rules`, or those of an edition. OpenSpiel adds the defaults of all."""
    parameters = {**DEFAULTS, **given}
    if unknown := parameters.keys() - DEFAULTS.keys():
        raise ColorettoError(f"unknown parameters: {sorted(unknown)} (known: {', '.join(DEFAULTS)})")
    rules = parameters.pop("rules")
    if not rules:
        return parameters
    of_edition = {name: parameters.pop(name) for name in OF_EDITIONS}
    if of_edition != OF_EDITIONS:
        raise ColorettoError(
            f"rules={rules} stands in place of {', '.join(OF_EDITIONS)}: not also {of_edition}"
        )
    return {**parameters, "rules": rules.replace(",", ";")}


def rule_set_of(parameters: dict[str, Any]) -> RuleSet:
    """A comma would end the parameter in OpenSpiel's text of a game, so that a semicolon stands for it."""
    if "rules" in parameters:
        return parse_rule_set(parameters["rules"].replace(";", ","))
    return parse_rule_set("{edition}-{players}-{table}".format_map(parameters))


def game_type(returns: Reward) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=SHORT_NAME,
        long_name="Coloretto",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=_UTILITIES[returns],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


def game_info(rule_set: RuleSet, returns: Reward) -> pyspiel.GameInfo:
    least, most = reward_bounds(rule_set, returns)
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=1 + (Card.GOLDEN_JOKER if rule_set.golden_jokers else Card.JOKER),
        num_players=rule_set.players,
        min_utility=least,
        max_utility=most,
        utility_sum=_UTILITY_SUMS.get(returns),
        max_game_length=most_decisions(rule_set),
    )


class ColorettoState(pyspiel.State):  # type: ignore[misc]
    """A thin wrapper of a `SharedState`, its only attribute: OpenSpiel copies and pickles all attributes."""

    def __init__(self, game: ColorettoGame) -> None:
        super().__init__(game)
        self.game_state = game.start.__copy__()

    @property
    def position(self) -> Position:
        """The position now; there is none before the set-up is complete."""
        return self.game_state.position

    def current_player(self) -> int:
        return self.game_state.decider

    def is_terminal(self) -> bool:
        return self.game_state.decider == TERMINAL_PLAYER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.game_state.chance_outcomes()

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.game_state.rule_set.players
        return self.game_state.returns(self.get_game().reward)

    def __str__(self) -> str:
        return self.game_state.text

    def information_state_tensor(self, *_player: int) -> list[float]:
        raise ColorettoError(NO_INFORMATION_TENSOR)

    # What OpenSpiel's own methods call.

    def _legal_actions(self, _player: int) -> list[int]:
        return self.game_state.legal_actions

    def _apply_action(self, action: int) -> None:
        self.game_state = self.game_state.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE_PLAYER:
            return self.game_state.outcome_text(action)
        return self.game_state.action_text(action)

    # OpenSpiel has these, but answers by asking the methods above, up to five of them in turn.

    def is_chance_node(self) -> bool:
        return self.game_state.decider == CHANCE_PLAYER

    def legal_actions(self, *player: int) -> list[int]:
        game_state = self.game_state
        if game_state.decider >= 0 and player in ((), (game_state.decider,)):
            return game_state.legal_actions.copy()
        actions: list[int] = super().legal_actions(*player)
        return actions


class PositionObserver:
    """The pieces of our observation by name, relative to the player; as a string, the position's text."""

    def __init__(self) -> None:
        self.tensor = np.zeros(SIZE, np.float32)
        pieces: NDArray[Any] = self.tensor
        self.dict = split(pieces)

    def set_from(self, state: ColorettoState, player: int) -> None:
        """Make `tensor`, and so `dict`, what a player sees in a state."""
        if not 0 <= player < state.game_state.rule_set.players:
            raise ColorettoError(f"player: {player} is not a player in {state.game_state.text!r}")
        state.game_state.observe(player, self.tensor)

    def string_from(self, state: ColorettoState, player: int) -> str:  # noqa: ARG002 - OpenSpiel's
        """The same for every player: all see the whole table."""
        return state.game_state.text


pyspiel.register_game(game_type(DEFAULTS["returns"]), ColorettoGame)
