"""Drills kept as they were read are what the parser reads, and nothing is kept that has changed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from croupier_trainer.drills import library, parsed
from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.load import examine, open_drill
from croupier_trainer.drills.tree import read_tree


@pytest.mark.parametrize("name", library.shipped())
def test_what_is_kept_is_what_is_read(name: str) -> None:
    """Values, types and places of each shipped drill."""
    source = (library.root() / f"{name}.yaml").read_bytes()
    read, kept = read_tree(source, name), parsed.kept_tree(source, name)
    assert kept is not None
    assert repr(kept.value) == repr(read.value)
    assert kept.place(("questions", 0)) == read.place(("questions", 0))


def test_a_drill_is_dealt_alike_with_and_without(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same questions, whether the parser was asked or not."""
    with_it = list(deal(*open_drill("roulette/payouts-1"), 7))
    monkeypatch.setattr(parsed, "FILE", "nowhere.json")
    assert list(deal(*open_drill("roulette/payouts-1"), 7)) == with_it


def test_a_changed_drill_or_parser_is_read_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One letter more in either, and nothing is found."""
    source = (library.root() / "roulette/payouts-1.yaml").read_bytes()
    assert parsed.kept_tree(source + b"#", "x") is None
    for name in ("tree.py", "builder.py", "scalars.py"):
        here = tmp_path / name.removesuffix(".py")
        here.mkdir()
        for one in ("tree.py", "builder.py", "scalars.py"):
            text = (Path(parsed.__file__).parent / one).read_bytes()
            (here / one).write_bytes(text + (b"#" if one == name else b""))
        with monkeypatch.context() as patch:
            patch.setattr(parsed, "_HERE", str(here))
            assert parsed.kept_tree(source, "x") is None


@pytest.mark.parametrize("spoilt", [b"", b"{", b"[]", b'{"a": 1}', b"\xff"])
def test_a_spoilt_file_is_as_none(spoilt: bytes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The program works without it."""
    (tmp_path / "parsed.json").write_bytes(spoilt)
    monkeypatch.setattr(parsed, "FILE", str(tmp_path / "parsed.json"))
    assert open_drill("roulette/payouts-1")[0].head.level == 1


def test_only_what_json_holds_is_kept(tmp_path: Path) -> None:
    """A drill with a half, and one that is refused, are left to the parser."""
    target = str(tmp_path / "parsed.json")
    whole, half, refused = b"title: a\n", b"title: 1.5\n", b"title: &a b\n"
    assert parsed.write([whole, half, refused], target) == 1


def test_a_path_is_never_looked_up(tmp_path: Path) -> None:
    """A trainer's own file is read by the parser, were it a copy of a shipped one."""
    copy = tmp_path / "copy.yaml"
    copy.write_bytes((library.root() / "roulette/payouts-1.yaml").read_bytes())
    script = f"import sys; from croupier_trainer.drills.load import open_drill; open_drill({str(copy)!r}); sys.exit('yaml' not in sys.modules)"  # noqa: E501 - a script
    assert subprocess.run([sys.executable, "-c", script], check=False, timeout=60).returncode == 0
    assert examine(copy.read_bytes(), "copy.yaml", problems=[])[0].is_whole
