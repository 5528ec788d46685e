"""Things of somebody's own module, by `module:attribute`; the working folder is looked in first."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from regna.core.errors import BadModule


def module_of(name: str, field: str, expected: str) -> object:
    """A module by its name; whatever goes wrong in it is told with the field that named it."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(name)
    except Exception as error:  # noqa: BLE001 - it is somebody else's code
        raise BadModule(field, expected, name, told(error)) from None


def attribute_of(spec: str, field: str, expected: str) -> object:
    """What a module has under that name."""
    module, _, attribute = spec.partition(":")
    try:
        found = module_of(module, field, expected)
    except BadModule as error:
        raise BadModule(field, expected, spec, error.why) from None
    try:
        return getattr(found, attribute)
    except AttributeError as missing:
        raise BadModule(field, expected, spec, str(missing)) from None


def told(error: Exception) -> str:
    """An error in one line; what kind it is, if Python would not say it otherwise."""
    said = " ".join(str(error).split())
    return said if isinstance(error, ImportError) else f"{type(error).__name__}: {said}"
