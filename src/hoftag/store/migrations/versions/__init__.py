"""One module for each change of the tables, in order of their numbers."""
