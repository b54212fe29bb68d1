"""Self-play learning of the value network.

The network plays games against itself, looking one turn ahead; sometimes another turn than the best is
played. Each position before a turn is a sample. What the network learns to say of it is what the best turn
was worth, mixed with what came later: TD(lambda). Every so often it meets the best network so far, and
takes its place when it is better.
"""

import json
from dataclasses import asdict, dataclass, field
from math import cos, pi, sqrt
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

import numpy as np
import torch
from numpy.typing import NDArray

from coloretto.bots.features import COLOUR_FEATURES, COMMON
from coloretto.bots.weights import save_network
from coloretto.rules import PRINTED, RuleSet, parse_rule_set, rule_set_text
from coloretto.rules.kernel import MAX_PLAYERS
from coloretto.training.learner import (
    Evaluator,
    Parameters,
    exported,
    feature_scale,
    forward,
    loss_of,
    new_parameters,
)
from coloretto.training.played import Played, Samples, samples
from coloretto.training.turns import EXPLORATION_UNIT, GREEDY

EVALUATION_SEED = 1 << 40  # numbers of games that learning does not come to
MEASURED_ON = 1 << 20  # samples that decide the features' scale


@dataclass
class Args:
    folder: str = "training"  # where checkpoints, curves and weights go
    rules: list[str] = field(default_factory=lambda: list(PRINTED))  # rule sets, in equal parts
    device: str = "cuda"  # cuda or cpu
    seconds: float = 1500  # of learning in all, over all runs: what the rates fall by
    stop_after: float = 1500  # seconds of learning in this run
    resume: bool = False  # go on from the folder's checkpoint
    anew: bool = False  # when resuming, let the rates begin as at the beginning
    games: int = 1 << 16  # in a generation
    batch: int = 1 << 14  # samples in a step
    rate: float = 1e-3  # of learning; it falls to a hundredth
    trace: float = 0.7  # lambda
    first_generations: int = 20  # with lambda 1: until then the network knows nothing
    mixed: float = 0.3  # of games, in which about half of the seats are played by `greedy`
    exploration: float = 0.04  # how often another turn than the best is played; it falls to a quarter
    score_weight: float = 0.2  # of errors in scores against errors in shares
    averaging: float = 0.999  # of the weights that play, at each step
    evaluate_every: float = 60  # seconds of learning
    evaluation_games: int = 1 << 15
    seed: int = 1
    threads: int = 0  # that play games on the CPU; 0: all cores


class Games(Protocol):
    """Where games are played: `CpuGames` or `CudaGames`."""

    def play(
        self, networks: list[Evaluator], owners: NDArray[np.int8], first_game: int, exploration: int = 0
    ) -> Played: ...


