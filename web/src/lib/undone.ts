// Which lines of the log were taken back.

import type { LogLine } from "./wire.ts";

/** The numbers of the entries whose moves no longer stand. */
export function undone(log: readonly LogLine[]): Set<number> {
  const gone = new Set<number>();
  const line: number[] = []; // for each move that stands, its entry
  for (const entry of log) {
    if (entry.kind === "move") {
      for (let ply = 0; ply < entry.plies; ply++) line.push(entry.seq);
    } else if (entry.kind === "undo") {
      for (const seq of line.splice(entry.to)) gone.add(seq);
    }
  }
  return gone;
}
