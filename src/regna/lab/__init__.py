"""Where nets are trained: games that a policy plays against itself, and what is learned from them.

notes   what was met, as arrays       school    processes that play lessons
fit     a net fitted to it            training  rounds of both, which can be broken off
trial   the new net in the arena

Only this package needs numpy (`regna[train]`): nets are read without it.
"""

from __future__ import annotations
