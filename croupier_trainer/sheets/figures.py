"""Numbers as a reader of each language writes them: percent, seconds, correlations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier_trainer.text.words import Words

# What a column holds: text, a count, thousandths shown as percent, thousandths of a correlation, milliseconds shown
# as seconds or as minutes and seconds.
Kind: TypeAlias = Literal["text", "count", "share", "correlation", "seconds", "minutes"]

MINUTE_S = 60


def shown(kind: Kind, value: str | int | None, words: Words) -> str:
    """Write a value of a column; None is empty.

    >>> from croupier_trainer.text.words import Words
    >>> shown("share", 833, Words("uk")), shown("correlation", -52, Words("en")), shown("seconds", 4_260, Words("en"))
    ('83,3 %', '-0.05', '4.3 s')
    """
    if value is None:
        return ""
    return words.value(value) if isinstance(value, str) else _WRITERS[kind](value, words)


def _share(value: int, words: Words) -> str:
    return words.text("report.percent", number=_decimal(value, 10, 1, words))


def _correlation(value: int, words: Words) -> str:
    return _decimal(value, 1000, 2, words)


def _seconds(value: int, words: Words) -> str:
    return words.text("report.seconds", number=_decimal(value, 1000, 1, words))


def _minutes(value: int, words: Words) -> str:
    minutes, seconds = divmod(round(value / 1000), MINUTE_S)
    return words.text("report.minutes", minutes=minutes, seconds=seconds)


def _count(value: int, words: Words) -> str:
    return words.number(value)


def _decimal(value: int, divisor: int, places: int, words: Words) -> str:
    return f"{value / divisor:.{places}f}".replace(".", words.text("report.point"))


_WRITERS: dict[Kind, Callable[[int, Words], str]] = {
    "text": _count,
    "count": _count,
    "share": _share,
    "correlation": _correlation,
    "seconds": _seconds,
    "minutes": _minutes,
}
