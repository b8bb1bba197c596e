"""Reading what was typed: keyboard text to an answer of the form asked.

What can't be read is no answer: `Misread` says why, and the part is asked again. Source: spec.md, section 4.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import (
    MAX_DIGITS,
    NUMERIC,
    AnyAnswer,
    AnyForm,
    Choice,
    ChoiceForm,
    Chosen,
    Misread,
    Number,
    NumberForm,
    Sequence,
    SequenceForm,
    SetForm,
    Tally,
    TallyForm,
)
from croupier_trainer.drills.spots import canonical, is_ambiguous
from croupier_trainer.rules.money import Money

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

# Spaces that people type or paste between thousands: plain, no-break, narrow no-break, thin.
_SPACES = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}"
_NUMBER = re.compile(
    rf"([+\-\N{{MINUS SIGN}}\N{{EN DASH}}]?)[{_SPACES}]*"
    rf"([0-9]{{1,3}}(?:[{_SPACES}][0-9]{{3}})+|[0-9]{{1,3}}(?:,[0-9]{{3}})+|[0-9]+)"
    r"(?:[.,]([05]))?"
)
_CURRENCY = "$€£₴₽¤"
_CHIPS = re.compile(r"(?:chips?|фішк[аиу]|фішок|фишк[аиу]|фишек)$", re.IGNORECASE)
_TIMES = "xX×*хХ"  # Latin, sign, star, Cyrillic
_ROW_TIMES = re.compile(rf"([0-9]{{1,{MAX_DIGITS}}})\s*[{re.escape(_TIMES)}]\s*([^,;]+)")
_ROW_COLON = re.compile(rf"([^,;:]+?)\s*[:=]\s*([0-9]{{1,{MAX_DIGITS}}})")
_SPAN = re.compile(r"([0-9]{1,2})\s*[-\N{EN DASH}]\s*([0-9]{1,2})")
# An empty list is said by one of these.
_NOTHING = frozenset({"-", "\N{EN DASH}", "\N{EM DASH}", "0 0"})


def read(form: AnyForm, text: str, words: Mapping[str, str] | None = None) -> AnyAnswer:
    """Read one part's answer; `words` maps what may be typed, casefolded, to the ids of the form's options.

    Raises Misread where the text is no answer of this form.

    >>> read(NumberForm(unit="value"), "1 160"), read(NumberForm(unit="value"), "37,5")
    (Number(money=Money(halves=2320)), Number(money=Money(halves=75)))
    """
    text = text.strip()
    if not text:
        raise Misread("typed.nothing")
    reader = _Reader(form, words or {})
    match form:
        case NumberForm(unit=unit):
            return Number(read_number(text, signed=unit == "moves"))
        case ChoiceForm():
            return Choice(reader.one(text))
        case SetForm():
            return Chosen(tuple(dict.fromkeys(reader.several(text))))
        case SequenceForm():
            return Sequence(tuple(reader.several(text)))
        case TallyForm():
            return Tally(reader.tally(text))


def read_number(text: str, *, signed: bool = False) -> Money:
    """Read a number as people type it; raises Misread.

    Thousands may be parted by spaces or, three digits each, by commas; a half is .5 or ,5; a currency sign or the
    word chips may stand beside it; a sign only where `signed`.
    """
    bare = _CHIPS.sub("", text.strip()).strip(_CURRENCY + _SPACES)
    found = _NUMBER.fullmatch(bare)
    if not found:
        raise Misread("typed.number", given=text)
    sign, whole, half = found.groups()
    if sign and not signed:
        raise Misread("typed.sign", given=text)
    digits = "".join(c for c in whole if c.isdigit())
    if len(digits) > MAX_DIGITS:
        raise Misread("typed.too-long", most=MAX_DIGITS)
    halves = 2 * int(digits) + (half == "5")
    return Money(-halves if sign in {"-", "\N{MINUS SIGN}", "\N{EN DASH}"} else halves)


class _Reader:
    """Reads ids of one form: by word, by the number of an option, or as the id itself."""

    def __init__(self, form: AnyForm, words: Mapping[str, str]) -> None:
        self.of = getattr(form, "of", "")
        self.options: tuple[str, ...] = getattr(form, "options", ())
        self.words = {**{option.casefold(): option for option in self.options}, **words}

    def one(self, text: str) -> str:
        """Read one id; raises Misread."""
        folded = " ".join(text.split()).casefold()
        if folded in self.words:
            return self.words[folded]
        if self._by_place and text.isascii() and text.isdigit():
            place = int(text[:MAX_DIGITS])
            if 1 <= place <= len(self.options):
                return self.options[place - 1]
            raise Misread("typed.no-such-option", given=text, most=len(self.options))
        id_ = canonical(self.of, text)
        if id_ is None or (self.options and id_ not in self.options):
            if is_ambiguous(self.of, text):
                raise Misread("typed.card-ambiguous", given=text)
            raise Misread(f"typed.not-{self.of}" if self.of in _TOLD else "typed.not-an-option", given=text)
        return id_

    @property
    def _by_place(self) -> bool:
        """Whether digits count options: not where ids are digits themselves."""
        return bool(self.options) and self.of not in NUMERIC | {"bet", "cash"}

    def several(self, text: str) -> list[str]:
        """Read ids parted by commas or spaces; raises Misread."""
        if text in _NOTHING or self.words.get(text.casefold()) == "":
            return []
        if "," in text or ";" in text:
            pieces = [piece.strip() for piece in re.split("[,;]", text)]
            return [id_ for piece in pieces if piece for id_ in self._spread(piece)]
        return list(self._greedy(text.split()))

    def _spread(self, piece: str) -> Iterator[str]:
        """Read a piece, or all numbers of a span such as 13-18 where numbers are asked."""
        if self.of == "number" and (found := _SPAN.fullmatch(piece)) and int(found[1]) <= int(found[2]):
            for one in range(int(found[1]), int(found[2]) + 1):
                yield self.one(str(one))
        else:
            yield self.one(piece)

    def _greedy(self, tokens: list[str]) -> Iterator[str]:
        """Read tokens, the longest run that is an id first ("column 2" before "column")."""
        at = 0
        longest = 1 + max((word.count(" ") for word in self.words), default=1)
        while at < len(tokens):
            for end in range(min(len(tokens), at + max(longest, 3)), at + 1, -1):
                try:
                    yield self.one(" ".join(tokens[at:end]))
                except Misread:
                    continue
                at = end
                break
            else:
                yield from self._spread(tokens[at])
                at += 1

    def tally(self, text: str) -> tuple[tuple[str, int], ...]:
        """Read rows "4x100 3x25" or "100:4 25:3"; raises Misread. Rows of none are dropped."""
        if text in _NOTHING or text == "0":
            return ()
        rows: dict[str, int] = {}
        for piece in self._rows(text):
            if found := _ROW_COLON.fullmatch(piece):
                id_, count = self.one(found[1]), int(found[2])
            elif found := _ROW_TIMES.fullmatch(piece):
                id_, count = self.one(found[2].strip()), int(found[1])
            else:
                raise Misread("typed.row", given=piece)
            if id_ in rows:
                raise Misread("typed.row-twice", given=id_)
            rows[id_] = count
        return tuple((id_, count) for id_, count in rows.items() if count)

    @staticmethod
    def _rows(text: str) -> list[str]:
        """Part a tally into rows: at commas, else at the spaces before each new row."""
        if "," in text or ";" in text:
            return [piece.strip() for piece in re.split("[,;]", text) if piece.strip()]
        joined = re.sub(rf"\s*([:={re.escape(_TIMES)}])\s*(?=\S)", _tighten, text)
        if ":" in joined or "=" in joined:
            return [row.strip() for row in re.findall(r"[^:=]+[:=][0-9]+", joined)] or [text]
        return re.findall(rf"[0-9]+[{re.escape(_TIMES)}].*?(?=\s+[0-9]+[{re.escape(_TIMES)}]|$)", joined) or [text]


def _tighten(found: re.Match[str]) -> str:
    return found[1]


# Groups with a message of their own for a misread.
_TOLD = frozenset({"bet", "bet-on", "number", "cash", "pile", "box", "card"})
