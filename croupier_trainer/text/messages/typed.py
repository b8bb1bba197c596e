"""Why what was typed is no answer, and what to type."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "nothing": "Nothing was typed. Type an answer, then Enter.",
    "number": "“{given}” can't be read as a number. Type it like 1160, 1 160 or 37.5.",
    "sign": "A sign isn't needed in “{given}”. Type the number alone.",
    "too-long": "The number is too long. Type at most {most} digits.",
    "no-such-option": "There is no choice {given}. Type a number from 1 to {most}, or the word.",
    "not-an-option": "“{given}” is none of the choices. Type its number or its word.",
    "not-bet": "“{given}” is no spot of the layout. Type it like 17, 17/20, 16/17/18 or 13-18.",
    "not-bet-on": "“{given}” is no bet on this table. Type its number, or colour and spot, like red 17/20.",
    "not-number": "“{given}” is no number. Type numbers with spaces between them.",
    "not-cash": "“{given}” is no value of the house's cash. Type rows like 4x100 3x25.",
    "not-pile": "“{given}” is no pile. Type how many chips each pile has, like 4 4 1.",
    "not-box": "“{given}” is no box. Type the numbers of the boxes, like 1 3 4.",
    "not-card": "“{given}” is no card. Type rank and suit, like Kd or Th.",
    "row": "“{given}” can't be read. Type how many of what, like 4x100 3x25 or 100:4 25:3.",
    "row-twice": "{given} stands twice. Type it once, with the whole count.",
    "card-ambiguous": "“{given}” may be a ten or an ace. Type T or 10 for the ten, A for the ace.",
}
