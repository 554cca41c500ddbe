"""One match: the fold of its record, seats, sealed answers, undo, clocks, and deals that can be verified."""
