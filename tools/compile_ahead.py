"""Compile all that the tests use into the cache of machine code; `make test` does it beside other checks."""

from coloretto.bots import BOTS
from coloretto.bots.warmup import warm_up_bot
from coloretto.server.live.warmup import warm_up_all
from coloretto.terminal.warmup import warm_up

if __name__ == "__main__":
    warm_up_all()
    warm_up()
    for name in BOTS:
        warm_up_bot(name)
