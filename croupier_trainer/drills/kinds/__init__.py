"""The kinds of question."""
