"""Tallinn, a card game for 2 to 4 players, with the expansions Legate and Chronicle."""
