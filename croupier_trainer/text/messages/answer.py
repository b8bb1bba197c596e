"""Faults of answers in files."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "number": "“{given}” is no number that can be an answer. Write a whole number or x.5.",
    "word": "“{given}” is no word that can be an answer. Write one of the words of the question.",
    "list": "“{given}” is no list. Write it in brackets: [a, b].",
    "tally": '“{given}” is no tally. Write it in braces: {{"100": 4}}.',
    "needs-object": "“{given}” has no parts, and {key} is asked. Write {{{key}: …}}.",
    "unknown-id": "There is no question {id}. Write one of the ids that `solve` prints.",
    "seed": "“{given}” is no seed. Write a whole number from 0.",
    "expect": "The file expects {given}, but the rules give {due}. Mend `expect`, or the question.",
}
