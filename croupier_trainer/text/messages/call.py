"""How a call bet is called."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "series-by": "{call} by {by}",
    "series-for": "{call} for {sum}",
    "of-by": "{call} of {of} by {by}",
    "of-for": "{call} of {of} for {sum}",
    "complete-by": "{call} of {of}, {style}, by {by}",
    "complete-for": "{call} of {of}, {style}, for {sum}",
}
