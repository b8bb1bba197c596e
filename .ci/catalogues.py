"""Build hook: compile the language catalogues, read the shipped drills, and put the scenarios into the wheel.

Also run by hand (`python .ci/catalogues.py`) and by the tests, so that edited catalogues and drills are never stale.
"""

from __future__ import annotations

import sys
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "croupier_trainer" / "text" / "locale"

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, where no build is going on
    BuildHookInterface = object


def compile_catalogues(locale: Path = LOCALE) -> int:
    """Compile every .po to a .mo beside it where the .mo is missing or older; returns how many."""
    count = 0
    for source in sorted(locale.glob("*/*.po")):
        target = source.with_suffix(".mo")
        if target.exists() and target.stat().st_mtime_ns > source.stat().st_mtime_ns:
            continue
        with source.open("rb") as stream:
            catalogue = read_po(stream, locale=source.parent.name, domain=source.stem)
        # Written aside and moved, since a test beside this one may be reading the old one.
        aside = target.with_suffix(".mo.new")
        with aside.open("wb") as stream:
            write_mo(stream, catalogue)
        aside.replace(target)
        count += 1
    return count


def read_drills(root: Path = ROOT) -> int:
    """Keep the shipped drills as the parser reads them (drills/parsed.py); returns how many."""
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    from croupier_trainer.drills import library, parsed

    return parsed.write((library.root() / f"{name}.yaml").read_bytes() for name in library.shipped())


class CustomBuildHook(BuildHookInterface):
    """Compiles catalogues and reads drills for every build; a standard wheel also carries `scenarios/`."""

    def initialize(self, version: str, build_data: dict) -> None:
        """Compile and read, and add the scenarios to a standard wheel; hatchling calls this before each build."""
        compile_catalogues(Path(self.root) / "croupier_trainer" / "text" / "locale")
        read_drills(Path(self.root))
        # An editable install finds scenarios/ beside the package; a copy there would go stale.
        if version == "standard":
            build_data["force_include"]["scenarios"] = "croupier_trainer/scenarios"


if __name__ == "__main__":
    print(f"{compile_catalogues()} catalogues compiled, {read_drills()} drills read")  # noqa: T201 - a command's output
