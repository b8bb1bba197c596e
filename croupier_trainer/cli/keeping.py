"""Keeping what is answered: in which store, under whose name, as which sitting."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.cli.settings import VARIABLES
from croupier_trainer.drills import library
from croupier_trainer.drills.question import Dealt
from croupier_trainer.drills.scenario import Scenario
from croupier_trainer.drills.table import Table
from croupier_trainer.practice.place import place
from croupier_trainer.practice.probe import probe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.practice.behind import Behind
    from croupier_trainer.practice.record import Sitting
    from croupier_trainer.practice.recorder import Opening, StoreRecorder
    from croupier_trainer.practice.session import Recorder

# The prompt is on screen before the store takes its share of the processor.
_DELAY_S = 0.3
_ID_BYTES = 16


# Structs and no dataclasses, as in ui/asking.py: they are made in a hundredth of the time.
class Source(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A drill as it was asked for: its name, house and limit on the command line, and what was read of it."""

    name: str
    house: str | None
    scenario: Scenario
    table: Table
    limit_s: int | None = None

    def header(self, *, mode: str, trainee: str, seed: int, questions: int, language: str) -> Sitting:
        """Make the header of a new sitting."""
        from croupier_trainer import __version__
        from croupier_trainer.drills.houses import house_hash
        from croupier_trainer.practice.record import REVIEW, Sitting

        head = self.scenario.head
        drill, path = drill_name(self.name)
        # A goal is for the whole drill, not for some of its questions done again.
        goal = None if mode == REVIEW else head.goal
        return Sitting(
            id=os.urandom(_ID_BYTES).hex(),
            mode=mode,
            trainee=trainee,
            drill=drill,
            title=head.title,
            path=path,
            house=house_name(self.house, self.scenario),
            program=__version__,
            language=language,
            seed=seed,
            file_hash=self.scenario.file_hash,
            house_hash=house_hash(self.table.house),
            questions=questions,
            shuffled=head.order == "shuffled",
            limit_s=head.limit_s if self.limit_s is None else self.limit_s,
            total_s=head.total_s,
            pass_percent=head.pass_,
            goal_right=goal.right if goal else None,
            goal_s=goal.seconds if goal else None,
        )


def reopen(name: str, house: str) -> Source:
    """Open a drill again as results name it, by its shipped name or its file; raises UsageError or FileError."""
    from croupier_trainer.drills.load import read_scenario, table_for

    path, shown = library.find_drill(name)
    scenario = read_scenario(library.read_bytes(path, shown), shown, path.parent)
    asked = None if scenario.head.house == house else house
    return Source(name=name, house=asked, scenario=scenario, table=table_for(scenario, asked))


class Picked(msgspec.Struct, frozen=True):
    """A question and the drill that it comes from."""

    dealt: Dealt
    source: Source


class Keeper:
    """The store of one drill or review: told of its faults before the first question, opened after it.

    Raises StoreError or UsageError where nothing can be kept there.
    """

    def __init__(self, db: str | None, trainee: str | None) -> None:
        self.place = place(db, os.environ)
        probe(self.place)
        self._trainee = trainee
        self._opening: Opening | None = None
        self._recorders: list[StoreRecorder] = []
        self._behind: list[Behind] = []

    def sitting(self, picked: Sequence[Picked], *, mode: str, seed: int, language: str) -> Recorder:
        """Begin a sitting for these questions, or one for each drill that they come from.

        All this happens behind the prompt; a server is asked at once, since only it can tell its faults.
        """
        from croupier_trainer.practice.behind import Behind

        behind = Behind(lambda: self._make(picked, mode=mode, seed=seed, language=language), _DELAY_S)
        self._behind.append(behind)
        if self.place.url is not None:
            behind.recorder()
        return behind

    def _make(self, picked: Sequence[Picked], *, mode: str, seed: int, language: str) -> Recorder:
        from croupier_trainer.practice.recorder import Spread

        counts: dict[Source, int] = {}
        places = []
        for one in picked:
            at = counts[one.source] = counts.get(one.source, -1) + 1
            places.append((one.source, at))
        trainee = trainee_name(self._trainee)
        recorders = {
            source: self._recorder(
                source.header(mode=mode, trainee=trainee, seed=seed, questions=last + 1, language=language)
            )
            for source, last in counts.items()
        }
        if len(recorders) == 1:
            return next(iter(recorders.values()))
        return Spread([(recorders[source], at) for source, at in places])

    def _recorder(self, header: Sitting) -> StoreRecorder:
        from croupier_trainer.practice.clock import now
        from croupier_trainer.practice.recorder import Opening, StoreRecorder

        if self._opening is None:
            self._opening = Opening(self.place)
            if self.place.url is not None:
                self._opening.store()
        recorder = StoreRecorder(self._opening, header, now)
        self._recorders.append(recorder)
        return recorder

    def close(self) -> None:
        """End all sittings and let go of the store."""
        for behind in self._behind:
            behind.give_up()
        try:
            for recorder in self._recorders:
                recorder.close()
        finally:
            if self._opening is not None:
                self._opening.close()


def trainee_name(asked: str | None) -> str:
    """Give the trainee's name: the one asked for, else that of the settings, else the machine's name for the user."""
    for name in (asked, os.environ.get(VARIABLES["trainee"])):
        if name is not None and name.strip():
            return name.strip()
    import getpass

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        # A user without a name (some containers).
        return ""


def drill_name(name: str) -> tuple[str, str | None]:
    """Give under which name a drill's results stand, and its file where it isn't shipped."""
    path = library.find_drill(name)[0].resolve()
    root = library.root().resolve()
    if path.is_relative_to(root):
        return path.relative_to(root).with_suffix("").as_posix(), None
    return path.name, str(path)


def house_name(asked: str | None, scenario: Scenario) -> str:
    """Give the house as results name it: a shipped one, the drill's own, or a file by its whole path."""
    if asked is None or asked in library.houses():
        return asked or scenario.head.house
    return os.path.realpath(asked)
