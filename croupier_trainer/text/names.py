"""Words for things: bets, colours, sectors, combinations, hands, places.

A name is a group and an id (rules.table.Name). Most stand in messages/names.py as "<group>.<id>"; bets, cards and
boxes are put together from parts.
"""

from __future__ import annotations

from croupier_trainer.text import catalog

_KIND_BY_COUNT = {1: "straight", 2: "split", 3: "street", 4: "corner", 6: "line"}
_OUTSIDE = frozenset({"red", "black", "odd", "even", "low", "high"})


def name_of(language: str, of: str, id: str) -> str:  # noqa: A002 - the word of Name
    """Give the words for a thing; an id without words of its own (a number, a card) stands as it is."""
    if of == "bet" or (of == "bet-place" and not id[0].isdigit()):
        return _bet(language, id)
    if of == "bet-on":
        owner, _, spot = id.partition(" ")
        what = catalog.message("names.item.number", language) if spot == "number" else _bet(language, spot)
        return f"{name_of(language, 'colour', owner)}: {what}"
    if of in _CONTENT:
        return _CONTENT[of](language, id)
    if of == "second":
        of = "combination"
    code = f"names.{of}.{id}"
    return catalog.message(code, language) if catalog.has(code) else id


def _bet(language: str, spot: str) -> str:
    if spot in _OUTSIDE:
        return catalog.message(f"names.bet.{spot}", language)
    kind, _, which = spot.partition(" ")
    if which:
        return f"{catalog.message(f'names.bet-kind.{kind}', language)} {which}"
    numbers = spot.split("/")
    kind = _KIND_BY_COUNT.get(len(numbers), "")
    if not kind:
        return spot
    shown = f"{numbers[0]}-{numbers[-1]}" if kind == "line" else spot
    return f"{catalog.message(f'names.bet-kind.{kind}', language)} {shown}"


def _step(language: str, id_: str) -> str:
    """Give a step's text by procedure and step ("late-bet/take-off")."""
    from croupier_trainer.drills import procedures

    procedure, _, step = id_.partition("/")
    if procedure not in procedures.names():
        return id_
    text = procedures.shipped(procedure).texts.get(step, {})
    return text.get(language, text.get("en", id_))


def _procedure(language: str, id_: str) -> str:
    """Give a procedure's title."""
    from croupier_trainer.drills import procedures

    if id_ not in procedures.names():
        return id_
    title = procedures.shipped(id_).title
    return title.get(language, title["en"])


def _rule(language: str, id_: str) -> str:
    """Give a rule's id with its text, since nobody knows them all by their ids."""
    from croupier_trainer.text.rulebook import rules

    rule = rules().get(id_)
    # Without its full stop: it stands in the middle of sentences.
    return f"{id_}: {rule.text.get(language, rule.text['en']).rstrip('.')}" if rule else id_


# Things whose words stand in files of content.
_CONTENT = {"step": _step, "procedure": _procedure, "rule": _rule}
