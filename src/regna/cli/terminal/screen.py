"""What a terminal can do: lines of text within its columns, and one line of input."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import TextIO

from regna.cli.terminal.colour import BOLD, dyed, painted

USUAL = 80  # columns, where nobody says how many there are
WIDEST = 160  # of a drawing
ENDLESS = 1_000_000  # lines of paper
LEAST = 6  # lines of a drawing that is cut
READABLE = 100  # of a sentence
LONELY = re.compile(r"(?<=[\s(])([^\W\d_]) ")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has scrolled off it


class Leaving(Exception):
    """The person has gone: end of input, or Ctrl-C."""


class Screen:
    """Writes wrapped text and reads lines; bold and colours only where the terminal wants them."""

    def __init__(self, out: TextIO | None = None, source: TextIO | None = None) -> None:
        self.out = out or sys.stdout
        self.source = source or sys.stdin
        self.is_terminal = self.out.isatty() and self.source.isatty()
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        self.styled = self.out.isatty() and not plain
        self.dyes: dict[str, str] = {}  # words that have a colour
        size = shutil.get_terminal_size((USUAL, 24))
        self.width = min(WIDEST, size.columns or USUAL)
        self.height = size.lines if self.is_terminal else ENDLESS
        self.waiting = ""

    def write(self, line: str = "") -> None:
        print(line.rstrip(), file=self.out)

    def lines(self, lines: list[str]) -> None:
        """Lines that are drawn, as they are, in colours if there are any."""
        for line in dyed(lines, self.dyes):
            self.write(line)

    def heading(self, text: str) -> None:
        for line in wrapped(text, self.width):
            self.write(painted(line, BOLD) if self.styled else line)

    def say(self, text: str, indent: str = "", hang: str | None = None) -> None:
        """A paragraph, wrapped; lines after the first hang."""
        self.lines(wrapped(text, self.width, indent, hang))

    def ask(self, prompt: str) -> str:
        """A line of input; Leaving at its end."""
        self.out.flush()
        try:
            if self.is_terminal:
                return input(prompt)
            self.out.write(prompt)
            self.out.flush()
            line = self.source.readline()
        except (EOFError, KeyboardInterrupt):
            self.write()
            raise Leaving from None
        except UnicodeDecodeError:
            return "\ufffd"
        if not line:
            self.write()
            raise Leaving
        self.write(line.rstrip("\r\n"))
        return line

    def wait(self, text: str = "") -> None:
        """A line for as long as one has to wait, written over by the next; without text none."""
        if self.is_terminal and text != self.waiting:
            self.out.write("\r" + text.ljust(len(self.waiting)) + ("" if text else "\r"))
            self.out.flush()
            self.waiting = text

    def clear(self) -> None:
        """Nothing of what was shown stays in sight."""
        if self.is_terminal:
            self.out.write(CLEAR)

    def complete(self, words: Callable[[], list[str]]) -> None:
        """Complete typed words with the Tab key, where the terminal can."""
        if not self.is_terminal:
            return
        try:
            import readline
        except ImportError:
            return

        def completer(text: str, state: int) -> str | None:
            found = [word for word in words() if word.startswith(text.lower())]
            return found[state] + " " if state < len(found) else None

        readline.set_completer_delims(" ;")
        readline.set_completer(completer)
        readline.parse_and_bind("tab: complete")


def wrapped(text: str, width: int, indent: str = "", hang: str | None = None) -> list[str]:
    """A paragraph as lines; none ends with a word of one letter, as one sets Czech and Polish."""
    lines = textwrap.wrap(
        LONELY.sub("\\1\u00a0", text),
        min(width, READABLE),
        initial_indent=indent,
        subsequent_indent=indent if hang is None else hang,
        break_long_words=True,
        break_on_hyphens=False,
    )
    return [line.replace("\u00a0", " ") for line in lines] or [""]


def in_sight(lines: list[str], before: list[str], most: int) -> list[str]:
    """As many lines of a tall drawing as have room: its heading, and what was not there before."""
    most = max(most, LEAST)
    if len(lines) <= most:
        return lines
    new = [number for number, line in enumerate(lines) if line not in before]
    first = new[0] - 1 if new else len(lines)
    start = max(1, min(first, len(lines) - most + 1))
    return [lines[0], *lines[start : start + most - 1]]


def paragraph_lines(paragraph: str, width: int, indent: str = "") -> list[str]:
    """A paragraph of a rulebook: emphasis dropped, lists with hanging lines."""
    plain = re.sub(r"\*([^*\n]+)\*", r"\1", paragraph)
    lines: list[str] = []
    text: list[str] = []
    for line in plain.splitlines():
        if line.startswith("- "):
            lines += wrapped(" ".join(text), width, indent) if text else []
            text = []
            lines += wrapped(line, width, indent, indent + "  ")
        else:
            text.append(line)
    return lines + (wrapped(" ".join(text), width, indent) if text else [])
