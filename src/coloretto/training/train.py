"""Self-play learning of the value network.

The network plays games against itself, looking one turn ahead; sometimes another turn than the best is
played. Each position before a turn is a sample. What the network learns to say of it is what the best turn
was worth, mixed with what came later: TD(lambda). Every so often it meets the best network so far, and
takes its place when it is better.
"""

from dataclasses import asdict
from math import cos, inf, pi
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

import numpy as np
import torch
from numpy.typing import NDArray

from coloretto.bots.features import COLOUR_FEATURES, COMMON
from coloretto.bots.network_files import save_network
from coloretto.rules import RuleSet
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.sim import NoGpuError
from coloretto.sim.deferred_interrupt import DeferredInterrupt
from coloretto.training import checkpoints, history
from coloretto.training.args import Args, ArgsError
from coloretto.training.byte_weights import Parameters, with_byte_weights
from coloretto.training.checkpoints import check_nothing_is_overwritten, load_checkpoint, save_checkpoint
from coloretto.training.cpu_games import CpuGames
from coloretto.training.earlier_networks import earlier_network, grown, read_weights
from coloretto.training.evaluation import one_against, shares_of
from coloretto.training.history import History
from coloretto.training.learner import (
    copied,
    errors_on,
    exported,
    feature_scale,
    new_parameters,
    unscaled,
)
from coloretto.training.samples import Samples, SelfPlayGames, samples
from coloretto.training.self_play import EXPLORATION_UNIT, GREEDY

FIRST_EVALUATION_GAME = 1 << 40  # learning does not come to games of such numbers
FIRST_MEASURED_GAME = 1 << 41  # nor to these
MEASURED_ON = 1 << 20  # samples that decide the features' scale
BETTER = 2  # standard deviations that the learner must be ahead of the best network to take its place


class GameSource(Protocol):
    """Where games are played: `CpuGames` or `CudaGames`."""

    def play(
        self, networks: list[Parameters], owners: NDArray[np.int8], first_game: int, exploration: int = 0
    ) -> SelfPlayGames: ...


