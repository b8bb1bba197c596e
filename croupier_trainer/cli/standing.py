"""How things stand for whoever opens the menu: an unfinished quiz, what is due, what to do next."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.cli.figures import local_date
from croupier_trainer.cli.keeping import trainee_name
from croupier_trainer.practice.clock import now
from croupier_trainer.practice.foreign import rows_of_open_quiz
from croupier_trainer.practice.log import log_at, read_log
from croupier_trainer.practice.place import place
from croupier_trainer.practice.progress import progress
from croupier_trainer.practice.record import QUIZ

if TYPE_CHECKING:
    from croupier_trainer.drills.message import Message
    from croupier_trainer.practice.log import Past


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The quiz to go on with, if any; how many skills are due; what to do next."""

    quiz: Past | None
    due: int
    next: Message


def standing() -> Standing:
    """Look at the store of this user; raises StoreError or UsageError."""
    where = place(None, os.environ)
    pasts = log_at(where, trainee_name(None)).pasts
    found = progress(pasts, now().utc_ms, local_date)
    # On a machine that trainees share the quiz may be another's, who gave a name.
    others = read_log(rows_of_open_quiz(where.path)).pasts if where.path is not None else ()
    still = [past for past in (*pasts, *others) if past.header.mode == QUIZ and not past.closed]
    return Standing(quiz=max(still, key=lambda past: past.opened_ms, default=None), due=found.due, next=found.next)
