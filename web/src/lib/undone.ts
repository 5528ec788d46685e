// Which lines of the log were taken back.

import type { LogEntry } from "./types.ts";

/** The numbers of the entries whose moves no longer stand. */
export function undone(log: readonly LogEntry[]): Set<number> {
  const gone = new Set<number>();
  const line: number[] = []; // for each move that stands, its entry
  for (const entry of log) {
    if (entry.kind === "move") {
      const moves = entry.plies ?? entry.moves?.length ?? 1;
      for (let move = 0; move < moves; move++) line.push(entry.seq);
    } else if (entry.kind === "undo" && entry.to !== undefined) {
      for (const seq of line.splice(entry.to)) gone.add(seq);
    }
  }
  return gone;
}