class Training:
    def __init__(self, args: Args) -> None:
        self.args = args
        self.folder = Path(args.folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.rule_sets = [parse_rule_set(text) for text in args.rules]
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
        if args.anew:
            self.elapsed = 0.0

    # The loop.

    def run(self) -> None:
        begin, before = perf_counter(), self.elapsed
        evaluated = self.elapsed
        while self.elapsed < self.args.seconds and self.elapsed - before < self.args.stop_after:
            errors = self.learn_a_generation()
            self.elapsed = before + perf_counter() - begin
            self.log({"kind": "generation", **errors})
            if self.elapsed - evaluated >= self.args.evaluate_every:
                self.evaluate()
                self.save()
                evaluated = self.elapsed
        self.evaluate()
        self.save()

    def learn_a_generation(self) -> dict[str, float]:
        args = self.args
        begin = perf_counter()
        played = self.games.play(
            [self.player()],
            self.owners(),
            self.games_played,
            round(args.exploration * (1 - 0.75 * self.progress) * EXPLORATION_UNIT),
        )
        self.games_played += args.games
        trace = 1.0 if self.generation < args.first_generations else args.trace
        learned = samples(played, trace)
        if not self.scale.numel():
            self.scale = feature_scale(learned.features[:MEASURED_ON])
        middle = perf_counter()
        shares, scores = self.learn(learned)
        self.generation += 1
        return {
            "samples": len(learned.features),
            "share_error": shares,
            "score_error": scores,
            "playing_seconds": middle - begin,
            "learning_seconds": perf_counter() - middle,
        }

    def owners(self) -> NDArray[np.int8]:
        """The learner on all seats; in some games `greedy` on some of them, another way to play."""
        lots = np.random.default_rng((self.args.seed, self.generation))
        games = self.args.games
        is_greedy = (lots.random((games, 1)) < self.args.mixed) & (lots.random((games, MAX_PLAYERS)) < 0.5)
        is_greedy[np.arange(games), lots.integers(0, 2, games)] = False
        return np.where(is_greedy, GREEDY, 0).astype(np.int8)

    def learn(self, learned: Samples) -> tuple[float, float]:
        """Go over the samples once, in any order."""
        order = torch.randperm(len(learned.features), device=learned.features.device)
        errors = torch.zeros(2, device=learned.features.device)
        parts = [part for part in order.split(self.args.batch) if len(part) * 2 > self.args.batch] or [order]
        for part in parts:
            errors += self.step(Samples(learned.features[part], learned.targets[part]))
        shares, scores = (errors / len(parts)).tolist()
        return shares, scores

    def step(self, batch: Samples) -> torch.Tensor:
        for group in self.optimizer.param_groups:
            group["lr"] = self.args.rate * (0.01 + 0.99 * (1 + cos(pi * self.progress)) / 2)
        self.optimizer.zero_grad(set_to_none=True)
        with torch.autocast("cuda", torch.bfloat16, enabled=self.scale.is_cuda):
            put_out = forward(self.parameters, self.scale, batch.features)
        shares, scores = loss_of(put_out, batch, self.args.score_weight)
        (shares + scores).backward()
        torch.nn.utils.clip_grad_norm_(self.parameters.values(), 1.0)
        self.optimizer.step()
        self.steps += 1
        weight = min(self.args.averaging, self.steps / (self.steps + 10))
        for name, tensor in self.average.items():
            tensor.lerp_(self.parameters[name].detach(), 1 - weight)
        return torch.stack([shares.detach(), scores.detach()])

    @property
    def progress(self) -> float:
        return min(1.0, self.elapsed / self.args.seconds)

    def player(self) -> Evaluator:
        return Evaluator.of(self.average, self.scale_or_guess)

    @property
    def scale_or_guess(self) -> torch.Tensor:
        """Before the first generation was played nothing is known of the features' sizes."""
        guess = torch.full((COMMON + COLOUR_FEATURES,), 0.3, device=self.args.device)
        return self.scale if self.scale.numel() else guess

    # Evaluation.

    def evaluate(self) -> None:
        """One of the learner against the best network so far, and one against `greedy`, in each rule set."""
        current, best = self.player(), Evaluator.of(self.best, self.scale_or_guess)
        for opponent, number in (("best", 1), ("greedy", GREEDY)):
            owners = one_against(self.rule_sets, self.args.evaluation_games, number)
            played = self.evaluation.play([current, best], owners, EVALUATION_SEED)
            shares = shares_of(played, owners, self.rule_sets)
            self.log({"kind": "evaluation", "against": opponent, **shares})
            if opponent == "best" and shares["advantage"] > 2 * shares["deviation"]:
                self.best = copied(self.average)
                self.log({"kind": "promotion"})

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
        part = self.folder / "checkpoint.part"
        torch.save(state, part)
        part.replace(self.folder / "checkpoint.pt")
        save_network(exported(self.best, self.scale_or_guess), self.folder / "best.npz")
        save_network(exported(self.average, self.scale_or_guess), self.folder / "latest.npz")

    def load(self) -> None:
        state = torch.load(self.folder / "checkpoint.pt", map_location=self.args.device, weights_only=True)
        with torch.no_grad():
            for name, tensor in self.parameters.items():
                tensor.copy_(state["parameters"][name])
        self.average, self.best, self.scale = state["average"], state["best"], state["scale"]
        self.optimizer.load_state_dict(state["optimizer"])
        self.generation, self.steps, self.games_played, self.elapsed = state["counts"]

    def log(self, entry: dict[str, Any]) -> None:
        entry = {
            "generation": self.generation,
            "games": self.games_played,
            "seconds": self.elapsed,
            **entry,
        }
        line = json.dumps({key: round(x, 4) if isinstance(x, float) else x for key, x in entry.items()})
        print(line, flush=True)
        with (self.folder / "history.jsonl").open("a") as file:
            file.write(line + "\n")


def copied(parameters: Parameters) -> Parameters:
    return {name: tensor.detach().clone() for name, tensor in parameters.items()}


def new_games(args: Args, rule_sets: list[RuleSet], games: int, seed: int) -> Games:
    if args.device == "cpu":
        from coloretto.training.cpu_games import CpuGames  # noqa: PLC0415 - one or the other

        return CpuGames(rule_sets, seed, args.threads or None)
    from coloretto.training.cuda_games import CudaGames  # noqa: PLC0415 - needs a GPU

    return CudaGames(rule_sets, seed, games)


def one_against(rule_sets: list[RuleSet], games: int, others: int) -> NDArray[np.int8]:
    """Network 0 on one seat of each game, every seat in turn, and another one on the others."""
    owners = np.full((games, MAX_PLAYERS), others, np.int8)
    for game in range(games):
        number, rules = divmod(game, len(rule_sets))
        owners[game, number % rule_sets[rules].players] = 0
    return owners


def shares_of(played: Played, owners: NDArray[np.int8], rule_sets: list[RuleSet]) -> dict[str, float]:
    """The share of network 0 in each rule set, and its mean advantage over the fair share."""
    ends = played.ends[:, :MAX_PLAYERS].cpu().numpy()
    won = ends[np.arange(len(owners)), (owners == 0).argmax(1)]
    rules = np.arange(len(owners)) % len(rule_sets)
    players = np.array([rule_set.players for rule_set in rule_sets])
    shares = {}
    for number, name in enumerate(rule_sets):
        shares[rule_set_text(name)] = float(won[rules == number].mean())
    advantages = won - 1 / players[rules]
    shares["advantage"] = float(advantages.mean())
    shares["deviation"] = float(advantages.std() / sqrt(len(owners)))
    return shares
