"""What moves when a round is settled: stake by stake, how much, by which terms and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.rules.money import ZERO, Money
from croupier_trainer.rules.poker.box import Outcome, Stake
from croupier_trainer.rules.table import Fate, Name, Reason, Term

if TYPE_CHECKING:
    from croupier_trainer.rules.hands import Combination, Hand
    from croupier_trainer.rules.poker.box import Box


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """What moves at one stake of a box: `amount` is + what the dealer pays, - what he takes, 0 where it goes back.

    `terms` make it up, the first combination's as Name("stake", …), a second combination's apart as
    Name("second", combination); where a maximum cuts the payout, `amount` is less than they pay.
    """

    box: int
    stake: Stake
    amount: Money
    terms: tuple[Term, ...]
    why: tuple[Reason, ...]

    @property
    def capped(self) -> bool:
        """Whether a maximum payout cut what the terms pay."""
        return ZERO <= self.amount < self.full

    @property
    def full(self) -> Money:
        """What the terms pay before a maximum cuts it."""
        return sum((term.pays for term in self.terms if term.fate is Fate.PAID), ZERO)


@dataclass(frozen=True, slots=True)
class Settlement:
    """All moves of a round: boxes rising, the stakes of each in the order in which they are dealt with."""

    moves: tuple[Move, ...]

    def of(self, box: int) -> tuple[Move, ...]:
        """Return the moves of one box."""
        return tuple(move for move in self.moves if move.box == box)

    @property
    def float_gains(self) -> Money:
        """What the float gains by all of it, less than nothing where it loses."""
        return sum((-move.amount for move in self.moves), ZERO)


def combination(of: Combination) -> Name:
    """Return the name of a combination."""
    return Name("combination", of.id)


def lost(box: Box, stake: Stake, money: Money, *why: Reason) -> Move:
    """Return the move of a stake or price that the house takes, by the rule of its first reason."""
    return _move(box, stake, -money, _term(box, stake, money, Fate.LOST, why), why=why)


def back(box: Box, stake: Stake, money: Money, *why: Reason) -> Move:
    """Return the move of a stake that goes back to the player."""
    return _move(box, stake, ZERO, _term(box, stake, money, Fate.BACK, why), why=why)


def paid(box: Box, stake: Stake, money: Money, odds: int, *why: Reason) -> Move:
    """Return the move of a stake that is paid `odds` to 1."""
    term = _term(box, stake, money, Fate.PAID, why, odds)
    return _move(box, stake, term.pays, term, why=why)


def second_added(move: Move, second: Name, odds: int, why: Reason) -> Move:
    """Add the term of a second combination to a payout."""
    first = move.terms[0]
    term = Term(
        what=Name("second", second.id),
        owner=first.owner,
        stake=first.stake,
        odds=(odds, 1),
        fate=Fate.PAID,
        rule=why.rule,
    )
    return Move(
        box=move.box,
        stake=move.stake,
        amount=move.amount + term.pays,
        terms=(*move.terms, term),
        why=(*move.why, why),
    )


def cut(move: Move, most: Money | None, rule: str) -> Move:
    """Cut a payout to the most that may still be paid; None where there is no maximum."""
    if most is None or move.amount.halves <= max(most.halves, 0):
        return move
    left = max(ZERO, most)
    reason = Reason("poker.capped", rule, (("full", move.amount), ("most", left)))
    return Move(box=move.box, stake=move.stake, amount=left, terms=move.terms, why=(*move.why, reason))


def compared(outcome: Outcome, player: Hand, dealer: Hand, rule: str) -> Reason:
    """Return the reason that says how a box and the dealer compare."""
    if outcome is Outcome.NO_GAME:
        return Reason("poker.no-game", rule, (("dealer", combination(dealer.combination)),))
    hands = (("player", combination(player.combination)), ("dealer", combination(dealer.combination)))
    return Reason(f"poker.{_COMPARED[outcome]}", rule, hands)


_COMPARED = {Outcome.PLAYER: "higher", Outcome.DEALER: "lower", Outcome.STAND_OFF: "equal"}


def _term(box: Box, stake: Stake, money: Money, fate: Fate, why: tuple[Reason, ...], odds: int = 1) -> Term:
    owner = Name("box", str(box.number))
    return Term(what=Name("stake", stake), owner=owner, stake=money, odds=(odds, 1), fate=fate, rule=why[0].rule)


def _move(box: Box, stake: Stake, amount: Money, term: Term, *, why: tuple[Reason, ...]) -> Move:
    return Move(box=box.number, stake=stake, amount=amount, terms=(term,), why=why)
