"""The verdict on an answer, and the summary."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "nothing": "nothing",
    "empty": "none",
    "right": "Right.",
    "wrong": "Wrong.",
    "partly": "Partly right: {percent} %.",
    "expected": "Right answer: {answer}",
    "given": "Your answer: {answer}",
    "summary": ("{right} of {n} question right, {percent} %.", "{right} of {n} questions right, {percent} %."),
    "term-paid": "{what}: {stake} × {odds} = {pays}",
    "term-halved": "{what}: {stake} × {odds} = {pays} goes back",
    "term-halved-back": "{what}: half of the stake goes back; that is no payout.",
    "total": "Together {amounts} = {total}",
    "passed": "Passed: {percent} % were needed.",
    "not-passed": "Not passed: {percent} % are needed.",
}
