"""A quiz on paper and its answer key."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "quiz": "Quiz",
    "key": "Answer key",
    "name": "Name",
    "date": "Date",
    "score": "Score",
    "of": "paper {n} of {total}",
    "seed": "seed {seed}",
    "total": "time: {minutes} min",
    "pass": "passed from {percent} % on",
    "again": "Dealt again by: {command} --seed {seed}",
    "hashes": "file {file} · house {house}",
    "rules": "The rules",
    "or": " or ",
    "tick-one": "tick one",
    "tick-all": "tick all that belong, none if none",
    "number": "number them in order; some may stay empty",
    "layout": "The layout",
    "wheel": "The wheel",
    "cards": "Cards: {cards}",
    "written": "Quiz: {quiz}. Key: {key}",
}
