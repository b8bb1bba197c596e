"""The verdict on an answered question: right or wrong, expected and given, the slip, the working, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Chosen, Sequence
from croupier_trainer.drills.because import rules_of
from croupier_trainer.text.rulebook import rule_text
from croupier_trainer.text.working import answer_text, finding_line, working_lines
from croupier_trainer.ui import style

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.answers import AnyAnswer
    from croupier_trainer.drills.question import Key, Mark, Part
    from croupier_trainer.practice.session import Done, Given
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

# So many rules are told with their text; those that were broken always are.
_RULES = 4
# Nobody types in less time, in milliseconds: what comes from a pipe or a file has none.
_TYPED_MS = 100
# Whoever broke one of these sees the wheel.
_WHEEL_RULES = frozenset({"RT-WHEEL", "RT-VOISINS", "RT-TIERS", "RT-ORPHELINS"})
_RIGHT, _WRONG = "✓", "✗"


def lines(done: Done, terminal: Terminal, words: Words) -> list[str]:
    """Give the verdict on a question."""
    return list(_Verdict(done, terminal, words).lines())


class _Verdict:
    def __init__(self, done: Done, terminal: Terminal, words: Words) -> None:
        self.done = done
        self.terminal = terminal
        self.words = words

    def lines(self) -> Iterator[str]:
        """Give all lines."""
        done = self.done
        yield self._headline()
        parts = list(zip(done.dealt.question.parts, done.dealt.keys, done.grade.marks, done.givens, strict=True))
        for part, key, mark, given in parts:
            if len(parts) == 1:
                yield from self._part(part, key, mark, given, "  ")
            else:
                yield from self._part_headline(part, mark, given)
                yield from self._part(part, key, mark, given, "    ")
        yield from self._rules()

    def _headline(self) -> str:
        grade, words = self.done.grade, self.words
        if grade.right:
            text, look = f"{_RIGHT} {words.text('verdict.right')}", style.RIGHT
        elif grade.mille:
            text, look = f"{_WRONG} {words.text('verdict.partly', percent=grade.mille // 10)}", style.WRONG
        else:
            text, look = f"{_WRONG} {words.text('verdict.wrong')}", style.WRONG
        took = sum(given.answer_ms for given in self.done.givens)
        shown = self.terminal.paint(self.terminal.fit(text), look)
        return f"{shown}  {self.terminal.fit(seconds(took, words))}" if took >= _TYPED_MS else shown

    def _part_headline(self, part: Part, mark: Mark, given: Given) -> list[str]:
        sign, look = (_RIGHT, style.RIGHT) if mark.right else (_WRONG, style.WRONG)
        answer = self._answer(part, given.answer)
        text = f"{sign} {self.words.say(part.ask)}"
        if mark.right:
            text += f": {answer}"
        if given.answer_ms >= _TYPED_MS:
            text += f"  ({seconds(given.answer_ms, self.words)})"
        return [self.terminal.paint(line, look) for line in self._wrapped(text, "  ")]

    def _part(self, part: Part, key: Key, mark: Mark, given: Given, indent: str) -> Iterator[str]:
        """Tell a part: what was given and is right where it was wrong, and how it is worked out."""
        words = self.words
        if not mark.right:
            yield from self._wrapped(words.text("verdict.given", answer=self._given(part, given)), indent)
            yield from self._wrapped(words.text("verdict.expected", answer=self._answer(part, key.right)), indent)
            for finding in mark.findings:
                yield from self._wrapped(finding_line(words, finding), indent)
        elif len(self.done.givens) == 1:
            yield from self._wrapped(words.text("verdict.given", answer=self._given(part, given)), indent)
        # Of many parts only those that went wrong are worked out.
        if not mark.right or len(self.done.givens) <= _RULES:
            for line in working_lines(words, key):
                yield from self._wrapped(line, indent + "  ")
        if not mark.right:
            yield from self._wheel(part, key)

    def _wheel(self, part: Part, key: Key) -> list[str]:
        """Draw the wheel where its order is what was wrong, with the numbers that the answer speaks of."""
        if not _WHEEL_RULES.intersection(rules_of(key)) or not self.terminal.pictures:
            return []
        from croupier_trainer.drills.scenes import WheelScene
        from croupier_trainer.ui import wheel

        right = getattr(key.right, "ids", ()) if getattr(part.form, "of", "") == "number" else ()
        told = [value for reason in key.why for name, value in reason.params if name == "number"]
        marked = {int(one) for one in right} | {one for one in told if isinstance(one, int)}
        return wheel.draw(WheelScene(marked=tuple(sorted(marked))), self.terminal, self.words)

    def _given(self, part: Part, given: Given) -> str:
        """Give what was given in words, or as it was typed where it couldn't be read."""
        text = self._answer(part, given.answer)
        if given.answer is None and given.typed:
            text = given.typed
        return f"{text} ({self.words.text('ui.late-answer')})" if given.late and given.typed else text

    def _answer(self, part: Part, answer: AnyAnswer | None) -> str:
        """Give an answer in words; a list of whole phrases by their numbers, as it was typed."""
        options: tuple[str, ...] = getattr(part.form, "options", ())
        if isinstance(answer, Sequence | Chosen) and answer.ids and getattr(part.form, "labels", None):
            numbers = " ".join(str(options.index(id_) + 1) if id_ in options else id_ for id_ in answer.ids)
            return self.words.text("ui.by-number", numbers=numbers)
        return answer_text(self.words, part.form, answer)

    def _rules(self) -> Iterator[str]:
        broken = [finding.rule for mark in self.done.grade.marks for finding in mark.findings if finding.rule]
        ids = [*broken]
        for key, mark in zip(self.done.dealt.keys, self.done.grade.marks, strict=True):
            if not mark.right or len(self.done.givens) == 1:
                ids += rules_of(key)
        ids = list(dict.fromkeys(ids))
        told = max(_RULES, len(set(broken)))
        for id_ in ids[:told]:
            yield from self._wrapped(f"{id_}: {rule_text(self.words, id_)}", "  ")
        if ids[told:]:
            yield from self._wrapped(self.words.text("ui.more-rules", rules=", ".join(ids[told:])), "  ")

    def _wrapped(self, text: str, indent: str) -> list[str]:
        return self.terminal.wrap(text, indent, indent + "  ")


def seconds(milliseconds: int, words: Words) -> str:
    """Write a time as seconds with one decimal, as the language does."""
    tenths = milliseconds // 100
    whole, tenth = divmod(tenths, 10)
    return words.text("ui.seconds", seconds=f"{words.number(whole)}{'.' if words.language == 'en' else ','}{tenth}")
