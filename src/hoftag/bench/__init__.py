"""How fast the engine is, beside OpenSpiel's medium set and in both builds, measured interleaved in one run."""
