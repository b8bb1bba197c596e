"""Words: the only place where sentences are made."""
