"""The command line: playing, replaying, checking and exporting in a terminal."""

from hoftag.threads import prefer_one_thread

prefer_one_thread()
