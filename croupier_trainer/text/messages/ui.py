"""What the screen says around questions: tables, prompts, help, verdicts."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    # The layout. Boxes of even chances hold five letters, of columns seven; sides six.
    "box-low": "1-18",
    "box-even": "even",
    "box-red": "red",
    "box-black": "black",
    "box-odd": "odd",
    "box-high": "19-36",
    "box-dozen": "dozen {which}",
    "box-column": "col. {which}",
    "side-players": "players",
    "side-dealer": "dealer",
    "side-wheel": "wheel",
    "dolly": "dolly on {number}",
    "player": "{sign} {colour}",
    "player-value": "{sign} {colour}, {value} a chip",
    "player-cash": "{sign} {colour}, counted in value",
    "player-cash-value": "{sign} {colour}, chips of {value}",
    "piles": "Piles, from the bottom up:",
    "late": "Late bets:",
    "bets": "Bets, piles from the bottom up:",
}
