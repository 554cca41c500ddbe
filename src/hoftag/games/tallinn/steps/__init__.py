"""The steps of Tallinn, one module for each phase of the rule book."""
