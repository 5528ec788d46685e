"""Buckets that fill with time: how often a client may do something."""

from __future__ import annotations

import ipaddress
import time

from litestar.datastructures import Address

FORGET = 10_000  # clients remembered at most


def client_of(address: Address | None) -> str:
    """Who a connection belongs to: its address, of which a household has a whole row in IPv6."""
    name = address.host if address else ""
    if ":" not in name:
        return name
    try:
        row = ipaddress.IPv6Address(name.partition("%")[0])
    except ValueError:
        return name
    if row.ipv4_mapped is not None:
        return str(row.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(row) >> 64 << 64))


class Bucket:
    """Holds up to `burst` and gains `rate` a second."""

    __slots__ = ("burst", "level", "rate", "when")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.when = now

    def has(self, now: float) -> bool:
        """Whether there is one to take."""
        self._fill(now)
        return self.level >= 1.0

    def take(self, now: float) -> bool:
        """One if there is one."""
        if not self.has(now):
            return False
        self.level -= 1.0
        return True

    def owe(self, now: float, cost: float) -> float:
        """Take what something costs, whatever there is; the seconds after which it is paid for."""
        self._fill(now)
        self.level -= cost
        return max(0.0, -self.level / self.rate)

    def _fill(self, now: float) -> None:
        self.level = min(self.burst, self.level + (now - self.when) * self.rate)
        self.when = now


class Buckets:
    """One bucket for every client."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        return self._of(client).take(time.monotonic())

    def has(self, client: str) -> bool:
        return self._of(client).has(time.monotonic())

    def owe(self, client: str, cost: float) -> float:
        return self._of(client).owe(time.monotonic(), cost)

    def _of(self, client: str) -> Bucket:
        now = time.monotonic()
        bucket = self.known.get(client)
        if bucket is None:
            if len(self.known) >= FORGET:
                self._forget(now)
            bucket = self.known[client] = Bucket(self.rate, self.burst, now)
        return bucket

    def wait(self, client: str) -> int:
        """Whole seconds until the next one."""
        return max(1, round((1.0 - self.known[client].level) / self.rate))

    def _forget(self, now: float) -> None:
        """Drop those whose buckets are full again, or the oldest half if all are busy."""
        full = self.burst / self.rate
        kept = {name: one for name, one in self.known.items() if now - one.when < full}
        if len(kept) > FORGET // 2:
            newest = sorted(kept, key=lambda name: kept[name].when)[len(kept) // 2 :]
            kept = {name: kept[name] for name in newest}
        self.known = kept
