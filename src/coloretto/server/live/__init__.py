"""Tables in memory: commands, subscribers, deadlines, and catching up with other processes."""
