"""`python -m hoftag.cli` is the command `hoftag`."""

from hoftag.cli.main import run

if __name__ == "__main__":
    run()
