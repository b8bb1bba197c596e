"""One file a command: its signature; the work is imported when it is called."""
