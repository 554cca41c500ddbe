"""Shared by all tests: the pool of Hypothesis' examples is the same in every run."""

from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, database=None)
settings.load_profile("repeatable")
