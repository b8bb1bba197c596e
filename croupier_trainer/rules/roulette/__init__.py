"""Roulette: what wins, what it pays and in which order. Source: rulebook.md, RT, PO, CB, CP."""
