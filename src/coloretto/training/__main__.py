"""The command line of the training: an option for each field of `Args`."""

import argparse
from dataclasses import fields

from coloretto.training.train import Args, Training


def parse_args() -> Args:
    parser = argparse.ArgumentParser(prog="python -m coloretto.training", description=__doc__)
    defaults = Args()
    for option in fields(Args):
        name = "--" + option.name.replace("_", "-")
        default = getattr(defaults, option.name)
        if isinstance(default, bool):
            parser.add_argument(name, action="store_true")
        elif isinstance(default, list):
            parser.add_argument(name, nargs="+", default=default)
        else:
            parser.add_argument(name, type=type(default), default=default, help="default: %(default)s")
    return Args(**vars(parser.parse_args()))


if __name__ == "__main__":
    Training(parse_args()).run()
