"""What is kept of a sitting: entries, each holding the hash of the one before.

Entries are only ever added. What was given stands in `Answered`, what was right in `Judged`: so while a quiz
runs, no answer key is anywhere in the store. A sitting ends with `Closed`, which counts the entries before it.
`Record` (records.py) is the view of them that reports read.
"""

from __future__ import annotations

import unicodedata
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from croupier_trainer.drills.answers import AnyAnswer
from croupier_trainer.drills.question import Grade
from croupier_trainer.practice.clock import Moment
from croupier_trainer.practice.session import Given

if TYPE_CHECKING:
    from collections.abc import Iterable

FORMAT: Final = 1
NO_HASH: Final = "0" * 64
NO_QUESTION: Final = msgspec.Raw(b"null")

DRILL: Final = "drill"
REVIEW: Final = "review"
QUIZ: Final = "quiz"


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat down to what: all that holds for every answer of a sitting.

    `id` is 32 hexadecimal digits, drawn anew for each sitting; `drill` a shipped name or a file's name, `path`
    the file where the drill isn't shipped; `questions` how many there are and `dealt_hash` what they are, where the
    sitting can be gone on with. Limits and goals as in the drill file.
    """

    id: str
    mode: str
    trainee: str = ""
    drill: str
    title: dict[str, str] | str = ""
    path: str | None = None
    house: str
    program: str
    language: str = "en"
    seed: int
    file_hash: str
    house_hash: str
    questions: int
    dealt_hash: str = ""
    attempt: int = 1
    shuffled: bool = False
    limit_s: int | None = None
    total_s: int | None = None
    pass_percent: int | None = None
    goal_right: int | None = None
    goal_s: int | None = None


def same_name(name: str) -> str:
    """Give a name as it is compared: case, spaces and the way an accent is typed make no other person.

    >>> same_name("  Олена  ЙОСИПІВНА ") == same_name("олена Йосипівна")
    True
    """
    return unicodedata.normalize("NFC", " ".join(storable(name).split()).casefold())


def storable_header(header: Sitting) -> Sitting:
    """Give a header whose texts every database can hold (names come from the command line)."""
    return msgspec.structs.replace(
        header,
        trainee=storable(header.trainee),
        drill=storable(header.drill),
        path=None if header.path is None else storable(header.path),
    )


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """One entry: its place `seq` in the sitting, from 0, and the hash `prev` of the one before; the store sets both."""

    format: int = FORMAT
    sitting: str
    seq: int = -1
    prev: str = ""
    when: Moment


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """The sitting began."""

    header: Sitting


class Shown(Entry, tag="shown", frozen=True, kw_only=True):
    """Question `n` came on screen for the first time: its time runs from here."""

    n: int


class Answered(Entry, tag="answered", frozen=True, kw_only=True):
    """What was given to one part of question `n`; `question` is the whole snapshot with the first part, null after.

    `reached` is false for a question of a quiz that was never shown, since the time was over.
    """

    n: int
    part: int
    id: str
    kind: str
    skill: str
    form: str
    path: tuple[str, ...] = ()
    given: Given
    reached: bool = True
    question: msgspec.Raw = NO_QUESTION


class Expected(msgspec.Struct, frozen=True, kw_only=True):
    """What was right for one part, and the rules that say so."""

    right: AnyAnswer
    rules: tuple[str, ...] = ()


class Judged(Entry, tag="judged", frozen=True, kw_only=True):
    """The grade of question `n`, and what was expected of each part."""

    n: int
    expected: tuple[Expected, ...]
    grade: Grade


class Resumed(Entry, tag="resumed", frozen=True, kw_only=True):
    """The sitting went on after a break; `flags` say what was doubtful about its clock (clock.py)."""

    flags: tuple[str, ...] = ()


class Closed(Entry, tag="closed", frozen=True, kw_only=True):
    """The sitting is over: `count` entries stand before this one."""

    count: int


AnyEntry: TypeAlias = Opened | Shown | Answered | Judged | Resumed | Closed


class Row(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """An entry as it is stored: its canonical JSON and the SHA-256 of that."""

    sitting: str
    seq: int
    hash: str
    entry: str
    at: int
    body: str

    def read(self) -> AnyEntry:
        """Read the entry; raises ValueError where the body is no entry."""
        return _DECODER.decode(self.body)


_DECODER = msgspec.json.Decoder(AnyEntry)
_ENCODER = msgspec.json.Encoder(order="sorted")


def digest(body: str) -> str:
    """Give the SHA-256 of an entry's JSON as 64 hexadecimal digits."""
    return sha256(body.encode()).hexdigest()


def seal(entry: AnyEntry, *, seq: int, prev: str) -> Row:
    """Give an entry its place and the hash of the one before, and make the row that is stored."""
    placed = msgspec.structs.replace(entry, seq=seq, prev=prev)
    body = _ENCODER.encode(placed).decode()
    return Row(
        sitting=entry.sitting,
        seq=seq,
        hash=digest(body),
        entry=str(type(entry).__struct_config__.tag),
        at=entry.when.utc_ms,
        body=body,
    )


def snapshot(question: msgspec.Struct) -> msgspec.Raw:
    """Give a question's JSON as it is kept."""
    return msgspec.Raw(_ENCODER.encode(question))


def storable(text: str) -> str:
    r"""Give text that every database can hold: bytes that the terminal could not decode, and NUL, become "?".

    >>> storable("a\udcff\0")
    'a??'
    """
    return text.encode("utf-8", "replace").decode().replace("\0", "?")


def dealt_hash(questions: Iterable[msgspec.Struct]) -> str:
    """Give what tells these questions in this order from any others."""
    return sha256(b"\n".join(bytes(snapshot(one)) for one in questions)).hexdigest()
