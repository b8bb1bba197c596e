"""A review: what is due again and what was missed, dealt anew and kept as practice of the drill it comes from."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from croupier_trainer.cli.drilling import Asked, new_seed, screen_for, sit
from croupier_trainer.cli.keeping import Keeper, Picked, Source, reopen, trainee_name
from croupier_trainer.drills.deal import deal_one, ids
from croupier_trainer.errors import CroupierError
from croupier_trainer.practice.clock import now
from croupier_trainer.practice.log import log_at
from croupier_trainer.practice.schedule import due_at, missed, questions_for, schedule
from croupier_trainer.ui.terminal import detect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.practice.schedule import Due, Where
    from croupier_trainer.text.words import Words

# So many questions where nothing is said.
COUNT = 10


def review(asked: Asked, words: Words) -> int:
    """Deal what is due and what was missed; give the exit code."""
    terminal = detect(plain=asked.plain)
    keeper = Keeper(asked.db, asked.trainee)
    records = log_at(keeper.place, trainee_name(asked.trainee)).records
    dues = schedule(records)
    due = questions_for(due_at(dues, now().utc_ms), len(dues))
    wanted = list(dict.fromkeys([*due, *missed(records)]))
    seed = new_seed() if asked.seed is None else asked.seed
    dealing = Dealing(seed)
    picked = dealing.deal(wanted, asked.count or COUNT)
    if dealing.gone:
        terminal.complain(terminal.wrap(words.text("review.gone", n=len(dealing.gone), drills=sorted(dealing.gone))))
    if not picked:
        terminal.print(terminal.wrap(_nothing(dues, words)))
        return 0
    text = words.text("review.head", n=len(picked), seed=str(seed))
    if waiting := len(wanted) - len(picked) - dealing.skipped:
        text += " " + words.text("review.waiting", n=waiting)
    terminal.print(terminal.wrap(text))
    return sit(picked, screen_for(terminal, words), words, keeper, mode="review", seed=seed)


def _nothing(dues: Sequence[Due], words: Words) -> str:
    if not dues:
        return words.text("review.empty")
    at = datetime.fromtimestamp(dues[0].due_ms / 1000, UTC).astimezone()
    return words.text("review.nothing", at=at.strftime("%Y-%m-%d %H:%M"))


class Dealing:
    """Deals questions of several drills; `gone` are the drills that aren't as they were, with so many `skipped`."""

    def __init__(self, seed: int) -> None:
        self.gone: set[str] = set()
        self.skipped = 0
        self._seed = seed
        self._sources: dict[tuple[str, str], Source | None] = {}

    def deal(self, wanted: Sequence[Where], most: int) -> list[Picked]:
        """Deal these questions anew, at most so many."""
        picked: list[Picked] = []
        for where in wanted:
            if len(picked) == most:
                break
            source = self._source(where)
            dealt = None if source is None else self._dealt(source, where.id)
            if source is None or dealt is None:
                self.gone.add(where.drill)
                self.skipped += 1
            else:
                picked.append(Picked(dealt, source))
        return picked

    def _source(self, where: Where) -> Source | None:
        name = where.path or where.drill
        if (name, where.house) not in self._sources:
            try:
                self._sources[name, where.house] = reopen(name, where.house)
            except CroupierError:
                self._sources[name, where.house] = None
        return self._sources[name, where.house]

    def _dealt(self, source: Source, id_: str) -> Dealt | None:
        scenario = source.scenario
        for place, spec in scenario.placed:
            # A drill dealt at more length has more turns than the file says.
            turn = int(number) if (number := id_.rpartition("-")[2]).isdecimal() and len(number) < len(id_) else 1
            if id_ in ids(spec, place + 1, turn)[-1:]:
                try:
                    return deal_one(scenario, spec, source.table, self._seed, id_)
                except CroupierError:
                    return None
        return None
