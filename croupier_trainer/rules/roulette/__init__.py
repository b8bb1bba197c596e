"""European roulette: the wheel, the layout and everything that is paid, ordered, placed or cleared on it.

Start at `game.Roulette`: its fields are what houses vary, its methods are the rules.
Source: rulebook.md, RT to EX.
"""
