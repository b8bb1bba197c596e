"""What is right: the rules of the table as pure functions of exact values.

Standard library only; no file, clock, randomness, floating point or sentence. Source: rulebook.md.
"""