class Training:
    """A training from its beginning or, if its arguments say so, from its folder's checkpoint."""

    def __init__(self, args: Args) -> None:
        self.args = args = args.completed()
        self.folder = Path(args.folder)
        self.checkpoint = self.folder / checkpoints.FILE
        if not args.resume:
            check_nothing_is_overwritten(self.checkpoint)
        if args.threads:
            torch.set_num_threads(args.threads)
        self.rule_sets = args.rule_sets
        self.games = new_games(args, self.rule_sets, args.games, args.seed)
        self.evaluation = new_games(args, self.rule_sets, args.evaluation_games, args.seed + 1)
        self.parameters = new_parameters(args.device, args.seed)
        for tensor in self.parameters.values():
            tensor.requires_grad_()
        self.optimizer = torch.optim.Adam(list(self.parameters.values()), lr=args.rate)
        self.average: Parameters = copied(self.parameters)
        self.best: Parameters = copied(self.parameters)
        self.scale = torch.ones(0)
        self.generation = self.steps = self.games_played = 0
        self.elapsed = 0.0
        if args.resume:
            self.load()
        elif args.start:
            self.begin_with(Path(args.start))
        self.folder.mkdir(parents=True, exist_ok=True)
        self.history = History(self.folder / history.FILE, self.generation)

    def begin_with(self, path: Path) -> None:
        """Take over what the network of a file knows, which may have smaller layers."""
        network = earlier_network(path, self.args.device)
        played = self.games.play([network], self.owners(), FIRST_MEASURED_GAME)
        self.scale = measured_scale(samples(played, 1.0))
        known = read_weights(path, self.args.device)
        with torch.no_grad():
            for name, weights in grown(known, self.parameters, self.scale).items():
                self.parameters[name].copy_(weights)
        self.average, self.best = copied(self.parameters), copied(self.parameters)

    # The loop.

    def run(self, interrupt: DeferredInterrupt) -> None:
        """Train until the time is over or Ctrl-C is pressed; the state is saved in either case."""
        self.log({"kind": "start", "args": asdict(self.args)})
        begin, before = perf_counter(), self.elapsed
        end = min(self.args.seconds, before + (self.args.stop_after or inf))
        last_generation = self.generation + (self.args.generations or inf)
        evaluated = self.elapsed
        while not interrupt.is_requested and self.elapsed < end and self.generation < last_generation:
            errors = self.learn_a_generation()
            self.elapsed = before + perf_counter() - begin
            self.log({"kind": "generation", **errors})
            if self.elapsed - evaluated >= self.args.evaluate_every and not interrupt.is_requested:
                self.evaluate()
                self.save()
                evaluated = self.elapsed
        if evaluated < self.elapsed and not interrupt.is_requested:
            self.evaluate()
        self.save()

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return min(1.0, self.elapsed / self.args.seconds)

    def learn_a_generation(self) -> dict[str, float]:
        begin = perf_counter()
        played = self.games.play([self.player()], self.owners(), self.games_played, self.exploration)
        learned = samples(played, self.trace)
        if not self.scale.numel():
            self.scale = measured_scale(learned)
        middle = perf_counter()
        shares, scores = self.learn(learned)
        self.games_played += self.args.games
        self.generation += 1
        return {
            "samples": len(learned.features),
            "share_error": shares,
            "score_error": scores,
            "playing_seconds": middle - begin,
            "learning_seconds": perf_counter() - middle,
        }

    # Playing.

    def player(self) -> Parameters:
        return self.network_of(self.average)

    def network_of(self, parameters: Parameters) -> Parameters:
        """What plays with these parameters."""
        return with_byte_weights(unscaled(parameters, self.scale_or_guess))

    @property
    def scale_or_guess(self) -> torch.Tensor:
        """Before the first generation was played nothing is known of the features' sizes."""
        guess = torch.full((COMMON + COLOUR_FEATURES,), 0.3, device=self.args.device)
        return self.scale if self.scale.numel() else guess

    @property
    def exploration(self) -> int:
        return round(self.args.exploration * (1 - 0.75 * self.progress) * EXPLORATION_UNIT)

    @property
    def trace(self) -> float:
        return 1.0 if self.generation < self.args.first_generations else self.args.trace

    def owners(self) -> NDArray[np.int8]:
        """The learner on all seats; in some games `greedy` on some of them, another way to play.

        Not with two players: there the best answer to `greedy` is too far from good play.
        """
        rng = np.random.default_rng((self.args.seed, self.generation))
        games = self.args.games
        is_greedy = (rng.random((games, 1)) < self.args.mixed) & (rng.random((games, MAX_PLAYERS)) < 0.5)
        is_greedy[np.arange(games), rng.integers(0, 2, games)] = False  # seats that every table has
        is_greedy[np.resize([rule_set.players == 2 for rule_set in self.rule_sets], games)] = False
        return np.where(is_greedy, GREEDY, 0).astype(np.int8)

    # Learning.

    def learn(self, learned: Samples) -> tuple[float, float]:
        """Go over the samples once, in any order; return the mean errors of shares and scores."""
        order = torch.randperm(len(learned.features), device=learned.features.device)
        errors = torch.zeros(2, device=learned.features.device)
        parts = [part for part in order.split(self.args.batch) if len(part) == self.args.batch] or [order]
        for part in parts:
            errors += self.step(Samples(learned.features[part], learned.targets[part]))
        shares, scores = (errors / len(parts)).tolist()
        return shares, scores

    def step(self, batch: Samples) -> torch.Tensor:
        for group in self.optimizer.param_groups:
            group["lr"] = self.args.rate * (0.01 + 0.99 * (1 + cos(pi * self.progress)) / 2)
        self.optimizer.zero_grad(set_to_none=True)
        shares, scores = errors_on(self.scale.device)(
            self.parameters, self.scale, batch, self.args.score_weight
        )
        (shares + scores).backward()
        torch.nn.utils.clip_grad_norm_(self.parameters.values(), 1.0)
        self.optimizer.step()
        self.steps += 1
        self.average_weights()
        return torch.stack([shares.detach(), scores.detach()])

    def average_weights(self) -> None:
        """The weights that play follow those that learn; at first closely, since they began with nothing."""
        stays = min(self.args.averaging, self.steps / (self.steps + 10))
        for name, tensor in self.average.items():
            tensor.lerp_(self.parameters[name].detach(), 1 - stays)

    # Evaluation.

    def evaluate(self) -> None:
        """One of the learner against the best network so far, and one against `greedy`, in each rule set."""
        shares = self.shares_against("best", 1)
        if shares["advantage"] > BETTER * shares["deviation"]:
            self.best = copied(self.average)
            self.log({"kind": "promotion"})
        self.shares_against("greedy", GREEDY)
        for path in self.args.against:
            self.shares_against(path, 1, earlier_network(Path(path), self.args.device))

    def shares_against(
        self, opponent: str, owner: int, network: Parameters | None = None
    ) -> dict[str, float]:
        """The deals are the same each time, so that shares can be compared."""
        owners = one_against(self.rule_sets, self.args.evaluation_games, owner)
        networks = [self.player(), network or self.network_of(self.best)]
        played = self.evaluation.play(networks, owners, FIRST_EVALUATION_GAME)
        shares = shares_of(played, owners, self.rule_sets)
        self.log({"kind": "evaluation", "against": opponent, **shares})
        return shares

    # Files.

    def save(self) -> None:
        state = {
            "parameters": copied(self.parameters),
            "average": self.average,
            "best": self.best,
            "scale": self.scale,
            "optimizer": self.optimizer.state_dict(),
            "counts": (self.generation, self.steps, self.games_played, self.elapsed),
            "args": asdict(self.args),
        }
        save_checkpoint(state, self.checkpoint)
        self.save_weights(self.best, "best.npz")
        self.save_weights(self.average, "latest.npz")

    def save_weights(self, parameters: Parameters, name: str) -> None:
        part = self.folder / f"part-of-{name}"
        save_network(exported(unscaled(parameters, self.scale_or_guess)), part)
        part.replace(self.folder / name)

    def load(self) -> None:
        state = load_checkpoint(self.checkpoint, self.args.device)
        with torch.no_grad():
            for name, tensor in self.parameters.items():
                tensor.copy_(state["parameters"][name])
        self.average, self.best, self.scale = state["average"], state["best"], state["scale"]
        self.optimizer.load_state_dict(state["optimizer"])
        self.generation, self.steps, self.games_played, self.elapsed = state["counts"]
        if self.args.restart_schedule:
            self.elapsed = 0.0
        if self.elapsed >= self.args.seconds:
            raise ArgsError(
                f"{self.checkpoint}: the {self.args.seconds:g} seconds of this training are over;"
                " raise --seconds, or begin them again with --restart-schedule"
            )

    def log(self, entry: dict[str, Any]) -> None:
        when = {"generation": self.generation, "games": self.games_played, "seconds": self.elapsed}
        self.history.add({**when, **entry})


def measured_scale(learned: Samples) -> torch.Tensor:
    return feature_scale(learned.features[:: 1 + len(learned.features) // MEASURED_ON])


def new_games(args: Args, rule_sets: list[RuleSet], games: int, seed: int) -> GameSource:
    if args.device == "cpu":
        return CpuGames(rule_sets, seed, args.threads or None)
    try:
        from coloretto.training.cuda_games import CudaGames  # noqa: PLC0415 - optional or slow to import

        if not torch.cuda.is_available():
            raise ArgsError("this torch cannot use the GPU: install one that can, or train with --device cpu")
        return CudaGames(rule_sets, seed, games)
    except NoGpuError as error:
        raise ArgsError(f"{error}; or train with --device cpu") from error
