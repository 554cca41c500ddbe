"""Where the bots of a server think: worker processes with limits, asked in turn, never waited for in vain."""

from hoftag.thinking.pool import Answer, Thinkers

__all__ = ["Answer", "Thinkers"]
