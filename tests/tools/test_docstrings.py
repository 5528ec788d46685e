"""Docstrings go into the C that mypyc writes."""

from __future__ import annotations

from pathlib import Path

from tools.docstrings import c_text, fill, read_docstrings

SOURCE = '''"""A module with "quotes" and a háček."""

class Hand:
    """What a player holds."""

    def size(self) -> int:
        """How many cards.

        None are hidden.
        """

    @property
    def empty(self) -> bool:
        """Whether there are none."""

    def plain(self) -> None: ...

def deal() -> None:
    """Give everybody five."""
'''
C = """
PyModuleDef_HEAD_INIT,
"cards.hand",
NULL, /* docstring */
{"empty",
 (getter)hand___Hand_get_empty,
NULL, NULL, NULL},
{"size",
 (PyCFunction)CPyPy_hand___Hand___size,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("size($self)\\n--\\n\\n")},
 (PyCFunction)CPyPy_hand___Hand___plain,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("plain($self)\\n--\\n\\n")},
static PyTypeObject CPyType_hand___Hand_template_ = {
    .tp_name = "Hand",
    .tp_doc = PyDoc_STR("Hand()\\n--\\n\\n"),
};
{"deal", (PyCFunction)CPyPy_hand___deal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("deal()") /**/},
"""


def test_every_place_is_filled(tmp_path: Path) -> None:
    (tmp_path / "hand.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "hand.c").write_text(C)
    fill(tmp_path, read_docstrings({"cards.hand": tmp_path / "hand.py"}))
    code = (tmp_path / "hand.c").read_text()
    for text in (
        'PyDoc_STR("A module with \\042quotes\\042 and a h\\303\\241\\304\\215ek."), /* d',
        'hand___Hand_get_empty,\nNULL, PyDoc_STR("Whether there are none."), NULL}',
        'PyDoc_STR("size($self)\\n--\\n\\nHow many cards.\\012\\012None are hidden.")}',
        'PyDoc_STR("plain($self)\\n--\\n\\n")}',
        'PyDoc_STR("Hand()\\n--\\n\\nWhat a player holds."),',
        'PyDoc_STR("deal()Give everybody five.")',
    ):
        assert text in code


def test_nothing_in_a_docstring_ends_the_string() -> None:
    assert c_text('a"b\\c??=\n') == "a\\042b\\134c\\077\\077=\\012"
