"""Questions, sittings and clocks made up for the tests of practice and sheets."""

from __future__ import annotations

from dataclasses import dataclass, field

from croupier_trainer.drills.answers import Number, NumberForm, Sequence, SequenceForm, number
from croupier_trainer.drills.message import Message
from croupier_trainer.drills.question import Dealt, Key, Part, Question
from croupier_trainer.drills.scenes import ChipsScene
from croupier_trainer.practice.clock import Moment
from croupier_trainer.practice.record import DRILL, Sitting
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
