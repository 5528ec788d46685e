"""Puts docstrings into the C that mypyc writes, where it leaves them out.

Every function and class has a place for a docstring there, which mypyc fills
with the signature alone; modules and properties have an empty one. All are
filled from the sources.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

# A documented thing is named in C by its dotted name, as far as that is needed to tell it
# from others, with three underscores for a dot.
SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*'
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z| _]*,\s*{SIGNATURE})")
CLASS = re.compile(rf"(CPyType_(\w+)_template_ = {{[^}}]*?\.tp_doc = {SIGNATURE})")
PROPERTY = re.compile(r'({"\w+",\s*\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL(?=, NULL})')
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL(?=, /\* docstring \*/)')

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def read_docstrings(sources: dict[str, Path]) -> dict[str, str]:
    """Docstrings (empty ones too) by the dotted name of their module, class or function."""
    return {
        name: ast.get_docstring(node) or ""
        for module, path in sources.items()
        for name, node in _documented(ast.parse(path.read_text(encoding="utf-8")), module)
    }


def _documented(node: Documented, name: str) -> Iterator[tuple[str, Documented]]:
    yield name, node
    for child in node.body:
        if isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from _documented(child, f"{name}.{child.name}")


class Names:
    """Finds a docstring by the shortened name that stands in C."""

    def __init__(self, docstrings: dict[str, str]) -> None:
        self._found: dict[str, str] = {}
        for name, text in docstrings.items():
            parts = name.split(".")
            for first in range(len(parts)):
                self._found.setdefault("___".join(parts[first:]), text)

    def behind(self, found: re.Match[str]) -> str:
        """The match with the docstring inside its string."""
        text = self._found.get(found[2], "")
        return found[1] + c_text(text)

    def instead(self, found: re.Match[str]) -> str:
        """The match with the docstring instead of nothing."""
        name = found[2].replace(".", "___").replace("_get_", "___")
        text = self._found.get(name, "")
        return f'{found[1]}PyDoc_STR("{c_text(text)}")' if text else found[0]


def c_text(text: str) -> str:
    """Text as it stands in a string of C, in UTF-8; a question mark could begin a trigraph."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    )


def fill(folder: Path, docstrings: dict[str, str]) -> None:
    """Put docstrings into all the C in a folder."""
    names = Names(docstrings)
    for path in folder.rglob("*.c"):
        code = path.read_text(encoding="utf-8")
        code = FUNCTION.sub(names.behind, code)
        code = CLASS.sub(names.behind, code)
        code = PROPERTY.sub(names.instead, code)
        code = MODULE.sub(names.instead, code)
        path.write_text(code, encoding="utf-8")
