"""Running a command: its exit code, and every error as one line on stderr."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from croupier_trainer.errors import CroupierError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.text.words import Words

INTERRUPTED = 130
# By one of these a shell asks what can be typed, a variable for each name of the program.
COMPLETING = ("_CROUPIER_COMPLETE", "_CROUPIER_TRAINER_COMPLETE")


def run(arguments: Sequence[str]) -> int:
    """Run the command line; give the exit code of spec.md, section 1."""
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
        if (fields := asked_drill(arguments)) is not None:
            from croupier_trainer.cli.drilling import Asked, practise

            return practise(Asked(**fields), words)
        from croupier_trainer.cli.app import call

        return call(arguments, words)
    except CroupierError as error:
        return complain(error, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone (`| head`): nothing is wrong, and nobody to tell.
        _forget_stdout()
        return 0


def complain(error: CroupierError, words: Words) -> int:
    """Write each problem as a line on stderr; give the exit code."""
    from croupier_trainer.ui.terminal import detect

    detect().complain(words.problem(problem) for problem in error.problems)
    return error.exit_code


def _forget_stdout() -> None:
    """Let the interpreter flush its last words to nowhere instead of failing at exit."""
    import sys

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
