"""Wiring: the only user of typer; the real clock and the seed enter here."""
