"""Many games at once, on the CPU's threads or on a GPU."""

from typing import TYPE_CHECKING

from coloretto._lazy import lazy_names

if TYPE_CHECKING:
    from coloretto.sim.chance import below
    from coloretto.sim.extras import MissingExtraError
    from coloretto.sim.gpu import NoGpuError
    from coloretto.sim.playouts import playout, rollout
    from coloretto.sim.policies import POLICIES, choose_randomly
    from coloretto.sim.seating import Policy, PolicyError
    from coloretto.sim.simulation import Results, simulate, simulate_into

__all__ = [
    "POLICIES",
    "MissingExtraError",
    "NoGpuError",
    "Policy",
    "PolicyError",
    "Results",
    "below",
    "choose_randomly",
    "playout",
    "rollout",
    "simulate",
    "simulate_into",
]

lazy_names(
    __name__,
    {
        "chance": ("below",),
        "extras": ("MissingExtraError",),
        "gpu": ("NoGpuError",),
        "playouts": ("playout", "rollout"),
        "policies": ("POLICIES", "choose_randomly"),
        "seating": ("Policy", "PolicyError"),
        "simulation": ("Results", "simulate", "simulate_into"),
    },
)
