"""Counts and times in the text form Prometheus reads."""

from __future__ import annotations

BOUNDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """What this process did since it started."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0
        self.errors: dict[str, int] = {}

    def add(self, name: str, by: int = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + by

    def error(self, code: str) -> None:
        self.errors[code] = self.errors.get(code, 0) + 1

    def saved(self, seconds: float) -> None:
        """An entry took this long to be on disk."""
        place = 0
        while place < len(BOUNDS) and seconds > BOUNDS[place]:
            place += 1
        self.buckets[place] += 1
        self.total += seconds

    def text(self, gauges: dict[str, int]) -> str:
        lines: list[str] = []
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE regna_{name} gauge", f"regna_{name} {value}"]
        for name, value in sorted(self.counts.items()):
            lines += [f"# TYPE regna_{name}_total counter", f"regna_{name}_total {value}"]
        lines.append("# TYPE regna_problems_total counter")
        lines += [f'regna_problems_total{{code="{c}"}} {n}' for c, n in sorted(self.errors.items())]
        lines.append("# TYPE regna_save_seconds histogram")
        running = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            running += count
            lines.append(f'regna_save_seconds_bucket{{le="{bound}"}} {running}')
        lines += [f"regna_save_seconds_sum {self.total:.6f}", f"regna_save_seconds_count {running}"]
        return "\n".join(lines) + "\n"
