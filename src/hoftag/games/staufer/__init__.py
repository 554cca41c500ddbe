"""Die Staufer, a game of offices around a travelling king for 2 to 5 players."""
