"""What can go wrong in the lab."""

from hoftag.core.errors import HoftagError


class LabError(HoftagError):
    """A bot that fails, or a run that cannot be; the message is one line that names the place."""
