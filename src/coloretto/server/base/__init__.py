"""What every part of the server uses: settings, logs, metrics, limits, identities, the bus interface."""
