"""A recorder that is made behind the prompt: what it needs takes longer to import than the first picture may."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier_trainer.drills.question import Dealt, Grade, Question
    from croupier_trainer.practice.session import Given, Recorder


class Behind:
    """Stands for the recorder that `make` gives; it is made after `delay_s`, or as soon as there is an answer.

    What goes wrong in making it is raised where the recorder is first needed.
    """

    def __init__(self, make: Callable[[], Recorder], delay_s: float) -> None:
        self._make = make
        self._delay_s = delay_s
        self._wanted = Event()
        self._given_up = False
        self._made: Recorder | None = None
        self._error: BaseException | None = None
        self._thread = Thread(target=self._run, name="recorder", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        self._wanted.wait(self._delay_s)
        if self._given_up:
            return
        try:
            self._made = self._make()
        except BaseException as error:  # noqa: BLE001 - raised again where the recorder is needed
            self._error = error

    def recorder(self) -> Recorder:
        """Give the recorder, waiting until it is made; raises what went wrong with it."""
        self._wanted.set()
        self._thread.join()
        if self._made is None:
            raise self._error or RuntimeError("no recorder")
        return self._made

    def give_up(self) -> None:
        """Let it be: where it is not begun on it is not made any more."""
        self._given_up = True
        self._wanted.set()
        self._thread.join()

    def given(self, *, n: int, question: Question, part: int, given: Given) -> None:
        """Keep one part's answer."""
        self.recorder().given(n=n, question=question, part=part, given=given)

    def graded(self, *, n: int, dealt: Dealt, grade: Grade) -> None:
        """Keep the grade of a question."""
        self.recorder().graded(n=n, dealt=dealt, grade=grade)
