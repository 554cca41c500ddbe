"""The command line: playing, replaying, checking and exporting in a terminal."""
