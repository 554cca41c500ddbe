"""Ways to leave in the middle of something."""


class Left(Exception):
    """Somebody pressed Ctrl-C or ended the input; the text is one last line."""


class Quit(Exception):
    """Somebody asked to stop and to go on another time."""
