"""Colour beside the signs and words, never instead of them.

Only those of the sixteen colours that can be read on dark and on light screens.
"""

from __future__ import annotations

import re
from collections.abc import Callable

RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN = "31", "32", "33", "1;34", "35", "36"
BOLD, UNDERLINED = "1", "4"
SEATS = (MAGENTA, CYAN, YELLOW, UNDERLINED)  # unless a game has colours for them

Ink = Callable[[str, str], str]  # a text and its colour

PAINTED = re.compile(r"(\x1b\[[0-9;]+m.*?\x1b\[0m)")
SIGNS = re.compile(r"\x1b\[[0-9;]*m")


def painted(text: str, colour: str) -> str:
    return f"\x1b[{colour}m{text}\x1b[0m" if colour and text.strip() else text


def unpainted(text: str, colour: str) -> str:
    """The ink of a screen that has no colours."""
    return text


def room(line: str) -> int:
    """How many columns a line takes."""
    return len(SIGNS.sub("", line))


def dyed(lines: list[str], dyes: dict[str, str]) -> list[str]:
    """Lines in which some words have their colours; what is painted already stays as it is."""
    if not dyes:
        return lines
    colours = {word.lower(): colour for word, colour in dyes.items()}
    longest = sorted(map(re.escape, colours), key=len, reverse=True)
    known = re.compile(rf"(?<!\w)({'|'.join(longest)})(?!\w)", re.IGNORECASE)

    def paint(found: re.Match[str]) -> str:
        return painted(found[0], colours[found[0].lower()])

    return [
        "".join(
            part if part.startswith("\x1b") else known.sub(paint, part)
            for part in PAINTED.split(line)
        )
        for line in lines
    ]


def beside(left: list[str], right: list[str], gap: int = 3) -> list[str]:
    """Two blocks side by side, level at their ends: what stands last is next to the prompt."""
    wide = max(map(room, left), default=0) + gap
    rows = max(len(left), len(right))
    both = [[*[""] * (rows - len(block)), *block] for block in (left, right)]
    return [
        f"{one}{' ' * (wide - room(one))}{other}".rstrip() for one, other in zip(*both, strict=True)
    ]
