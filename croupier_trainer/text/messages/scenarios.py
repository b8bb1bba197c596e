"""The list of shipped drills."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "level": "Level {level}",
}
