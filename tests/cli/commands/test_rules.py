"""regna rules: contents, a chapter, a rule, in every language."""

from __future__ import annotations

import pytest

from regna.cli.main import main
from regna.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for wanted in ([], ["B4"], ["2"], ["h-take"]):
        with pytest.raises(SystemExit) as end:
            main(["rules", "heirs", *wanted, "--lang", lang])
        assert end.value.code == 0
        out = capsys.readouterr().out
        assert all(len(line) <= 80 for line in out.splitlines())
        assert "*" not in out


def test_an_unknown_rule_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["rules", "heirs", "B44", "--lang", "en"])
    assert end.value.code == 2
    assert capsys.readouterr().err == ("There is no rule or chapter “B44”; perhaps you mean B4.\n")
