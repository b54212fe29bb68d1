"""Tables in memory: commands, subscribers, bots, clocks, ratings."""
