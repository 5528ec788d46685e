// How a game went, read from the points after every move: who led, and where that turned.

import type { Standing } from "./wire.ts";

/** A moment at which a game turned: somebody took the lead (for good), or gained most at once. */
export interface Turn {
  kind: "lead" | "good" | "leap";
  ply: number;
  seat: number;
  /** The points of all seats then. */
  totals: number[];
  /** What a leap brought. */
  points: number;
}

const LEADS = 4; // changes of the lead that are told; of more the ones that lasted
const LEAP = 3; // points that are worth to be called a leap

/** The only seat with the most points, null if several have. */
export function leader(totals: readonly number[]): number | null {
  const best = Math.max(...totals);
  const seat = totals.indexOf(best);
  return totals.lastIndexOf(best) === seat ? seat : null;
}

/** Where the game turned, in order. */
export function turns(standings: readonly Standing[], plies: number): Turn[] {
  const found = [...leads(standings, plies), ...leap(standings)];
  return found
    .filter((turn, at) => found.findIndex(({ ply }) => ply === turn.ply) === at)
    .sort((one, other) => one.ply - other.ply);
}

function leads(standings: readonly Standing[], plies: number): Turn[] {
  const changes: Turn[] = [];
  let before: number | null = null;
  for (const { ply, totals } of standings) {
    const seat = leader(totals);
    if (seat === null || seat === before) continue; // who is caught up with still leads
    if (before !== null) changes.push({ kind: "lead", ply, seat, totals, points: 0 });
    before = seat;
  }
  const last = changes.at(-1);
  if (last && leader(standings.at(-1)!.totals) === last.seat) last.kind = "good";
  const lasted = (at: number): number => (changes[at + 1]?.ply ?? plies + 1) - changes[at]!.ply;
  const longest = changes.map((_, at) => at).sort((one, other) => lasted(other) - lasted(one));
  const kept = new Set(longest.slice(0, LEADS).concat(changes.length - 1));
  return changes.filter((_, at) => kept.has(at));
}

/** The move that brought somebody most. */
function leap(standings: readonly Standing[]): Turn[] {
  let best: Turn | null = null;
  standings.slice(1).forEach(({ ply, totals }, at) => {
    totals.forEach((total, seat) => {
      const points = total - standings[at]!.totals[seat]!;
      if (points >= LEAP && points > (best?.points ?? 0)) best = { kind: "leap", ply, seat, totals, points };
    });
  });
  return best ? [best] : [];
}

/** The points that stood after so many moves. */
export function standingAt(standings: readonly Standing[], ply: number): Standing | undefined {
  return standings.findLast((standing) => standing.ply <= ply);
}

/** Places in order moved so that none lies on another, and none beyond the last one there is. */
export function apart(places: readonly number[], least: number, last: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + least));
  for (let at = found.length - 1, most = last; at >= 0; at--, most -= least) found[at] = Math.min(found[at]!, most);
  return found;
}

/** Where a value stands between others: from 0 at the lowest to 1 at the highest. */
export interface Scale {
  low: number;
  high: number;
}

export function scaleOf(standings: readonly Standing[], which: "totals" | "sums"): Scale {
  const all = standings.flatMap((standing) => standing[which]);
  const low = Math.min(0, ...all);
  return { low, high: Math.max(low + 1, ...all) };
}

/** A line of steps: a value holds until it changes. */
export function stepsOf(
  standings: readonly Standing[],
  value: (standing: Standing) => number,
  x: (ply: number) => number,
  y: (value: number) => number,
  plies: number,
): string {
  const corners = standings.map((standing, at) => {
    const height = y(value(standing)).toFixed(1);
    return at ? `H${x(standing.ply).toFixed(1)}V${height}` : `M${x(standing.ply).toFixed(1)} ${height}`;
  });
  return `${corners.join("")}H${x(plies).toFixed(1)}`;
}
