"""What every game stands on: the contract, words, chance, component tables, the record. Standard library only."""
