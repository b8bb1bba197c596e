"""A drill from the command line to its end: which drill, which seed, which screen.

What the first question needs is imported first; the prompt comes after its picture is painted.
"""

from __future__ import annotations

import gc
import os
import time
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.cli.keeping import Keeper, Picked, Source
from croupier_trainer.cli.settings import house_for, preferred_limit_s
from croupier_trainer.drills.deal import sitting, with_limit
from croupier_trainer.drills.load import open_drill
from croupier_trainer.errors import Problem, UsageError
from croupier_trainer.practice.session import NoRecord, Session
from croupier_trainer.ui.drill import Drill, End
from croupier_trainer.ui.terminal import detect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.drills.answer_file import Answers
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.practice.session import Recorder
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.asking import Clock, Screen
    from croupier_trainer.ui.terminal import Terminal

INTERRUPTED = 130
_SEED_BYTES = 4


# A Struct and no dataclass, as in ui/asking.py: it is made in a hundredth of the time.
class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line asks for."""

    name: str | None = None
    count: int | None = None
    seed: int | None = None
    level: int | None = None
    tag: str | None = None
    house: str | None = None
    limit_s: int | None = None
    plain: bool = False
    answers: str | None = None
    db: str | None = None
    trainee: str | None = None
    record: bool = True


def now_ms() -> int:
    """Give milliseconds of the monotonic clock."""
    return time.monotonic_ns() // 1_000_000


def new_seed() -> int:
    """Draw a seed: the only randomness of the program."""
    return int.from_bytes(os.urandom(_SEED_BYTES), "big")


def practise(asked: Asked, words: Words) -> int:
    """Run the drill; give the exit code. Raises UsageError and FileError before the first question."""
    # Nothing that a start makes is garbage: looking for some costs more than the picture.
    gc.disable()
    terminal = detect(plain=asked.plain)
    answers = _answers(asked.answers)
    seed = asked.seed if asked.seed is not None else answers.seed if answers else None
    seed = new_seed() if seed is None else seed
    name = asked.name or _choose(asked, seed)
    keeper = Keeper(asked.db, asked.trainee) if asked.record else None
    house = house_for(name, asked.house, os.environ)
    limit_s = preferred_limit_s(os.environ) if asked.limit_s is None else asked.limit_s
    scenario, table = open_drill(name, house)
    source = Source(name=name, house=house, scenario=scenario, table=table, limit_s=limit_s)
    questions = sitting(scenario, table, seed, asked.count)
    if limit_s is not None:
        questions = [with_limit(dealt, limit_s) for dealt in questions]
    title = words.wording(scenario.head.title)
    terminal.print(terminal.wrap(words.text("drill.head", title=title, seed=str(seed))))
    if answers is not None:
        answers.read(questions)
    screen = screen_for(terminal, words, answers)
    return sit([Picked(dealt, source) for dealt in questions], screen, words, keeper, mode="drill", seed=seed)


def sit(picked: Sequence[Picked], screen: Screen, words: Words, keeper: Keeper | None, *, mode: str, seed: int) -> int:
    """Ask these questions, and once more what was missed, as long as the trainee wants; give the exit code."""
    sources = {id(one.dealt): one.source for one in picked}
    session = Session([one.dealt for one in picked])

    def recorder(questions: Sequence[Dealt], mode: str) -> Recorder:
        if keeper is None:
            return NoRecord()
        mine = [Picked(dealt, sources[id(dealt)]) for dealt in questions]
        return keeper.sitting(mine, mode=mode, seed=seed, language=words.language)

    def painted() -> None:
        # What keeps the answers is made when the first question is on screen: the trainee looks at it meanwhile.
        # What has been made so far stays: frozen, it needn't be looked through while the prompt is imported.
        gc.freeze()
        gc.enable()
        session.recorder = recorder(session.questions, mode)

    def again(missed: Sequence[Dealt]) -> Session:
        return Session(missed, recorder(missed, "review"))

    drill = Drill(screen=screen, words=words, now_ms=now_ms, again=again, painted=painted)
    try:
        outcome = drill.run(session)
    finally:
        if keeper is not None:
            keeper.close()
    return INTERRUPTED if outcome.end is End.LEFT else 0


def _answers(name: str | None) -> Answers | None:
    if name is None:
        return None
    from pathlib import Path

    from croupier_trainer.drills.answer_file import read_answer_file

    return read_answer_file(Path(name), name)


def _choose(asked: Asked, seed: int) -> str:
    """Choose a drill of the level and tag asked for; the first of the course where neither is."""
    from croupier_trainer.cli.shipped import listing
    from croupier_trainer.drills.draw import Draw

    entries = listing(asked.level, asked.tag)
    if not entries:
        level = asked.level if asked.level is not None else "1-5"
        raise UsageError(Problem(code="usage.no-level", params={"level": level}))
    if asked.level is None and asked.tag is None:
        return "roulette/payouts-1"
    return Draw(seed, "which drill").choose(entries).name


def screen_for(terminal: Terminal, words: Words, answers: Answers | None = None, clock: Clock = now_ms) -> Screen:
    """Give the screen that this terminal can do, or the file of answers in its place; `clock` times what is typed."""
    if answers is not None:
        from croupier_trainer.ui.answers_screen import AnswersScreen

        return AnswersScreen(terminal, words, answers.by_id)
    if terminal.plain:
        from croupier_trainer.ui.plain import PlainScreen

        return PlainScreen(terminal, words, clock)
    from croupier_trainer.ui.prompt import PromptScreen

    return PromptScreen(terminal, words, clock)
