"""The steps of Augsburg 1520, one module for each part of the rule book."""
