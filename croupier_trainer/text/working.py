"""The working of an answer, line by line ("split 17/20: 3 × 17 = 51"), and answers in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, Chosen, Number, Sequence, Tally, label
from croupier_trainer.drills.because import rules_of
from croupier_trainer.rules.table import Fate

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from croupier_trainer.drills.answers import AnyAnswer, AnyForm
    from croupier_trainer.drills.question import Finding, Key
    from croupier_trainer.rules.table import Term
    from croupier_trainer.text.words import Words

__all__ = ["answer_text", "finding_line", "rules_of", "working_lines"]


def working_lines(words: Words, key: Key) -> list[str]:
    """Give the working of one part: a line for each stake that moves, the sum, and the reasons."""
    return list(_lines(words, key))


def _lines(words: Words, key: Key) -> Iterator[str]:
    own = [term for term in key.terms if term.owner == key.owner]
    counted = [term for term in own if term.fate is (Fate.HALVED if key.asks_back else Fate.PAID)]
    for term in counted:
        yield words.text(f"verdict.term-{term.fate}", **_term(words, term))
    if len(counted) > 1 and isinstance(key.right, Number):
        amounts = " + ".join(words.number(term.pays) for term in counted)
        yield words.text("verdict.total", amounts=amounts, total=key.full or key.right.money)
    for term in own:
        if term.fate is Fate.HALVED and not key.asks_back:
            yield words.text("verdict.term-halved-back", **_term(words, term))
    for reason in key.why:
        yield words.text(reason.code, **dict(reason.params))


def _term(words: Words, term: Term) -> dict[str, object]:
    odds = words.number(term.odds[0])
    if term.odds[1] != 1:
        odds = f"{odds}/{words.number(term.odds[1])}"
    return {"what": term.what, "stake": term.stake, "odds": odds, "pays": term.pays}


def answer_text(words: Words, form: AnyForm, answer: AnyAnswer | None) -> str:
    """Give an answer as a person writes it in this language."""
    of = getattr(form, "of", "")
    match answer:
        case None:
            return words.text("verdict.nothing")
        case Number(money):
            return words.number(money)
        case Choice(id_):
            return words.option(form, id_)
        case Chosen(ids) | Sequence(ids):
            return _listed(words, form, ids) or words.text("verdict.empty")
        case Tally(rows):
            return ", ".join(f"{words.number(count)} × {words.name(of, id_)}" for id_, count in rows) or words.text(
                "verdict.empty"
            )


def _listed(words: Words, form: AnyForm, ids: Collection[str]) -> str:
    if all(label(form, id_) is None for id_ in ids):
        return ", ".join(words.option(form, id_) for id_ in ids)
    # Whole phrases, which have commas of their own: each begins with its number.
    return " ".join(f"({place}) {words.option(form, id_)}" for place, id_ in enumerate(ids, 1))


def finding_line(words: Words, finding: Finding) -> str:
    """Give what was wrong as one line, with the rule it breaks."""
    line = words.text(finding.code, **finding.params)
    return f"{line} [{finding.rule}]" if finding.rule else line
