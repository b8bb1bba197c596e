"""A small drill with every form of answer, run in a terminal.

little_drill.py [LANGUAGE] [--plain] [--limit N] [--many]; with --many one choice among thirty is asked.
"""

from __future__ import annotations

import sys
import time

from croupier_trainer.drills.answers import (
    Choice,
    ChoiceForm,
    Chosen,
    Number,
    NumberForm,
    Sequence,
    SequenceForm,
    SetForm,
    Tally,
    TallyForm,
    number,
)
from croupier_trainer.drills.message import Message, Named, Value
from croupier_trainer.drills.question import Dealt, Key, Part, Question
from croupier_trainer.drills.scenes import Chips, ChipsScene, LayoutScene, Pile
from croupier_trainer.practice.session import Session
from croupier_trainer.rules.roulette.payouts import Player, payout, wagers
from croupier_trainer.rules.table import Reason
from croupier_trainer.text.words import Words
from croupier_trainer.ui.drill import Drill
from croupier_trainer.ui.plain import PlainScreen
from croupier_trainer.ui.prompt import PromptScreen
from croupier_trainer.ui.terminal import detect

BETS_LAID = {"17": 2, "17/20": 3, "16/17/18": 1, "13/14/15/16/17/18": 2, "high": 5}


def questions(limit_s: int | None = None) -> list[Dealt]:
    """Make one question of each form: a payout, stacks in parts, neighbours, coverage, cash."""
    paid = payout(17, Player(wagers=wagers(BETS_LAID)))
    piles = tuple(Pile(spot=spot, chips=(Chips(colour="chips", count=n),)) for spot, n in BETS_LAID.items())
    return [
        Dealt(
            Question(
                id="seventeen",
                kind="payout",
                ask=Message("ask.payout", {"number": 17}),
                scenes=(LayoutScene(number=17, piles=piles),),
                parts=(Part(ask=Message("part.payout"), form=NumberForm(unit="chips"), skill="payout"),),
                limit_s=limit_s,
            ),
            (Key(right=Number(paid.total), terms=paid.terms, odds=(35, 17, 11, 8, 5, 2, 1), why=paid.why),),
        ),
        Dealt(
            Question(
                id="stacks",
                kind="stacks",
                ask=Message("ask.stacks", {"n": 75}),
                scenes=(ChipsScene(count=75),),
                parts=(
                    Part(
                        path=("take",),
                        ask=Message("part.stacks-take"),
                        form=NumberForm(unit="count"),
                        skill="stacks",
                    ),
                    Part(
                        path=("technique",),
                        ask=Message("part.stacks-technique"),
                        form=ChoiceForm(of="technique", options=("drop", "pencil", "none")),
                        skill="technique",
                    ),
                ),
                limit_s=limit_s,
            ),
            (
                Key(right=number(4), why=(Reason("working.stacks-pencil", "ST-PENCIL", (("rest", 15), ("off", 5))),)),
                Key(right=Choice("pencil")),
            ),
        ),
        _listed("neighbours", {"number": 17}, SequenceForm(of="number"), Sequence(("2", "25", "17", "34", "6"))),
        _listed("coverage", {"bet": Named("bet", "17/20")}, SetForm(of="number"), Chosen(("17", "20"))),
        _listed("cash", {"value": 475}, TallyForm(of="cash", options=("1", "5", "25", "100")),
                Tally((("100", 4), ("25", 3)))),
    ]  # fmt: skip


def _listed(kind: str, given: dict[str, Value], form: SequenceForm | SetForm | TallyForm, right: Answer) -> Dealt:
    question = Question(
        id=kind,
        kind=kind,
        ask=Message(f"ask.{kind}", given),
        parts=(Part(ask=Message(f"part.{kind}"), form=form, skill=kind),),
    )
    why = (Reason("working.neighbours", "RT-WHEEL", (("number", 17), ("numbers", "2, 25, 17, 34, 6"))),)
    return Dealt(question, (Key(right=right, why=why if kind == "neighbours" else ()),))


Answer = Sequence | Chosen | Tally


def many() -> list[Dealt]:
    """Make a choice among thirty."""
    options = tuple(f"rule number {place}, with a text too long for one line of eighty cells" for place in range(30))
    form = ChoiceForm(of="nothing", options=options)
    part = Part(ask=Message("part.sector"), form=form, skill="many")
    question = Question(id="many", kind="many", ask=Message("ask.sector", {"number": 0}), parts=(part,))
    return [Dealt(question, (Key(right=Choice(options[20])),))]


def now_ms() -> int:
    """Read the clock."""
    return time.monotonic_ns() // 1_000_000


def main(arguments: list[str]) -> None:
    """Run the drill and say how it ended."""
    language = next((one for one in arguments if one in {"en", "uk", "ru"}), "en")
    limit_s = int(arguments[arguments.index("--limit") + 1]) if "--limit" in arguments else None
    terminal = detect(plain="--plain" in arguments)
    words = Words(language)
    screen = (PlainScreen if terminal.plain else PromptScreen)(terminal, words, now_ms)
    drill = Drill(screen=screen, words=words, now_ms=now_ms, again=Session)
    outcome = drill.run(Session(many() if "--many" in arguments else questions(limit_s)))
    givens = [given for session in outcome.sessions for done in session.done for given in done.givens]
    terminal.print(
        f"GIVEN {one.typed!a} {one.answer is not None} {one.first_key_ms} {one.answer_ms} {one.late}" for one in givens
    )
    scores = " ".join(f"{len(one.done)}/{one.right}" for one in outcome.sessions)
    terminal.print([f"END {outcome.end.value} {scores}"])


if __name__ == "__main__":
    main(sys.argv[1:])
