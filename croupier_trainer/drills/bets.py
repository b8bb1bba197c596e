"""Bets in a drill file: written out, or drawn.

`bets: {17: 2, 17/20: 3}` or `bets: {draw: 2..5, of: [split, corner], touching: number, chips: 1..8}`.
Source: spec.md, section 2.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.shown import shown
from croupier_trainer.drills.spec import Fault
from croupier_trainer.rules.roulette.bets import ON_NUMBER, Bet, Kind, ZeroBets, available
from croupier_trainer.rules.roulette.payouts import Wager
from croupier_trainer.rules.roulette.spelling import UnknownBet, parse

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier_trainer.drills.draw import Draw

# A pile higher than this is no bet but a slip of the pen; sums stay within twelve digits.
MOST_CHIPS = 1_000_000
MOST_VALUE = 1_000_000
_KINDS = tuple(str(kind) for kind in Kind)
_INSIDE = tuple(str(kind) for kind in Kind if kind.is_inside)
_DRAW_KEYS = ("draw", "of", "touching", "chips")
_TOUCHING = ("number", "anything")

_USUAL_CHIPS = Whole(1, 5)

# An unnamed player's chips: one player whose colour doesn't matter.
UNNAMED = "chips"


@lru_cache(maxsize=256)
def _candidates(kinds: tuple[str, ...], number: int | None, zero_bets: ZeroBets) -> tuple[Bet, ...]:
    """Give the spots of these kinds that touch a number (None: all spots)."""
    spots = available(zero_bets) if number is None else ON_NUMBER[number]
    return tuple(bet for bet in spots if bet.kind in kinds and not (bet.is_zero_bet and zero_bets is ZeroBets.NONE))


class Bets:
    """A player's bets as the file has them: spellings with how many chips, or a draw.

    `is_drawn`: whether the bets or their chips are drawn.
    """

    __slots__ = ("_fitting", "_found", "chips", "count", "fixed", "is_drawn", "kinds", "raw", "touching")

    def __init__(self, raw: dict[str, object]) -> None:
        self.raw = raw
        self.fixed: tuple[tuple[str, Whole], ...] = ()
        self.count: Whole | None = None
        self.kinds: tuple[str, ...] = _INSIDE
        self.touching = "number"
        self.chips = _USUAL_CHIPS
        self.is_drawn = False
        self._found: tuple[ZeroBets, tuple[Bet, ...]] | None = None
        self._fitting: dict[tuple[ZeroBets, tuple[int, ...]], Sequence[int]] = {}

    @classmethod
    def from_yaml(cls, value: object) -> Bets:
        """Read what the file says; raises Misread where it is no mapping or a value in it no number or draw."""
        if not isinstance(value, dict):
            raise Misread("load.bets", given=shown(value))
        bets = cls(value)
        found: list[Misread] = []
        if "draw" in value:
            bets._read_draw(value, found)
        else:
            bets.fixed = tuple((str(spot), _whole(chips, spot, found)) for spot, chips in value.items())
            if found:
                found += bets._wrong_spots()
        Misread.raise_all(found)
        bets.is_drawn = bets.count is not None or any(chips.is_drawn for _, chips in bets.fixed)
        return bets

    def _read_draw(self, value: dict[str, object], found: list[Misread]) -> None:
        unknown = [key for key in value if key not in _DRAW_KEYS]
        found += [Misread("load.unknown-key", at=(key,), key=key, known=_DRAW_KEYS) for key in unknown]
        self.count = _whole(value["draw"], "draw", found)
        self.kinds = _kinds(value.get("of", list(_INSIDE)), found)
        self.touching = str(value.get("touching", "number"))
        if self.touching not in _TOUCHING:
            found.append(Misread("load.not-one-of", at=("touching",), given=self.touching, known=_TOUCHING))
        if "chips" in value:
            self.chips = _whole(value["chips"], "chips", found)

    def _wrong_spots(self) -> Iterator[Misread]:
        """Find what else is wrong where no table will be asked any more, because chips are."""
        for fault in self.always_wrong():
            misread = Misread(fault.code, fault.path, **(fault.params or {}))
            misread.of_key = fault.of_key
            yield misread

    def always_wrong(self) -> Iterator[Fault]:
        """Find what is wrong at every table; asked where a question can't be made for another reason."""
        return self.faults((), ZeroBets.ALLOWED, empty=True)

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        whole = Whole.json_schema()
        return {
            "anyOf": [
                {
                    "type": "object",
                    "properties": {
                        "draw": whole,
                        "of": {"type": "array", "items": {"enum": list(_KINDS)}, "minItems": 1},
                        "touching": {"enum": list(_TOUCHING)},
                        "chips": whole,
                    },
                    "required": ["draw"],
                    "additionalProperties": False,
                },
                {"type": "object", "additionalProperties": whole, "minProperties": 1},
            ]
        }

    def faults(self, path: tuple[str | int, ...], zero_bets: ZeroBets, *, empty: bool = False) -> Iterator[Fault]:
        """Find spots that don't exist, one spot twice in any spelling, and chips out of range."""
        if self.count is not None:
            yield from self.count.faults((*path, "draw"), 1, len(available(zero_bets)))
            yield from self.chips.faults((*path, "chips"), 1, MOST_CHIPS)
            return
        if not self.fixed and not empty:
            yield Fault("load.no-bets", path)
        seen: dict[str, str] = {}
        found: list[Bet] = []
        for spelling, chips in self.fixed:
            try:
                bet = parse(spelling, zero_bets)
            except UnknownBet as error:
                yield Fault(error.problems[0].code, (*path, spelling), error.problems[0].params, of_key=True)
                continue
            found.append(bet)
            spot = bet.id
            if spot in seen:
                yield Fault("load.spot-twice", (*path, spelling), {"given": spelling, "first": seen[spot]}, of_key=True)
            seen.setdefault(spot, spelling)
            if not chips.is_within(1, MOST_CHIPS):
                yield from chips.faults((*path, spelling), 1, MOST_CHIPS)
        if len(found) == len(self.fixed):
            # Dealing needs the same spots again.
            self._found = (zero_bets, tuple(found))

    def fits(self, number: int, zero_bets: ZeroBets) -> bool:
        """Whether enough spots touch this number for the draw."""
        return self.count is None or self._counts(self._spots(number, zero_bets)) != ()

    def fitting(self, numbers: Sequence[int], zero_bets: ZeroBets) -> Sequence[int]:
        """Give those of the numbers that `fits`; kept, since each question that is dealt asks for the same."""
        if self.count is None:
            return numbers
        asked = (zero_bets, tuple(numbers))
        if asked not in self._fitting:
            self._fitting[asked] = [number for number in numbers if self.fits(number, zero_bets)]
        return self._fitting[asked]

    def _spots(self, number: int | None, zero_bets: ZeroBets) -> tuple[Bet, ...]:
        return _candidates(self.kinds, number if self.touching == "number" else None, zero_bets)

    def _fixed_spots(self, zero_bets: ZeroBets) -> tuple[Bet, ...]:
        if self._found is not None and self._found[0] is zero_bets:
            return self._found[1]
        return tuple(parse(spelling, zero_bets) for spelling, _ in self.fixed)

    def _counts(self, spots: Sequence[Bet]) -> Sequence[int]:
        """Give how many bets can be drawn of these spots; () where none of the numbers wanted can."""
        return tuple(self.count.possible(1, len(spots))) if self.count and spots else ()

    def deal(self, number: int | None, draw: Draw, zero_bets: ZeroBets) -> tuple[Wager, ...]:
        """Give the wagers, spots drawn before chips."""
        if self.count is None:
            return tuple(
                [
                    Wager(bet, chips.resolve(draw, 1, MOST_CHIPS))
                    for bet, (_, chips) in zip(self._fixed_spots(zero_bets), self.fixed, strict=True)
                ]
            )
        spots = self._spots(number, zero_bets)
        drawn = draw.sample(spots, draw.choose(self._counts(spots)))
        return tuple(Wager(spot, self.chips.resolve(draw, 1, MOST_CHIPS)) for spot in drawn)


def _whole(value: object, key: str, found: list[Misread]) -> Whole:
    try:
        return Whole.from_yaml(value)
    except Misread as error:
        found.append(error.under(key))
        return Whole(1, 1)


def _kinds(value: object, found: list[Misread]) -> tuple[str, ...]:
    if not isinstance(value, list) or not value:
        found.append(Misread("load.kinds", at=("of",), given=shown(value)))
        return ()
    found += [
        Misread("load.not-one-of", at=("of", place), given=shown(kind), known=_KINDS)
        for place, kind in enumerate(value)
        if kind not in _KINDS
    ]
    return tuple(str(kind) for kind in value)
