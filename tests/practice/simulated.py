"""Questions, sittings and clocks made up for the tests of practice and sheets."""

from __future__ import annotations

from dataclasses import dataclass, field

from croupier_trainer.drills.answers import Number, NumberForm, Sequence, SequenceForm, number
from croupier_trainer.drills.draw import Draw
from croupier_trainer.drills.message import Message
from croupier_trainer.drills.question import Dealt, Key, Part, Question
from croupier_trainer.drills.scenes import ChipsScene
from croupier_trainer.practice.attempts import begin
from croupier_trainer.practice.clock import Moment
from croupier_trainer.practice.record import DRILL, NO_HASH, QUIZ, AnyEntry, Opened, Row, Sitting, same_name, seal
from croupier_trainer.practice.session import Given
from croupier_trainer.rules.table import Name, Reason

SECOND = 1_000


@dataclass
class FakeClock:
    """A clock that goes on only when told: `pass_s` seconds, or a reboot in which only the wall clock runs."""

    utc_ms: int = 1_750_000_000_000
    monotonic_ms: int = 500_000
    boot: str = "boot-1"
    log: list[Moment] = field(default_factory=list)

    def __call__(self) -> Moment:
        """Read it."""
        self.log.append(Moment(utc_ms=self.utc_ms, monotonic_ms=self.monotonic_ms, boot=self.boot))
        return self.log[-1]

    def pass_s(self, seconds: float) -> None:
        """Let time go by."""
        self.utc_ms += round(seconds * SECOND)
        self.monotonic_ms += round(seconds * SECOND)

    def reboot(self, away_s: float) -> None:
        """Start the machine anew after `away_s` seconds."""
        self.utc_ms += round(away_s * SECOND)
        self.monotonic_ms = 3_000
        self.boot += "'"


def payout(id_: str, due: int, *, kind: str = "payout", rules: tuple[str, ...] = ("PY-COUNT",)) -> Dealt:
    """Make a question with one number."""
    part = Part(ask=Message("part.payout"), form=NumberForm(unit="chips"), skill=kind)
    question = Question(id=id_, kind=kind, ask=Message("ask.payout"), scenes=(ChipsScene(count=due),), parts=(part,))
    why = tuple(Reason("why.bet", rule, (("stake", 1), ("bet", Name("bet", "17")))) for rule in rules)
    return Dealt(question, (Key(right=number(due), why=why),))


def spin(id_: str, due: int) -> Dealt:
    """Make a question with two parts: an order and a number."""
    steps = SequenceForm(of="step")
    parts = (
        Part(path=("order",), ask=Message("part.order"), form=steps, skill="order"),
        Part(path=("payout",), ask=Message("part.payout"), form=NumberForm(unit="chips"), skill="payout"),
    )
    keys = (
        Key(right=Sequence(("a", "b", "c")), before=(("a", "b", "PY-FIRST"), ("b", "c", "PY-FIRST"))),
        Key(right=number(due), why=(Reason("why.bet", "PY-COUNT"),)),
    )
    return Dealt(Question(id=id_, kind="spin", ask=Message("ask.spin"), parts=parts), keys)


def given(value: int | None, *, ms: int = 4_000, typed: str | None = None) -> Given:
    """Make what a trainee gives for a number; None for nothing."""
    text = typed if typed is not None else "" if value is None else str(value)
    answer = None if value is None else number(value)
    return Given(typed=text, answer=answer, first_key_ms=None if value is None else ms // 2, answer_ms=ms)


def in_order(*ids: str, ms: int = 6_000) -> Given:
    """Make what a trainee gives for an order."""
    return Given(typed=" ".join(ids), answer=Sequence(ids), first_key_ms=900, answer_ms=ms)


def right(dealt: Dealt, *, ms: int = 4_000) -> tuple[Given, ...]:
    """Make the right answers to all parts of a question."""
    return tuple(
        given(key.right.money.whole, ms=ms)
        if isinstance(key.right, Number)
        else in_order(*key.right.ids, ms=ms)
        if isinstance(key.right, Sequence)
        else given(None)
        for key in dealt.keys
    )


def header(id_: str = "0" * 31 + "1", **changes: object) -> Sitting:
    """Make a sitting's header."""
    fields: dict[str, object] = {
        "id": id_,
        "mode": DRILL,
        "trainee": "",
        "drill": "roulette/payouts-1",
        "title": {"en": "First payouts", "uk": "Перші виплати", "ru": "Первые выплаты"},
        "house": "school",
        "program": "0.1.0",
        "seed": 7,
        "file_hash": "f" * 64,
        "house_hash": "e" * 64,
        "questions": 3,
        **changes,
    }
    return Sitting(**fields)  # type: ignore[arg-type]


class Shelf:
    """A store in memory: what `Quiz` and recorders ask of a store, without a disk."""

    where = "shelf"

    def __init__(self) -> None:
        self._rows: dict[str, list[Row]] = {}

    def append(self, *new: AnyEntry, after: int | None = None) -> Row:
        """Add entries of one sitting."""
        rows = self._rows.setdefault(new[0].sitting, [])
        assert after in {None, len(rows)}
        for one in new:
            rows.append(seal(one, seq=len(rows), prev=rows[-1].hash if rows else NO_HASH))
        return rows[-1]

    def rows(self, sitting: str | None = None) -> list[Row]:
        """Give the rows of one sitting, or of all."""
        several = [self._rows[sitting]] if sitting is not None else [rows for _, rows in sorted(self._rows.items())]
        return [row for rows in several for row in rows]

    def of_trainee(self, trainee: str, mode: str) -> list[tuple[str, str, str, int | None]]:
        """Give a trainee's sittings."""
        found = []
        for rows in self._rows.values():
            opened, last = rows[0].read(), rows[-1]
            assert isinstance(opened, Opened)
            about = opened.header
            if (about.mode, same_name(about.trainee)) == (mode, same_name(trainee)):
                closed = last.at if last.entry == "closed" else None
                found.append((about.id, about.drill, about.file_hash, closed))
        return found


def classroom(trainees: int = 30, questions: int = 40, *, names: tuple[str, ...] = ()) -> Shelf:
    """Let a class take a quiz: the later a trainee's number the more is right, the later a question the less."""
    shelf, clock = Shelf(), FakeClock()
    dealt = [payout(f"q{n}", 11 * n + 35, rules=(f"PY-{n % 3}",)) for n in range(questions)]
    for place in range(trainees):
        name = names[place] if place < len(names) else f"Trainee {place:02}"
        about = header(f"{place:032x}", mode=QUIZ, trainee=name, pass_percent=60, total_s=3600, drill="week-1")
        quiz = begin(shelf, about, [one.question for one in dealt], clock, attempts=9)  # type: ignore[arg-type]
        luck = Draw(7, f"trainee {place}")
        while quiz.current is not None:
            quiz.show()
            due = 11 * quiz.n + 35
            ms = 1_000 + luck.below(20_000)
            clock.pass_s(ms / SECOND)
            able = luck.below(100) < 30 + 2 * place - quiz.n // 2
            quiz.give(given(due if able else due + luck.below(90) + 1, ms=ms))
        quiz.finish(lambda: dealt)
    return shelf
