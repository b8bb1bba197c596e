"""What stands in for a character that the terminal's encoding lacks.

The drawers draw as if everything could be shown; what can't be is replaced on the way out. Stand-ins of signs that
pictures are made of are one cell wide, so a picture keeps its shape.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

# For each character its stand-ins, best first; the last is ASCII or a letter that every Cyrillic code page has.
_STAND_INS = {
    **dict.fromkeys("─━╌═╴╶", ("-",)),
    **dict.fromkeys("│┃║╎", ("|",)),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╦╩╬", ("+",)),
    "░": (":",),
    "▒": (":",),
    "▓": ("#",),
    "█": ("#",),
    "▄": ("_",),
    "▀": ('"',),
    "■": ("#",),
    "□": ("o",),
    "•": ("∙", "·", "*"),
    "∙": ("•", "·", "*"),
    "·": ("-",),
    "●": ("•", "∙", "o"),
    "▲": ("^",),
    "▼": ("v",),
    "►": (">",),
    "◄": ("<",),
    "→": ("►", ">"),
    "←": ("◄", "<"),
    "↑": ("^",),
    "↓": ("v",),
    "↻": (">",),
    "✓": ("√", "+"),
    "✗": ("x",),
    "♠": ("s",),
    "♥": ("h",),
    "♦": ("d",),
    "♣": ("c",),
    "×": ("x",),
    "÷": ("/",),
    "−": ("-",),
    "–": ("-",),
    "—": ("-",),
    "…": ("...",),
    "«": ('"',),
    "»": ('"',),
    "“": ('"',),
    "”": ('"',),
    "„": ('"',),
    "\N{LEFT SINGLE QUOTATION MARK}": ("'",),
    "’": ("'",),
    "\N{MODIFIER LETTER APOSTROPHE}": ("'",),
    "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}": ("<",),
    "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}": (">",),
    "½": (",5",),
    "≤": ("<=",),
    "≥": (">=",),
    "№": ("No",),
    "€": ("EUR",),
    "₴": ("UAH",),
    "₽": ("RUB",),
    "\N{NO-BREAK SPACE}": (" ",),
    "\N{NARROW NO-BREAK SPACE}": (" ",),
    "\N{THIN SPACE}": (" ",),
    "\N{CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I}": ("i",),
    "\N{CYRILLIC CAPITAL LETTER BYELORUSSIAN-UKRAINIAN I}": ("I",),
    "\N{CYRILLIC SMALL LETTER GHE WITH UPTURN}": ("\N{CYRILLIC SMALL LETTER GHE}", "g"),
    "\N{CYRILLIC CAPITAL LETTER GHE WITH UPTURN}": ("\N{CYRILLIC CAPITAL LETTER GHE}", "G"),
    "\N{CYRILLIC SMALL LETTER YI}": ("i",),
    "\N{CYRILLIC CAPITAL LETTER YI}": ("I",),
    "\N{CYRILLIC SMALL LETTER UKRAINIAN IE}": ("\N{CYRILLIC SMALL LETTER IE}",),
    "\N{CYRILLIC CAPITAL LETTER UKRAINIAN IE}": ("\N{CYRILLIC CAPITAL LETTER IE}",),
    "\N{CYRILLIC SMALL LETTER IO}": ("\N{CYRILLIC SMALL LETTER IE}",),
    "\N{CYRILLIC CAPITAL LETTER IO}": ("\N{CYRILLIC CAPITAL LETTER IE}",),
}

# For encodings without Cyrillic: the letters as they are written in Latin.
_LATIN = {
    **dict(zip("абвгдезийклмнопрстуфыіїґё", "abvgdeziyklmnoprstufyiige", strict=True)),
    "ж": "zh",
    "х": "kh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "shch",
    "ъ": "''",
    "ь": "'",
    "э": "e",
    "ю": "iu",
    "я": "ia",
    "є": "ie",
}


def can_show(text: str, encoding: str) -> bool:
    """Whether an encoding has all characters of a text."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def fit(text: str, encoding: str) -> str:
    """Replace what an encoding lacks by what it has; the result can always be encoded strictly.

    >>> fit("♦ ціна – 5", "cp866")
    'd цiна - 5'
    >>> fit("┌─┐ ґанок", "cp1251"), fit("Доллі", "ascii")
    ('+-+ ґанок', 'Dolli')
    """
    if can_show(text, encoding):
        return text
    composed = unicodedata.normalize("NFC", text)
    return "".join(_stand_in(char, encoding) for char in composed)


@lru_cache(maxsize=4096)
def _stand_in(char: str, encoding: str) -> str:
    if can_show(char, encoding):
        return char
    for other in _STAND_INS.get(char, ()):
        if can_show(other, encoding):
            return other
    if char.lower() in _LATIN:
        latin = _LATIN[char.lower()]
        return latin if char.islower() else latin.capitalize()
    bare = "".join(one for one in unicodedata.normalize("NFKD", char) if not unicodedata.combining(one))
    if bare and bare != char and can_show(bare, encoding):
        return bare
    if unicodedata.combining(char):
        return ""
    return "?"
