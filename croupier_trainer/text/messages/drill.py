"""The head of a drill."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "head": "{title} · seed {seed}",
}
