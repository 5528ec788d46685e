// Which moment of the game a line of the log belongs to.

import type { LogLine } from "./wire.ts";

/** For every entry whose moves stand, how many moves stood after it; the log must be whole. */
export function moments(log: readonly LogLine[]): Map<number, number> {
  const line: number[] = []; // for each move that stands, its entry
  for (const entry of log) {
    if (entry.kind === "move") for (let ply = 0; ply < entry.plies; ply++) line.push(entry.seq);
    else if (entry.kind === "undo") line.splice(entry.to);
  }
  return new Map(line.map((seq, ply) => [seq, ply + 1]));
}

/** The entry that led to a moment. */
export function entryAt(found: ReadonlyMap<number, number>, ply: number): number | null {
  for (const [seq, after] of found) if (after >= ply) return seq;
  return null;
}

/** The first lines that are missing from a log, as the server is asked for them. */
export function missing(log: readonly LogLine[]): { since: number; until: number } | null {
  let since = 0;
  for (const { seq } of log) {
    if (seq > since + 1) return { since, until: seq - 1 };
    since = seq;
  }
  return null;
}
