"""Weights that a byte can store."""

from dataclasses import replace
from pathlib import Path

import torch
from hypothesis import given
from hypothesis import strategies as st

from coloretto.bots.network_files import BYTE_LAYERS, STEPS, load_network
from coloretto.training.byte_weights import factors_of, rounded
from coloretto.training.train import Training
from support.trainings import TINY


@st.composite
def layers(draw: st.DrawFn) -> torch.Tensor:
    """Weights whose inputs and units differ in size by powers of ten; some are zero."""
    inputs, units, seed = draw(st.integers(1, 6)), draw(st.integers(1, 6)), draw(st.integers(0, 2**32))
    generator = torch.Generator().manual_seed(seed)
    weights = torch.randn((inputs, units), generator=generator)
    sizes = 10 ** (4 * torch.rand((inputs, 1), generator=generator) - 2)
    return weights * sizes * (torch.rand((inputs, units), generator=generator) < 0.8)


@given(layers())
def test_a_weight_is_a_small_whole_number_of_steps_and_changes_by_half_a_step_at_most(
    weights: torch.Tensor,
) -> None:
    factors = factors_of(weights)
    steps = rounded(weights) / factors
    assert float(steps.abs().max()) <= STEPS + 1e-3
    torch.testing.assert_close(steps, steps.round(), rtol=0, atol=1e-3)
    assert bool(((rounded(weights) - weights).abs() <= (0.5 + 1e-3) * factors).all())


def test_gradients_pass_through_the_rounding() -> None:
    weights = torch.tensor([[0.31, -0.2], [0.7, 0.111]], requires_grad=True)
    gradient = torch.tensor([[1.0, -2.0], [3.0, 0.5]])
    (rounded(weights) * gradient).sum().backward()
    assert weights.grad is not None
    torch.testing.assert_close(weights.grad, gradient)


def test_a_training_saves_the_weights_that_its_network_plays_with(tmp_path: Path) -> None:
    training = Training(replace(TINY, folder=str(tmp_path)))
    training.save()
    playing, saved = training.player(), load_network(tmp_path / "latest.npz")
    for name in BYTE_LAYERS:
        assert not torch.equal(playing[name], training.average[name])
        torch.testing.assert_close(torch.from_numpy(saved[name][0]), playing[name], rtol=1e-5, atol=1e-7)
