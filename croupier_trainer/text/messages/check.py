"""What check says."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "found": ("{n} problem found.", "{n} problems found."),
    "fine": ("Nothing wrong. {n} question dealt and solved.", "Nothing wrong. {n} questions dealt and solved."),
}
