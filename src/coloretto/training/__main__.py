"""The command line of the training: an option for each field of `Args`."""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

from coloretto.rules import ColorettoError
from coloretto.sim.deferred_interrupt import DeferredInterrupt, deferred_interrupt
from coloretto.sim.extras import MissingExtraError
from coloretto.training import curves
from coloretto.training.args import Args, option_name

PROGRAM = "python -m coloretto.training"
DESCRIPTION = """Let the value network learn by playing against itself. The folder gets the networks best.npz
and latest.npz, the history as JSON lines, its curves, and a checkpoint to resume from. Ctrl-C finishes the
generation in progress, saves and ends."""
EXAMPLES = f"""examples:
  {PROGRAM} --device cpu --seconds 300 --rules classic-3 golden-2
  {PROGRAM} --folder long --seconds 36000 --stop-after 3600
  {PROGRAM} --folder long --seconds 36000 --resume"""
METAVARS = {str: "NAME", int: "N", float: "X"}
FAILED = 1
INTERRUPTED = 130  # as shells say it: 128 and the number of the signal
NOTED = "\nCtrl-C: finishing and saving this generation first; press again to stop immediately.\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Train, and return the exit status; 2 means that the options cannot be read."""
    args = parse_args(arguments)
    try:
        with deferred_interrupt(NOTED) as interrupted:
            return train(args, interrupted)
    except KeyboardInterrupt:
        print(f"Stopped: {args.folder} is as the last checkpoint left it.", file=sys.stderr)
        return INTERRUPTED
    except ColorettoError as error:
        problem = str(error)
    except OSError as error:
        problem = f"{error.strerror}: {error.filename}"
    print(f"{PROGRAM}: {problem}", file=sys.stderr)
    return FAILED


def parse_args(arguments: Sequence[str] | None) -> Args:
    parser = ArgumentParser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [option ...]",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    for field in fields(Args):
        add_option(parser, field)
    options = vars(parser.parse_args(arguments))
    return Args(**options | {name: tuple(options[name]) for name in ("rules", "against")})


def add_option(parser: ArgumentParser, field: Field[Any]) -> None:
    name, default, meaning = option_name(field.name), field.default, field.metadata["help"]
    if isinstance(default, bool):
        parser.add_argument(name, action="store_true", help=meaning)
    elif isinstance(default, tuple):
        shown = f"{meaning}; default: {' '.join(default)}"
        parser.add_argument(name, nargs="+", default=default, metavar="RULES", help=shown)
    else:
        kind = type(default)
        shown = f"{meaning}; default: {default:g}" if kind is float else f"{meaning}; default: {default}"
        parser.add_argument(name, type=kind, default=default, metavar=METAVARS[kind], help=shown)


def train(args: Args, interrupted: DeferredInterrupt) -> int:
    try:
        from coloretto.training.train import Training  # noqa: PLC0415 - optional or slow to import
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise MissingExtraError("torch", "training") from error
    training = Training(args)
    training.run(interrupted)
    draw_curves(training.folder)
    if interrupted.is_requested:
        print(f"Interrupted after generation {training.generation}: --resume continues from there.")
        return INTERRUPTED
    print(f"{training.folder} holds the best network, best.npz, and the last one, latest.npz.")
    return 0


def draw_curves(folder: Path) -> None:
    """What was learned is saved already: nothing is lost without a picture."""
    try:
        curves.save_curves(folder, folder / curves.FILE)
    except MissingExtraError as error:
        print(f"No curves were drawn: {error}.")


if __name__ == "__main__":
    sys.exit(main())
