"""Call bets in a drill file: `{call: voisins, by: 80}`, `{call: neighbours, of: 26, for: 300}`.

Source: spec.md, section 3 (call).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.bets import MOST_VALUE
from croupier_trainer.drills.drawn import Whole, Word, word
from croupier_trainer.drills.message import Message, Named
from croupier_trainer.drills.players import COLOURS
from croupier_trainer.drills.spec import Fault
from croupier_trainer.errors import CroupierError
from croupier_trainer.rules.roulette.called import LAST_DIGIT, SERIES, Call, Called, unit
from croupier_trainer.rules.roulette.completes import Style

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.message import Value
    from croupier_trainer.drills.table import Table

_CALLED = tuple(str(called) for called in Called)
_STYLES = tuple(str(style) for style in Style)
_HIGHEST = 36
_USUAL_BY = (1, 100)


class CallSpec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One call as the file has it: X on each piece (`by`) or a sum in all (`for`); `colour` is the caller's."""

    call: Word
    of: Whole | None = None
    by: Whole | None = None
    for_: Whole | None = msgspec.field(default=None, name="for")
    style: Word = word("progressive")
    colour: Word | None = None

    @property
    def is_drawn(self) -> bool:
        """Whether any of its values is drawn."""
        drawn = (self.call, self.of, self.by, self.for_, self.style, self.colour)
        return any(one is not None and one.is_drawn for one in drawn)

    def faults(self, table: Table, path: tuple[str | int, ...]) -> Iterator[Fault]:
        """Find words and numbers that can't be, and calls that can never be placed."""
        faults = [*self.call.faults((*path, "call"), _CALLED), *self.style.faults((*path, "style"), _STYLES)]
        if self.of is not None:
            faults += self.of.faults((*path, "of"), 0, _HIGHEST)
        for key, whole in (("by", self.by), ("for", self.for_)):
            if whole is not None:
                faults += whole.faults((*path, key), 1, MOST_VALUE)
        yield from faults
        if faults:
            return
        last: CroupierError | None = None
        for call in self._possible():
            try:
                unit(call, table.house.roulette.zero_bets)
            except CroupierError as error:
                last = error
            else:
                return
        if last is not None:
            yield Fault(last.problems[0].code, path, last.problems[0].params)

    def _possible(self) -> Iterator[Call]:
        """Give calls in which each drawn amount is at its highest: if any fits, one of these does."""
        for called in self.call.possible(_CALLED):
            for style in self.style.possible(_STYLES):
                for of in _numbers(Called(called), self.of):
                    yield Call(
                        call=Called(called),
                        of=of,
                        by=None if self.by is None else max(self.by.possible(1, MOST_VALUE, _USUAL_BY)),
                        for_sum=None if self.for_ is None else max(self.for_.possible(1, MOST_VALUE)),
                        style=Style(style),
                    )

    def deal(self, table: Table, draw: Draw, colours: Sequence[str] = COLOURS) -> Call:
        """Give the call, drawn among those that can be placed; a drawn colour is one of `colours`."""
        while True:
            called = Called(self.call.resolve(draw, _CALLED))
            numbers = _numbers(called, self.of)
            call = Call(
                call=called,
                of=numbers[draw.below(len(numbers))],
                by=None if self.by is None else self.by.resolve(draw, 1, MOST_VALUE, _USUAL_BY),
                for_sum=None if self.for_ is None else self.for_.resolve(draw, 1, MOST_VALUE),
                style=Style(self.style.resolve(draw, _STYLES)),
                colour=None if self.colour is None else self.colour.resolve(draw, colours),
            )
            try:
                unit(call, table.house.roulette.zero_bets)
            except CroupierError:
                continue  # faults has found one that can be placed, so it comes
            return call


def _numbers(called: Called, of: Whole | None) -> Sequence[int | None]:
    """Give the numbers that `of` may be: of a drawn one only those that the call takes."""
    if of is None:
        return (None,)
    if not of.is_drawn:
        return (of.possible(0, MOST_VALUE)[0],)
    if called in SERIES:
        return (None,)
    return of.possible(0, LAST_DIGIT if called is Called.FINAL else _HIGHEST) or (-1,)


def call_faults(calls: tuple[CallSpec, ...], table: Table) -> Iterator[Fault]:
    """Find what is wrong with any of the calls."""
    if not calls:
        yield Fault("load.no-calls", ("calls",))
    for place, call in enumerate(calls):
        yield from call.faults(table, ("calls", place))


def called_aloud(call: Call) -> Message:
    """Say a call as the player calls it: "neighbours of 26 by 60"."""
    params: dict[str, Value] = {"call": Named("call", str(call.call))}
    key = "series" if call.of is None else "of"
    if call.of is not None:
        params["of"] = call.of
    if call.call is Called.COMPLETE:
        key = "complete"
        params["style"] = Named("style", str(call.style))
    if call.by is not None:
        key += "-by"
        params["by"] = call.by
    elif call.for_sum is not None:
        key += "-for"
        params["sum"] = call.for_sum
    return Message(f"call.{key}", params)
