"""Running a command: its exit code, and every error as one line on stderr."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

from croupier_trainer.errors import CroupierError, Problem, UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.text.words import Words

INTERRUPTED = 130
# By one of these a shell asks what can be typed, a variable for each name of the program.
COMPLETING = ("_CROUPIER_COMPLETE", "_CROUPIER_TRAINER_COMPLETE")


def run(arguments: Sequence[str]) -> int:
    """Run the command line; give the exit code of spec.md, section 1."""
    _mend_streams()
    from croupier_trainer.cli.language import language, likely_language
    from croupier_trainer.cli.quick import asked_drill
    from croupier_trainer.cli.settings import apply
    from croupier_trainer.text.words import Words

    words = Words(likely_language(os.environ))
    try:
        try:
            apply(arguments, os.environ)
        finally:
            # What is wrong with the settings is said in the trainee's language, too.
            words = Words(likely_language(os.environ))
            words = Words(language(arguments, os.environ))
        if os.environ.get(COMPLETING[0]) or os.environ.get(COMPLETING[1]):
            from croupier_trainer.cli.completing import complete

            return complete(words)
        code = _call(arguments, asked_drill(arguments), words)
        # Written out here, where a full disk can still be told.
        sys.stdout.flush()
    except CroupierError as error:
        return complain(error, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone (`| head`): nothing is wrong, and nobody to tell.
        _forget_stdout()
        return 0
    except OSError as error:
        _forget_stdout()
        return complain(UsageError(Problem(code="usage.system", params={"reason": str(error.strerror)})), words)
    else:
        return code


def _call(arguments: Sequence[str], plain_drill: dict[str, Any] | None, words: Words) -> int:
    """Run the command, a plainly written drill without reading the command line a second time."""
    if plain_drill is not None:
        from croupier_trainer.cli.drilling import Asked, practise

        return practise(Asked(**plain_drill), words)
    from croupier_trainer.cli.app import call

    return call(arguments, words)


def _mend_streams() -> None:
    """Give a program that was started with closed streams (`>&-`) streams to nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - open to the end


def complain(error: CroupierError, words: Words) -> int:
    """Write each problem as a line on stderr; give the exit code."""
    from croupier_trainer.ui.terminal import detect

    detect().complain(words.problem(problem) for problem in error.problems)
    return error.exit_code


def _forget_stdout() -> None:
    """Let the interpreter flush its last words to nowhere instead of failing at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
