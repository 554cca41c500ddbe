"""Rule cases: examples of the rules as data, run against the engine, and which rules they cover."""
