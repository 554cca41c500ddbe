"""A small client of the server: a guest who opens tables and takes seats, and a socket that survives being cut."""
