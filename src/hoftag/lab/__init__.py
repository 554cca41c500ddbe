"""Measuring and teaching bots: the arena with its statistics and reports."""
