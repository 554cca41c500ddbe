"""The steps of Die Staufer, one module for each part of the rule book."""
