"""Many games at once, on the CPU's threads or on a GPU."""

from coloretto.sim.chance import below
from coloretto.sim.gpu import NoGpuError
from coloretto.sim.policies import POLICIES, choose_randomly
from coloretto.sim.seating import Policy, PolicyError
from coloretto.sim.simulate import Results, simulate, simulate_into

__all__ = [
    "POLICIES",
    "NoGpuError",
    "Policy",
    "PolicyError",
    "Results",
    "below",
    "choose_randomly",
    "simulate",
    "simulate_into",
]
