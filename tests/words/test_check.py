"""The check of the words finds what it is for."""

from __future__ import annotations

import ast

from regna.core.said import Said
from tools.check_words import (
    Entry,
    check_codes,
    check_kinds,
    check_persons,
    compare,
    own_words,
    read_catalogue,
)


def read(text: str, room: str = "common.ftl") -> dict[str, Entry]:
    return read_catalogue({room: text})[0]


def compared(one: str, other: str) -> list[str]:
    return list(compare({"en": read(one), "cs": read(other)}))


def test_a_message_or_attribute_in_one_language_only() -> None:
    assert len(compared("a = x\nb = y\n", "a = x\n")) == 1
    assert len(compared("a = x\n    .help = y\n", "a = x\n")) == 1
    assert compared("a = x\n    .a = an x\n", "a = x\n    .acc = y\n") == []


def test_other_placeholders() -> None:
    assert compared("a = { $building }\n", "a = { $building_acc }\n") == []
    assert len(compared("a = { $building }\n", "a = { $cell }\n")) == 1


def test_a_code_uses_only_its_facts() -> None:
    kinds = {"heirs-building": ["inn"]}
    text = "heirs-building-inn = inn\n    .acc = inn\nheirs-x = { $building_acc } { $seat }\n"
    found = read(text)
    assert list(check_codes("en", found, {"heirs-x": ["building", "seat"]}, kinds)) == []
    assert len(list(check_codes("en", found, {"heirs-x": ["building"]}, kinds))) == 1
    assert len(list(check_codes("en", found, {"heirs-y": []}, kinds))) == 1


def test_an_event_has_a_form_for_you_and_a_question_names_nobody() -> None:
    said = Said("heirs")
    said.event("take", "seat building")
    said.event("over")
    said.ask("act", "1", "seat owed")
    good = 'heirs-take = { $seat } { AGREE($seat_is, "take", "takes") }\nheirs-over = over\n'
    assert list(check_persons("en", read(good + "heirs-act = your turn\n"), said)) == []
    bad = "heirs-take = { $seat_nom } takes\nheirs-over = over\nheirs-act = { $seat } plays\n"
    assert list(check_persons("en", read(bad), said)) == [
        "en: heirs-take has no form for $seat that is you: use $seat_is",
        "en: heirs-act names the one it asks ($seat) instead of speaking to them",
    ]
    joined = "heirs-take = { $seat } { heirs-take.then }\n    .then = { $seat_is } it\n"
    assert list(check_persons("en", read(joined), said)) == []


def test_names_of_a_kind_have_the_same_forms() -> None:
    found = read("k-a = x\n    .acc = y\nk-b = x\n")
    assert len(list(check_kinds("cs", found, {"k": ["a", "b"]}))) == 1
    assert len(list(check_kinds("cs", found, {"k": ["c"]}))) == 1


def test_what_cannot_be_read_is_a_problem() -> None:
    assert read_catalogue({"web.ftl": "a = { $x -> }\n"})[1]
    assert read_catalogue({"web.ftl": "a = x\na = y\n"})[1] == ["web.ftl: a stands twice"]
    assert read_catalogue({"cli.ftl": "a = x\n", "web.ftl": "a = y\n"})[1] == [
        "web.ftl: a stands twice"
    ]


def test_a_message_in_another_room() -> None:
    rooms = {"en": read("a = x\n"), "cs": read("a = y\n", "web.ftl")}
    assert list(compare(rooms)) == ["a: in en/common.ftl and cs/web.ftl"]


def test_words_of_a_door() -> None:
    def found(source: str) -> list[str]:
        return [text for _, text in own_words(ast.parse(source))]

    assert found('print("Stopped")') == ["Stopped"]
    assert found('typer.echo(f"{n} games")') == [" games"]
    assert found('screen.say("Your turn")') == ["Your turn"]
    assert found('typer.echo(words.say("cli-stopped"))') == []
    assert found('self.say(state, "heirs-show-turn", facts)') == []
    assert found('print(f"regna {version}")') == []
    assert found('typer.Option(8080, help="At which port.")') == ["At which port."]
    assert found('typer.Option(8080, help=text("cli-help-port"))') == []
    assert found('def command(n=typer.Option(1)):\n    """Serve."""') == ["Serve."]
    assert found('def check(n=1):\n    """Whether it is one."""') == []
