"""The two console scripts start here."""

from __future__ import annotations

import gc
import sys


def main() -> None:
    """Run the command line and leave with its exit code."""
    # Nothing that a start makes is garbage: looking for some takes a twentieth of the time of --help. The collector
    # works again where a command begins (cli/app.py) or the first question is on screen (cli/drilling.py).
    gc.disable()
    from croupier_trainer.cli.run import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
