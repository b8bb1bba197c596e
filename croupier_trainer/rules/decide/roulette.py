"""What the dealer does at a roulette table. Source: rulebook.md, RT-STAYS, CP, SP, CB, EX-ON-TABLE, CD."""

from __future__ import annotations

from typing import Final

from croupier_trainer.rules.decide import roulette_facts as f
from croupier_trainer.rules.decide import words as w
from croupier_trainer.rules.decide.rule import Do, HouseTerms, Rule, accept_unless


def _late(phase: w.Phase) -> bool:
    return phase in {w.Phase.CLOSED, w.Phase.RESULT}


def _outside_limits(it: f.PlaceBet) -> bool:
    too_little = it.stake is not None and it.minimum is not None and it.stake < it.minimum
    too_much = it.stake is not None and it.maximum is not None and it.stake > it.maximum
    return too_little or too_much


def _late_bet(it: f.PlaceBet, _: HouseTerms) -> Do:
    return accept_unless(_late(it.phase), Do.TAKE_OFF)


def _partners(it: f.PlaceBet, _: HouseTerms) -> Do | None:
    if it.together is None or it.maximum is None:
        return None
    return accept_unless(it.together > it.maximum, Do.CALL_MANAGER)


def _plaque(it: f.PlaceBet, _: HouseTerms) -> Do | None:
    # The player names another limit than the plaque: only the plaque counts.
    return None if it.claims is None else accept_unless(_outside_limits(it), Do.RETURN)


def _over_max(it: f.PlaceBet, _: HouseTerms) -> Do | None:
    if it.maximum is None or it.stake is None or it.claims is not None or it.together is not None:
        return None
    return accept_unless(it.stake > it.maximum, Do.RETURN)


def _not_a_bet(it: f.PlaceBet, _: HouseTerms) -> Do | None:
    if it.flaw is not None:
        return accept_unless(it.flaw is not w.Flaw.NONE, Do.RETURN)
    if it.minimum is None or it.stake is None or it.claims is not None:
        return None
    return accept_unless(it.stake < it.minimum, Do.RETURN)


def _no_late_taking(it: f.TakeDown, _: HouseTerms) -> Do | None:
    return None if it.won is w.Told.SO and it.phase is not w.Phase.CLOSED else accept_unless(_late(it.phase), Do.REFUSE)


def _stays(it: f.TakeDown, _: HouseTerms) -> Do | None:
    if it.won is w.Told.NOT or it.phase not in {w.Phase.RESULT, w.Phase.PAID}:
        return None
    return accept_unless(it.phase is w.Phase.RESULT, Do.REFUSE)


def _no_late_change(it: f.ChangeChips, _: HouseTerms) -> Do:
    return accept_unless(_late(it.phase), Do.REFUSE)


def _on_table(it: f.ChangeChips, _: HouseTerms) -> Do | None:
    return None if it.held is None else accept_unless(it.held is w.Held.IN_HAND, Do.REFUSE)


def _call(it: f.CallBet, _: HouseTerms) -> Do:
    return accept_unless(it.clear is w.Told.NOT or _late(it.phase), Do.RETURN)


def _table_colour(it: f.UseColour, _: HouseTerms) -> Do:
    return accept_unless(it.table is w.Table.OTHER, Do.REFUSE)


def _one_colour(it: f.AskColour, _: HouseTerms) -> Do:
    return accept_unless(it.value == it.plays, Do.REFUSE)


def _colour_first(it: f.BuyIn, _: HouseTerms) -> Do:
    return accept_unless(it.offered is w.Told.NOT, Do.OFFER_COLOUR)


def _cash_owner(it: f.PlayCash, _: HouseTerms) -> Do:
    return accept_unless(it.value in it.others, Do.OFFER_COLOUR)


def _revalue(it: f.Revalue, _: HouseTerms) -> Do:
    if it.changed is w.Told.NOT:
        return Do.REFUSE
    return accept_unless(it.free is w.Told.SO, Do.OFFER_COLOUR)


def _no_spin(it: f.Spin, _: HouseTerms) -> Do | None:
    return None if it.ball is None else accept_unless(it.ball is not w.Ball.STAYED, Do.RESPIN)


def _turns(it: f.Spin, house: HouseTerms) -> Do | None:
    return None if it.turns is None else accept_unless(it.turns < house.turns, Do.RESPIN)


def _talk(it: f.Talk, _: HouseTerms) -> Do:
    return accept_unless(it.about is w.Topic.OTHER, Do.REFUSE)


def _play(it: f.PlayWithChips, _: HouseTerms) -> Do:
    return accept_unless(it.open is w.Told.SO, Do.REFUSE)


RULES: Final = (
    Rule("SP-LATE", f.PlaceBet, _late_bet),
    Rule("CP-PARTNERS", f.PlaceBet, _partners),
    Rule("CP-LIMITS", f.PlaceBet, _plaque),
    Rule("CP-OVER-MAX", f.PlaceBet, _over_max),
    Rule("CP-NOT-A-BET", f.PlaceBet, _not_a_bet),
    Rule("CP-NO-LATE", f.TakeDown, _no_late_taking),
    Rule("RT-STAYS", f.TakeDown, _stays),
    Rule("CP-NO-LATE", f.ChangeChips, _no_late_change),
    Rule("EX-ON-TABLE", f.ChangeChips, _on_table),
    Rule("CB-RETURN", f.CallBet, _call),
    Rule("CP-TABLE-COLOUR", f.UseColour, _table_colour),
    Rule("CP-ONE-COLOUR", f.AskColour, _one_colour),
    Rule("CP-COLOUR-FIRST", f.BuyIn, _colour_first),
    Rule("CP-CASH-OWNER", f.PlayCash, _cash_owner),
    Rule("CP-REVALUE", f.Revalue, _revalue),
    Rule("SP-NO-SPIN", f.Spin, _no_spin),
    Rule("SP-FIVE", f.Spin, _turns),
    Rule("CD-TALK", f.Talk, _talk),
    Rule("CD-PLAY", f.PlayWithChips, _play),
)
