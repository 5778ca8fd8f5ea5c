"""Running the server: start and stop, logs, metrics, memory."""
