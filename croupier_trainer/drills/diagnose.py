"""Explaining a wrong number: which slip of a dealer gives exactly this one.

One search over the terms of a key, with no kind in it. The classes of slips are tried in the order of
spec.md, section 4, never two slips together; the first class that fits is named, with at most three ways.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, TypeAlias

from croupier_trainer.drills.answers import Number
from croupier_trainer.drills.message import Named, amount
from croupier_trainer.drills.question import Finding
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.table import Fate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier_trainer.drills.message import Value
    from croupier_trainer.drills.question import Key
    from croupier_trainer.rules.table import Term

# A way to come to a wrong number: that number, the rule it breaks, and what to say of it.
Way: TypeAlias = tuple[Money, "str | None", "dict[str, Value]"]

MOST_WAYS = 3


def diagnose(key: Key, given: Money) -> tuple[Finding, ...]:
    """Name the first class of slips that gives `given` where `key` is right: one finding a way.

    A number that no slip explains gives one finding that says so.
    """
    if not isinstance(key.right, Number):
        raise TypeError("only a number can be diagnosed")
    right = key.right.money
    for code, ways in CLASSES:
        fitting = (
            Finding(code=code, rule=rule, params=params)
            for number, rule, params in _within(key, ways, right)
            if number == given
        )
        if found := tuple(islice(fitting, MOST_WAYS)):
            return found
    return (Finding(code="finding.no-slip", params={"given": amount(given), "due": amount(right)}),)


def _within(key: Key, ways: Callable[[Key, Money], Iterator[Way]], right: Money) -> Iterator[Way]:
    """Give the ways of a class; where a maximum cuts the sum, a slip among its terms is cut to it, too."""
    if key.full is None or ways in {swapped, off_by}:
        yield from ways(key, right)
        return
    for number, rule, params in ways(key, key.full):
        yield min(number, right), rule, params


def _own(key: Key, *fates: Fate) -> Iterator[Term]:
    return (term for term in key.terms if term.owner == key.owner and term.fate in fates)


def _what(term: Term) -> dict[str, Value]:
    return {"what": Named(term.what.of, term.what.id)}


def _stake(term: Term) -> dict[str, Value]:
    return {"what": Named(term.what.of, term.what.id), "stake": amount(term.stake)}


def _times(stake: Money, odds: tuple[int, int]) -> Money:
    return Money(stake.halves * odds[0] // odds[1])


def left_out(key: Key, right: Money) -> Iterator[Way]:
    """Leave one bet out."""
    for term in _own(key, Fate.PAID):
        if term.pays:
            yield right - term.pays, term.rule, {**_what(term), "pays": amount(term.pays)}
    for term in _own(key, Fate.HALVED):
        if key.asks_back:
            yield right - term.pays, term.rule, {**_what(term), "pays": amount(term.pays)}
    for term in _own(key, Fate.LOST):
        if key.signed:
            yield right + term.stake, term.rule, {**_what(term), "pays": amount(-term.stake)}


def loser_paid(key: Key, right: Money) -> Iterator[Way]:
    """Count a losing bet."""
    for term in _own(key, Fate.LOST):
        pays = _times(term.stake, (1, 2)) if key.asks_back else term.pays
        by = pays + term.stake if key.signed else pays
        yield right + by, term.rule, {**_what(term), "pays": amount(pays)}
    if not key.asks_back:
        for term in _own(key, Fate.HALVED):
            # An even chance on zero taken for a winner.
            yield right + term.stake, term.rule, {**_what(term), "pays": amount(term.stake)}


def other_odds(key: Key, right: Money) -> Iterator[Way]:
    """Pay one bet at another bet's odds."""
    for term in _own(key, Fate.PAID):
        for odds in key.odds:
            if (odds, 1) != term.odds:
                number = right - term.pays + term.stake * odds
                yield number, term.rule, {**_stake(term), "odds": odds, "due": _odds(term)}


def _odds(term: Term) -> int | str:
    return term.odds[0] if term.odds[1] == 1 else f"{term.odds[0]}:{term.odds[1]}"


def stake_in(key: Key, right: Money) -> Iterator[Way]:
    """Count the stake in, of one bet or of all."""
    paid = list(_own(key, Fate.PAID))
    for term in paid:
        yield right + term.stake, term.rule, _stake(term)
    if len(paid) > 1:
        total = sum((term.stake for term in paid), Money())
        yield right + total, paid[0].rule, {"what": Named("item", "all-bets"), "stake": amount(total)}


