"""What is due again, and when: spaced repetition over skills, computed from the log alone.

A card is a skill under a rule in a form of answer, never one frozen question: it is dealt anew. The algorithm is
FSRS without its random spread; the moment comes from the caller, so the same log gives the same schedule.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.question import FULL
from croupier_trainer.practice.log import TYPED_MS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier_trainer.practice.log import Record

AGAIN, HARD, GOOD, EASY = 1, 2, 3, 4
SECOND_MS = 1_000


class Card(msgspec.Struct, frozen=True, order=True):
    """What is repeated: a part's skill, the rule it rests on ("" for none), and the form of answer."""

    skill: str
    rule: str
    form: str


class Where(msgspec.Struct, frozen=True, kw_only=True):
    """Where a card was last practised: the drill (`path` where it is not shipped), the house, the question's id."""

    drill: str
    path: str | None
    house: str
    id: str


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """A card's state: due and last seen in UTC milliseconds, how often seen and failed, where it was practised."""

    card: Card
    due_ms: int
    last_ms: int
    times: int
    failed: int
    where: Where


def rate(record: Record, question_ms: int) -> dict[str, int]:
    """Rate each rule of a graded part: 1 again, 2 hard, 3 good, 4 easy.

    Right: by the time for the question against the drill's goal (half of it is easy, above it hard, late too).
    Wrong: the rules that a finding names are failed; where none is named, all are if nothing was right. Partly right
    is hard for the rules not named; wholly wrong says nothing of them.
    """
    rules = record.rules or ("",)
    if record.mille is None:
        return {}
    if record.mille == FULL:
        return dict.fromkeys(rules, _by_speed(record, question_ms))
    named = {finding.rule for finding in record.findings if finding.rule}
    ratings = dict.fromkeys(rules, HARD) if record.mille > 0 else {}
    if not named and record.mille == 0:
        return dict.fromkeys(rules, AGAIN)
    return {**ratings, **dict.fromkeys(sorted(named), AGAIN)}


def _by_speed(record: Record, question_ms: int) -> int:
    goal_s = record.header.goal_s
    if record.given.late:
        return HARD
    if goal_s is None or question_ms < TYPED_MS:
        return GOOD
    if question_ms > goal_s * SECOND_MS:
        return HARD
    return EASY if 2 * question_ms <= goal_s * SECOND_MS else GOOD


def reviews(records: Iterable[Record]) -> Iterator[tuple[Record, str, int]]:
    """Give each rating in the order of time: the record, the rule and the rating."""
    graded = [record for record in records if record.mille is not None and record.reached]
    spent: dict[tuple[str, int], int] = defaultdict(int)
    for record in graded:
        spent[record.header.id, record.n] += record.given.answer_ms
    for record in sorted(graded, key=lambda one: (one.at_ms, one.header.id, one.n, one.part)):
        for rule, rating in rate(record, spent[record.header.id, record.n]).items():
            yield record, rule, rating


def schedule(records: Iterable[Record]) -> list[Due]:
    """Give all cards with the time when each is due, the first due first."""
    import fsrs

    scheduler = fsrs.Scheduler(enable_fuzzing=False)
    cards: dict[Card, fsrs.Card] = {}
    dues: dict[Card, Due] = {}
    for record, rule, rating in reviews(records):
        card = Card(record.skill, rule, record.form)
        at = datetime.fromtimestamp(record.at_ms / SECOND_MS, UTC)
        # An id of our own: FSRS would make one from the clock.
        before = cards.get(card) or fsrs.Card(card_id=len(cards), due=at)
        cards[card], _ = scheduler.review_card(before, fsrs.Rating(rating), at)
        old = dues.get(card)
        header = record.header
        dues[card] = Due(
            card=card,
            due_ms=round(cards[card].due.timestamp() * SECOND_MS),
            last_ms=record.at_ms,
            times=1 + (old.times if old else 0),
            failed=(rating == AGAIN) + (old.failed if old else 0),
            where=Where(drill=header.drill, path=header.path, house=header.house, id=record.id),
        )
    return sorted(dues.values(), key=lambda one: (one.due_ms, one.card))


def due_at(dues: Iterable[Due], now_ms: int) -> list[Due]:
    """Give what is due at a moment (UTC, milliseconds), the longest due first."""
    return [one for one in dues if one.due_ms <= now_ms]


def missed(records: Iterable[Record]) -> list[Where]:
    """Give the questions that were not all right when they were last asked, the latest first."""
    latest: dict[Where, tuple[int, bool]] = {}
    for one in records:
        if one.question_mille is None:
            continue
        header = one.header
        where = Where(drill=header.drill, path=header.path, house=header.house, id=one.id)
        at_ms, _ = latest.get(where, (one.at_ms, False))
        if one.at_ms >= at_ms:
            latest[where] = (one.at_ms, one.question_mille < FULL)
    wrong = [(at_ms, where) for where, (at_ms, is_wrong) in latest.items() if is_wrong]
    return [where for _, where in sorted(wrong, key=lambda one: -one[0])]


def questions_for(dues: Iterable[Due], most: int) -> list[Where]:
    """Give where to practise these cards, each question once, at most so many: one question serves several cards."""
    return list(dict.fromkeys(one.where for one in dues))[:most]
