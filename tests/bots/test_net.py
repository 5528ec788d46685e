"""A net is a small file of numbers, and what it says is what they say."""

from __future__ import annotations

import io
import struct
import zipfile
from pathlib import Path

import pytest

from regna.bots.net import Inputs, Net, read_net
from regna.core import BadFile


def saved(path: Path, **parts: list[float]) -> Path:
    """A file as numpy would save it."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, numbers in parts.items():
            head = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({len(numbers)},), }}\n"
            data = io.BytesIO()
            data.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode())
            data.write(struct.pack(f"<{len(numbers)}f", *numbers))
            archive.writestr(f"{name}.npy", data.getvalue())
    return path


def inputs(**values: float) -> Inputs:
    found = Inputs(4)
    for name, value in values.items():
        found.add(int(name[1:]), value)
    return found


def test_what_is_negative_in_the_middle_counts_as_nothing() -> None:
    net = Net([1.0, -1.0, 2.0, 0.5], [0.0, 0.25], [3.0, 4.0], 10.0)
    assert (net.inputs, net.hidden) == (2, 2)
    assert net.value(inputs()) == pytest.approx(10 + 4 * 0.25)
    assert net.value(inputs(i0=1.0)) == pytest.approx(10 + 3)
    assert net.value(inputs(i0=1.0, i1=2.0)) == pytest.approx(10 + 3 * 5 + 4 * 0.25)


def test_inputs_that_are_nothing_are_left_out() -> None:
    found = inputs(i0=0.0, i2=1.5)
    assert found.many == 1
    assert found.row(4) == [0.0, 0.0, 1.5, 0.0]


def test_a_file_is_read_without_numpy(tmp_path: Path) -> None:
    path = saved(tmp_path / "n.npz", first=[1.0, 2.0], bias=[0.5], second=[2.0], last=[-1.0])
    assert read_net(path).value(inputs(i1=1.0)) == pytest.approx(4.0)


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "n.npz"
    with pytest.raises(BadFile, match="regna train"):
        read_net(path)
    path.write_bytes(b"nonsense")
    with pytest.raises(BadFile, match="regna train"):
        read_net(path)
    with pytest.raises(BadFile, match="regna train"):
        read_net(saved(path, first=[1.0]))
