"""What was wrong with an answer."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "nothing-given": "Nothing was given here.",
    "choice": "Not this: {given}.",
    "missing": "Missing: {item}.",
    "extra": "Too much: {item}.",
    "row": "{item}: {due} due, {given} given.",
    "first-wrong": "First wrong at place {place}: {given}; here comes {due}.",
    "too-early": "First wrong at place {place}: {given} comes too early; before it comes {due}.",
    "left-out": "One bet was left out: {what}, {pays}.",
    "loser-paid": "A losing bet was counted: {what}, {pays}.",
    "other-odds": "{what} was paid at {odds} to 1 instead of {due}.",
    "stake-in": "The stake was counted in: {what}, {stake}.",
    "one-chip": "One chip {sign}: {what}.",
    "other-colour": "Another colour's chips were counted: {owner}, {what}, {pays}.",
    "swapped": "Two digits are swapped: {due} is right.",
    "off-by": "The sum is off by {by}.",
    "half": "The half on zero is wrong: {what}, stake {stake}.",
    "second": "The second combination was {sign}: {what}, {pays}.",
    "ante-paid": "ANTE was paid where it isn't: {stake}.",
    "no-slip": "No single slip explains {given}; {due} is right.",
}
