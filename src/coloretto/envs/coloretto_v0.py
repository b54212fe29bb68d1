"""Coloretto for PettingZoo; importing this module registers it.

`from coloretto.envs import coloretto_v0`, then `coloretto_v0.env()`; or, once the module is imported,
`pettingzoo.make("aec", "coloretto/coloretto_v0")`.
"""

from typing import Any

from coloretto.sim.extras import MissingExtraError

try:
    from pettingzoo import AECEnv, register
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise MissingExtraError("pettingzoo", "envs") from error

from coloretto.envs.pettingzoo_env import ColorettoAECEnv as raw_env  # noqa: N813 - PettingZoo's name of it

__all__ = ["env", "raw_env"]


def env(**options: Any) -> AECEnv[str, Any, Any]:  # noqa: ANN401 - those of `raw_env`
    """The environment with PettingZoo's usual checks.

    Illegal actions are not among them: they raise an error of ours, and end or punish nothing.
    """
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(**options)))


register("aec", "coloretto/coloretto_v0", entry_point="coloretto.envs.coloretto_v0:env")
