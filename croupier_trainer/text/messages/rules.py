"""The rulebook on screen."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "source": "Source: {source}",
    "drills": "Trained by: {drills}",
    "no-drill": "No shipped drill trains this rule by itself.",
}
