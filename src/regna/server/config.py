"""How a server runs. Every field has a value that works at home."""

from __future__ import annotations

from dataclasses import dataclass, field

BOTS = "bots:"  # before a module whose bots are offered
RECORD = 4_000_000  # bytes of a record, the largest thing anybody sends


@dataclass(frozen=True)
class Limits:
    """What one client may ask of a server; a client is an address."""

    tables: int = 60  # new tables an hour
    requests: float = 50.0  # HTTP requests a second, on average
    burst: int = 200
    sockets: int = 100  # open at once
    messages: float = 30.0  # what one socket may ask a second, on average: plain messages
    message_burst: int = 90
    work: float = 120.0  # what all its sockets may ask a second: plain messages
    work_burst: int = 600
    message_size: int = 16_384
    body_size: int = 262_144  # of a request
    keys: int = 8  # seats of one socket
    all_tables: int = 1_000_000


@dataclass(frozen=True)
class Config:
    """Where to listen, where to store, and how patient to be."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = ""
    bots: int = 1  # processes that think
    budget: float = 3.0  # seconds a bot may think at most; most want fewer
    advice: float = 1.5  # seconds it may think about a hint
    judging: float = 0.25  # and about each decision of a game that is over
    grace: float = 2.0  # seconds more before it counts as hanging
    beat: float = 0.6  # seconds at least between a bot's turn and its first move
    origins: tuple[str, ...] = ()  # pages from elsewhere that may connect
    names: tuple[str, ...] = ()  # of this server on the internet, besides those of the house
    proxy: bool = False  # whether the client's address comes in X-Forwarded-For
    idle: float = 60.0  # seconds after which a table nobody looks at leaves memory
    modules: tuple[str, ...] = ()  # imported by bots' processes, for games of one's own
    bots_from: tuple[str, ...] = ()  # modules whose bots are offered too
    limits: Limits = field(default_factory=Limits)

    @property
    def brought(self) -> tuple[str, ...]:
        """All modules of somebody's own, as processes are told of them."""
        return (*self.modules, *(f"{BOTS}{module}" for module in self.bots_from))
