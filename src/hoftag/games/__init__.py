"""The games, one package each, all of the same shape; `registry` is the only list of them."""
