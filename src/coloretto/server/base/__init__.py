"""What every part of the server uses: settings, logs, metrics, the bus interface."""
