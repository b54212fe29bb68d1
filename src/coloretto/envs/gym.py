"""Our Gymnasium environments; importing this module registers them.

`gymnasium.make("coloretto.envs.gym:Coloretto-v0")` does both, `gymnasium.make_vec` likewise.
"""

from coloretto.sim.extras import MissingExtraError

try:
    from gymnasium.envs.registration import register
except ModuleNotFoundError as error:
    raise MissingExtraError("gymnasium", "envs") from error

from coloretto.envs.gym_env import ColorettoEnv
from coloretto.envs.gym_vector import ColorettoVectorEnv

__all__ = ["ColorettoEnv", "ColorettoVectorEnv"]

register(
    id="Coloretto-v0",
    entry_point="coloretto.envs.gym_env:ColorettoEnv",
    vector_entry_point="coloretto.envs.gym_vector:ColorettoVectorEnv",
)
