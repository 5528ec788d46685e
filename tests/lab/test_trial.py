"""A new net plays in the arena in processes of its own."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from regna.arena import Match, Terms
from regna.bots.heirs.features import SIZE
from regna.lab.trial import NEW, results


def test_a_new_net_plays_its_matches(tmp_path: Path) -> None:
    net = tmp_path / "net.npz"
    nothing = {"bias": 1, "second": 1, "last": 1, "first": SIZE}
    np.savez(net, **{name: np.zeros(many, np.float32) for name, many in nothing.items()})  # type: ignore[arg-type]
    matches = [Match(1, (NEW, "random"))]
    (result,) = results("heirs", matches, Terms(), "quick", net, 1)
    assert result.match == matches[0]
    assert result.ranking[0] == (0,)
