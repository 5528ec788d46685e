"""Raid, as tests try it."""

from __future__ import annotations


def cases() -> list[dict[str, object]]:
    return [{"seats": 2}, {"seats": 3}, {"seats": 2, "rounds": 8}]


def shared() -> list[str]:
    return ["options"]
