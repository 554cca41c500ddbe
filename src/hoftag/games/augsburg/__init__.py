"""Augsburg 1520, a game of auctions and privileges for 2 to 5 players."""
