"""The table on the network: rooms, sockets, people, bots at work. It knows matches and stores, and names no game."""
