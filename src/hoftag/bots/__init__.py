"""Programs that play: a bot is given a view and a decision, never a state."""
