"""Search for all games, compiled with the engine: it knows a game only by its contract, and a position by a judge."""
