"""What is said of completing in a shell."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "installed": "Completion for {shell} is in {path}. It works in the next terminal that you open.",
}
