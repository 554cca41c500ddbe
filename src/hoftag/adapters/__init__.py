"""The engines through the interfaces that researchers already use; each module needs its library (extra `research`)."""
