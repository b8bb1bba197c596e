"""What is wrong with bets, calls, sums and house rules of roulette."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "bet-spelling": "“{spelling}” is no bet. Write “{nearest}”.",
    "bet-spelling-alone": "“{spelling}” is no bet. Write a spot of the layout.",
    "bet-number": "“{spelling}” has a number that is not on the wheel. Write “{nearest}”.",
    "bet-repeated": "“{spelling}” has one number twice. Write “{nearest}”.",
    "bet-range": "“{spelling}” is no six-line. Write “{nearest}”.",
    "bet-spot": "“{spelling}” is no spot of the layout. Write “{nearest}”.",
    "bet-house": "This house does not take “{spelling}”. Write “{nearest}”.",
    "cannot-make": "Cash chips of {values} don't make {value}. Change the sum or the house's cash values.",
    "split-above": "The cash asked for, {cash}, is more than the payout, {payout}. Ask for less.",
    "split-multiple": "The cash asked for, {cash}, is no multiple of the colour's value, {value}. Ask for a multiple.",
    "call-of-missing": "{call}: the number is missing. Add “of”.",
    "call-no-of": "{call}: a series has no number. Take “of” away.",
    "call-of-range": "{call}: there is no {of}. Use 0 to 36, or 0 to 9 for finals.",
    "call-by-or-for": "{call}: exactly one of “by” and “for” must stand. Keep one.",
    "call-too-small": "{call}: there is less than 1 for each piece, and there are {pieces} pieces. Raise the sum.",
    "call-zero-bets": "{call}: this house does not take {spots}. Choose another call or a house with zero bets.",
    "rules-least": "{field}: a number is too small. The least is {least}.",
    "rules-twice": "{field}: one value stands twice. Take one away.",
    "rules-inside-order": "{field}: the order must hold line, street, corner, split and straight once each. Write all five.",
}
