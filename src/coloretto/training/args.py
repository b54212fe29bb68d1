"""The arguments of a training run. Every field is an option of the command line and documented only here."""

from dataclasses import dataclass, field, fields, replace
from math import inf
from typing import Any, TypeVar

from coloretto.rules import PRINTED, ColorettoError, RuleSet, parse_rule_set

T = TypeVar("T")

SIZES = {
    "cuda": {"games": 1 << 15, "batch": 1 << 13, "evaluation_games": 11 << 11},
    "cpu": {"games": 1 << 11, "batch": 1 << 10, "evaluation_games": 1 << 11},
}
"""The default sizes of each device."""


class ArgsError(ColorettoError):
    """Arguments that no training can be done with."""


def option(default: T, meaning: str, least: float = -inf, most: float = inf) -> T:
    """A field with what its option's help says, and between which numbers it must be."""
    return field(default=default, metadata={"help": meaning, "least": least, "most": most})


def size(name: str, meaning: str) -> int:
    """A field that the device decides unless it is given."""
    usual = ", ".join(f"{sizes[name]:,} on {device}" for device, sizes in SIZES.items())
    return option(0, f"{meaning}; 0: {usual}", 0)


@dataclass(frozen=True)
class Args:
    """The arguments of a training run. Each field is an option: `stop_after` is `--stop-after`."""

    folder: str = option("training", "where the networks, the checkpoint, the history and its curves go")
    rules: tuple[str, ...] = option(
        tuple(PRINTED), "rule sets to play, in equal parts; one named twice is played twice as often"
    )
    device: str = option(
        "cuda", "where games are played and learned from: cuda, a GPU, or cpu, all its cores"
    )
    seconds: float = option(
        1500.0, "how long the training takes, all runs together: what rate and exploration fall by", 1
    )
    stop_after: float = option(0.0, "end this run after this many seconds; 0: when the training is over", 0)
    generations: int = option(0, "end this run after this many generations; 0: when time is over", 0)
    resume: bool = option(default=False, meaning="resume from the checkpoint in the folder")
    restart_schedule: bool = option(
        default=False, meaning="with --resume: keep what was learned, but let the training's time begin again"
    )
    start: str = option("", "file of a network to begin with, instead of random weights")
    games: int = size("games", "games of a generation")
    batch: int = size("batch", "samples of a step of learning")
    rate: float = option(1e-3, "rate of learning; it falls to a hundredth", 0)
    trace: float = option(
        0.7, "lambda: how much of what came later there is in a target; 1: nothing but how games ended", 0, 1
    )
    first_generations: int = option(
        8, "this many generations begin with lambda 1, because the network knows nothing yet", 0
    )
    mixed: float = option(
        0.3, "share of games of three or more in which greedy plays some of the seats", 0, 1
    )
    exploration: float = option(
        0.04, "share of turns that are played at random instead of the best one; it falls to a quarter", 0, 1
    )
    score_weight: float = option(0.2, "weight of errors in scores against those in shares of the win", 0)
    averaging: float = option(
        0.999, "how much of the average of weights, which plays, stays in a step of learning", 0, 1
    )
    evaluate_every: float = option(60.0, "seconds between evaluations; a checkpoint is saved with each", 0)
    against: tuple[str, ...] = option((), "files of earlier networks to measure the learner against as well")
    evaluation_games: int = size("evaluation_games", "games of an evaluation against each opponent")
    seed: int = option(1, "seed of the first weights and of all deals", 0, 2**32)
    threads: int = option(0, "threads that play and learn on the CPU; 0: one for each core", 0)

    @property
    def rule_sets(self) -> list[RuleSet]:
        return [parse_rule_set(text) for text in self.rules]

    def completed(self) -> "Args":
        """The same with sizes in the place of zeros, if a run is possible with them."""
        check_numbers(self)
        if self.device not in SIZES:
            raise ArgsError(f"--device is {self.device!r}: it must be {' or '.join(SIZES)}")
        if self.restart_schedule and not self.resume:
            raise ArgsError("--restart-schedule applies to a run that is resumed: add --resume")
        sizes: dict[str, Any] = {
            name: getattr(self, name) or usual for name, usual in SIZES[self.device].items()
        }
        complete = replace(self, **sizes)
        check_games(complete)
        return complete


def check_numbers(args: Args) -> None:
    for one in fields(args):
        least, most, value = one.metadata["least"], one.metadata["most"], getattr(args, one.name)
        if (least, most) != (-inf, inf) and not least <= value <= most:
            between = f"at least {least}" if most == inf else f"from {least} to {most}"
            raise ArgsError(f"{option_name(one.name)} is {value}: it must be {between}")


def check_games(args: Args) -> None:
    """Every rule set needs a game."""
    if not args.rule_sets:
        raise ArgsError("--rules names no rule set")
    for name in ("games", "evaluation_games"):
        games = getattr(args, name)
        if games < len(args.rules):
            raise ArgsError(
                f"{option_name(name)} is {games}: that is too few for {len(args.rules)} rule sets"
            )


def option_name(field_name: str) -> str:
    return "--" + field_name.replace("_", "-")
