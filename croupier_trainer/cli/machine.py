"""What the machine, its terminal and its locale can do, for `doctor`."""

from __future__ import annotations

import platform
import sys
from typing import TYPE_CHECKING

from croupier_trainer import __version__
from croupier_trainer.cli.check import Check, State
from croupier_trainer.cli.language import LOCALE_VARIABLES, VARIABLE, asked_language, of_locale, system_locale
from croupier_trainer.cli.settings import readable
from croupier_trainer.drills.message import Message
from croupier_trainer.ui import cursor as asking
from croupier_trainer.ui import spots
from croupier_trainer.ui.glyphs import fit
from croupier_trainer.ui.layout import LINES_NEEDED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from croupier_trainer.drills.message import Value
    from croupier_trainer.ui.terminal import Terminal

# What pictures are made of, suits, and the letters that code pages lack.
_DRAWN = "─│┌┐└┘├┤┬┴┼░▒•●↻→✓✗×–«»"
_SUITS = "♠♥♦♣"
_LETTERS = {"en": "é", "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"}
_WINDOWS: bool = sys.platform == "win32"
_NARROWEST, _LOWEST = 40, 12


def program() -> Check:
    """Tell the program's version, Python's and the system."""
    params = {"version": __version__, "python": platform.python_version(), "system": platform.system() or sys.platform}
    return Check(id="program", state=State.FINE, said=Message("doctor.program", dict(params)), facts=params)


def terminal(terminal: Terminal, environ: Mapping[str, str]) -> Check:
    """Tell whether the terminal is used as one, or why plain text is written."""
    term = environ.get("TERM", "")
    params: dict[str, Value] = {"term": term or "-"}
    advice: tuple[Message, ...] = ()
    keys, seen = terminal.stdin.isatty(), terminal.stdout.isatty()
    if not terminal.pictures:
        code = "plain-asked"
    elif not (keys and seen):
        code = "no-keyboard" if seen else "no-screen"
        # Git Bash shows Windows programs through pipes.
        advice = (Message("doctor.winpty" if environ.get("MSYSTEM") else "doctor.use-terminal"),)
    elif term in {"dumb", "unknown"}:
        code, advice = "dumb", (Message("doctor.set-term"),)
    else:
        code = "terminal"
    facts = {"term": term, "stdin": keys, "stdout": seen, "plain": terminal.plain, "why": code}
    state = State.NOTE if advice else State.FINE
    return Check(id="terminal", state=state, said=Message(f"doctor.{code}", params), advice=advice, facts=facts)


def window(terminal: Terminal) -> Check:
    """Tell the window's size and whether pictures have room in it."""
    params: dict[str, Value] = {"columns": terminal.columns, "lines": terminal.lines}
    if not terminal.stdout.isatty():
        said = Message("doctor.window-none", params)
        return Check(id="window", state=State.FINE, said=said, facts=params)
    if terminal.columns < _NARROWEST or terminal.lines < _LOWEST:
        code = "window-tiny"
    elif terminal.width < spots.WIDTH or terminal.lines < LINES_NEEDED:
        code = "window-small"
    else:
        code = "window"
    advice = () if code == "window" else (Message("doctor.widen"),)
    state = State.FINE if code == "window" else State.NOTE
    return Check(id="window", state=state, said=Message(f"doctor.{code}", params), advice=advice, facts=params)


def colour(terminal: Terminal, environ: Mapping[str, str]) -> Check:
    """Tell whether colours are shown, or why not; nothing is said by colour alone."""
    if terminal.colour:
        code = "colour"
    elif environ.get("NO_COLOR"):
        code = "no-color"
    else:
        code = "colour-plain" if terminal.plain else "colour-console"
    facts = {"colour": terminal.colour, "why": code}
    return Check(id="colour", state=State.FINE, said=Message(f"doctor.{code}"), facts=facts)


def cursor(terminal: Terminal) -> Check:
    """Tell whether the terminal answers where its cursor is."""
    answered = asking.answers(terminal)
    code = {True: "cursor", False: "cursor-silent", None: "cursor-not-asked"}[answered]
    return Check(id="cursor", state=State.FINE, said=Message(f"doctor.{code}"), facts={"answers": answered})


def encoding(terminal: Terminal) -> Check:
    """Tell which letters and signs the encoding lacks, with what stands for them."""
    name = terminal.encoding.lower()
    lacking = {char: stand for char in _all_signs() if (stand := fit(char, name)) != char}
    letters = {language: not any(char in lacking for char in text) for language, text in _LETTERS.items()}
    facts = {"encoding": name, "replaced": lacking, "letters": letters}
    if not lacking:
        said = Message("doctor.encoding", {"encoding": name})
        return Check(id="encoding", state=State.FINE, said=said, facts=facts)
    # The line is written in this very encoding: a sign that it lacks can't be shown in it, but counted.
    said = Message("doctor.encoding-lacks", {"encoding": name, "n": len(lacking)})
    advice = [Message("doctor.utf8-windows" if _WINDOWS else "doctor.utf8")]
    advice += [Message(f"doctor.no-letters-{language}") for language in ("uk", "ru") if not letters[language]]
    return Check(id="encoding", state=State.NOTE, said=said, advice=tuple(advice), facts=facts)


def _all_signs() -> str:
    return "".join(dict.fromkeys(_DRAWN + _SUITS + "".join(_LETTERS.values())))


def language(arguments: Sequence[str], environ: Mapping[str, str]) -> Check:
    """Tell which language is spoken, and what says so."""
    params: dict[str, Value] = {}
    advice: tuple[Message, ...] = ()
    state = State.FINE
    if (spoken := asked_language(arguments)) is not None:
        code = "language-option"
    elif spoken := environ.get(VARIABLE):
        if readable(environ).get(VARIABLE) == spoken:
            code = "language-settings"
        else:
            code, params = "language-variable", {"name": VARIABLE}
    else:
        name = next((one for one in LOCALE_VARIABLES if environ.get(one)), "")
        value = environ.get(name) or system_locale() or "-"
        spoken = of_locale(value)
        code, params = "language-locale", {"locale": f"{name}={value}" if name else value}
        if spoken == "en" and not value.lower().startswith("en"):
            code, state, advice = "language-other", State.NOTE, (Message("doctor.choose-language"),)
    facts = {"language": spoken.lower(), "from": code.removeprefix("language-"), **params}
    said = Message(f"doctor.{code}", {"language": spoken.lower(), **params})
    return Check(id="language", state=state, said=said, advice=advice, facts=facts)