def one_chip(key: Key, right: Money) -> Iterator[Way]:
    """Take one chip too many or too few, on one bet or in the sum."""
    chip = Money(key.unit_halves)
    for sign, code in ((1, "many"), (-1, "few")):
        for term in _own(key, Fate.PAID):
            step = _times(chip, term.odds)
            yield right + step * sign, term.rule, {**_what(term), "sign": Named("sign", code)}
        yield right + chip * sign, None, {"what": Named("item", "sum"), "sign": Named("sign", code)}


def other_colour(key: Key, right: Money) -> Iterator[Way]:
    """Count another colour's chips for this one."""
    for term in key.terms:
        if term.owner != key.owner and term.fate is Fate.PAID and term.owner is not None:
            owner: Value = Named(term.owner.of, term.owner.id)
            yield right + term.pays, term.rule, {**_what(term), "owner": owner, "pays": amount(term.pays)}
    for other in {term.owner for term in key.terms} - {key.owner}:
        if other is not None:
            theirs = sum((t.pays for t in key.terms if t.owner == other and t.fate is Fate.PAID), Money())
            yield (
                theirs,
                None,
                {"what": Named("item", "sum"), "owner": Named(other.of, other.id), "pays": amount(theirs)},
            )


def swapped(key: Key, right: Money) -> Iterator[Way]:
    """Swap two digits of the number."""
    del key
    sign = -1 if right.halves < 0 else 1
    whole, half = divmod(abs(right.halves), 2)
    digits = str(whole)
    for left in range(len(digits)):
        for other in range(left + 1, len(digits)):
            if digits[left] != digits[other]:
                turned = list(digits)
                turned[left], turned[other] = turned[other], turned[left]
                number = Money(sign * (2 * int("".join(turned)) + half))
                yield number, None, {"due": amount(right)}


def off_by(key: Key, right: Money) -> Iterator[Way]:
    """Be off by ten or a hundred."""
    del key
    for by in (10, 100):
        for sign in (1, -1):
            yield right + Money.of(by * sign), None, {"by": by}


def half(key: Key, right: Money) -> Iterator[Way]:
    """Take no half on zero, or one where none is due."""
    halved = list(_own(key, Fate.HALVED))
    groups = [[term] for term in halved] + ([halved] if len(halved) > 1 else [])
    for group in groups:
        stake = sum((term.stake for term in group), Money())
        what: Value = Named("item", "all-bets") if len(group) > 1 else Named(group[0].what.of, group[0].what.id)
        # Where halves are asked the whole stake was given back; in a payout the half was counted as won.
        returned = sum((term.pays for term in group), Money())
        by = stake - returned if key.asks_back else returned
        yield right + by, group[0].rule, {"what": what, "stake": amount(stake)}
    # What moves at a poker table has nothing to do with zero.
    if not key.asks_back and not key.signed:
        for term in _own(key, Fate.PAID):
            if term.odds == (1, 1):
                yield right - Money(term.stake.halves // 2), term.rule, _stake(term)


def second(key: Key, right: Money) -> Iterator[Way]:
    """Forget the second combination, or pay it twice."""
    for term in _own(key, Fate.PAID):
        if term.what.of == "second":
            told: dict[str, Value] = {**_what(term), "pays": amount(term.pays)}
            yield right - term.pays, term.rule, {**told, "sign": Named("sign", "forgotten")}
            yield right + term.pays, term.rule, {**told, "sign": Named("sign", "twice")}


def ante_paid(key: Key, right: Money) -> Iterator[Way]:
    """Pay ANTE where it isn't paid."""
    for term in key.terms:
        # What is lost and paid all the same is a losing bet counted.
        if term.what.id == "ante" and (term.fate is Fate.BACK or (term.fate is not Fate.PAID and not key.signed)):
            yield right + term.stake, term.rule, _stake(term)


CLASSES: tuple[tuple[str, Callable[[Key, Money], Iterator[Way]]], ...] = (
    ("finding.left-out", left_out),
    ("finding.loser-paid", loser_paid),
    ("finding.other-odds", other_odds),
    ("finding.stake-in", stake_in),
    ("finding.one-chip", one_chip),
    ("finding.other-colour", other_colour),
    ("finding.swapped", swapped),
    ("finding.off-by", off_by),
    ("finding.half", half),
    ("finding.second", second),
    ("finding.ante-paid", ante_paid),
)
