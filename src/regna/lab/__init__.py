"""Where nets are trained: games that a policy plays against itself, and what is learned from them.

lesson  a game to learn from          school    processes that play lessons
notes   what was met, as arrays       training  rounds of both, which can be broken off
fit     a net fitted to it            trial     the new net in the arena

Only this package needs numpy (`regna[train]`): nets are read without it.
"""

from __future__ import annotations
