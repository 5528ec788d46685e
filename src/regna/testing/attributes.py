"""A walk over everything a state holds, native or interpreted."""

from __future__ import annotations

from enum import Enum
from types import BuiltinFunctionType, FunctionType, ModuleType

from regna.core import Game, Script, Step
from regna.core.state import NOTHING

ATOMS = (int, float, str, bytes, bool, type(None), type, FunctionType, BuiltinFunctionType)
FIXED = (*ATOMS, ModuleType, Enum, Game, Script, Step, frozenset, range)


def attributes(thing: object) -> dict[str, object]:
    """An object's attributes by name, whether it has a dict, slots or is native."""
    names: list[str] = []
    for base in type(thing).__mro__:
        names.extend(getattr(base, "__mypyc_attrs__", ()))
        slots = base.__dict__.get("__slots__", ())
        names.extend([slots] if isinstance(slots, str) else slots)
    names.extend(getattr(thing, "__dict__", ()))
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def parts_of(thing: object) -> dict[str, object]:
    """What an object directly holds, by a readable name."""
    if isinstance(thing, dict):
        return {f"[{key!r}]": value for key, value in thing.items()}
    if isinstance(thing, (list, tuple, set)):
        return {f"[{index}]": value for index, value in enumerate(thing)}
    return {f".{name}": value for name, value in attributes(thing).items()}


def mutables(root: object, skip: list[str] | None = None) -> dict[int, tuple[str, object]]:
    """Every changeable object reachable from the root: its path and itself, by identity.

    `skip` names attributes of the root that are not followed. The objects are
    kept in the answer so that no identity is used twice.
    """
    found: dict[int, tuple[str, object]] = {}
    seen: set[int] = set()
    open_ones: list[tuple[str, object]] = [("", root)]
    while open_ones:
        path, thing = open_ones.pop()
        if id(thing) in seen or thing is NOTHING or isinstance(thing, FIXED):
            continue
        seen.add(id(thing))
        inner = parts_of(thing)
        if thing is root and skip:
            inner = {name: part for name, part in inner.items() if name[1:] not in skip}
        if changeable(thing):
            found[id(thing)] = (path or "itself", thing)
        open_ones.extend((path + name, part) for name, part in inner.items())
    return found


def changeable(thing: object) -> bool:
    """Tuples and frozen dataclasses are not, everything else that holds things is."""
    if isinstance(thing, tuple):
        return False
    parameters = getattr(type(thing), "__dataclass_params__", None)
    return not (parameters is not None and parameters.frozen)


def shared(one: dict[int, tuple[str, object]], other: dict[int, tuple[str, object]]) -> str:
    """The path of a changeable object that both hold, empty if there is none."""
    for identity in one:
        if identity in other:
            return one[identity][0]
    return ""
