// What each seat at this screen sees and has read; one of them is shown.

import type { LogLine, Sight, View } from "./wire.ts";

const WATCHER = -1;

export class Sights<V = View> {
  bySeat = $state.raw<Map<number, Sight<V>>>(new Map());
  private logs = new Map<number, LogLine[]>();

  /** Take in a view; the one to show from now on, null to wait for another seat's. */
  receive(sight: Sight<V>, log: LogLine[], shown: Sight<V> | null): Sight<V> | null {
    const key = sight.seat ?? WATCHER;
    const bySeat = new Map(this.bySeat).set(key, sight);
    if (sight.seat !== null) bySeat.delete(WATCHER); // we sat down: no spectator any more
    this.bySeat = bySeat;
    const before = this.logs.get(key) ?? [];
    const known = before.at(-1)?.seq ?? 0;
    this.logs.set(key, [...before, ...log.filter((line) => line.seq > known)]);
    return this.choose(sight, shown);
  }

  /** Put lines that were missing into the log of a seat. */
  remember(sight: Sight<V>, lines: LogLine[]): void {
    const log = this.logOf(sight);
    const known = new Set(log.map(({ seq }) => seq));
    const more = [...log, ...lines.filter(({ seq }) => !known.has(seq))];
    this.logs.set(
      sight.seat ?? WATCHER,
      more.sort((one, other) => one.seq - other.seq),
    );
  }

  logOf(sight: Sight<V>): LogLine[] {
    return this.logs.get(sight.seat ?? WATCHER) ?? [];
  }

  /** Of several seats on one screen, the one that decides; the last one until then. */
  private choose(sight: Sight<V>, shown: Sight<V> | null): Sight<V> | null {
    if (this.bySeat.size < 2) return sight;
    const seen = [...this.bySeat.values()].filter((one) => one.seq === sight.seq);
    const acting = seen.find((one) => one.seat === sight.to_act);
    return acting ?? seen.find((one) => one.seat === shown?.seat) ?? (shown ? null : sight);
  }
}
