"""Self-play learning of the value network: `python -m coloretto.training --help`."""
