// The points of a game sorted by what they are for.

import type { Score, ScoreLine } from "./wire.ts";

/** One reason for points, and what everybody got for it. */
export interface Category {
  name: string;
  /** By seat; null for whoever has nothing of the kind. */
  points: (number | null)[];
  lines: ScoreLine[];
}

/** Categories in the order in which they first come; those that brought nobody anything are left out. */
export function categories(scores: readonly Score[], nameOf: (line: ScoreLine) => string): Category[] {
  const found = new Map<string, Category>();
  scores.forEach(({ lines }, seat) => {
    for (const line of lines) {
      const name = nameOf(line);
      const one = found.get(name) ?? { name, points: scores.map(() => null), lines: [] };
      found.set(name, one);
      one.points[seat] = (one.points[seat] ?? 0) + line.points;
      one.lines.push(line);
    }
  });
  return [...found.values()].filter(({ points }) => points.some(Boolean));
}

/** Whether the totals are what the lines add up to; else they are known when all have been seen. */
export function addsUp(scores: readonly Score[]): boolean {
  return scores.every(({ total, lines }) => total === lines.reduce((sum, { points }) => sum + points, 0));
}

/** What a seat has when so many categories have been counted; null: not known yet. */
export function counted(
  scores: readonly Score[],
  rows: readonly Category[],
  many: number,
  seat: number,
): number | null {
  if (many >= rows.length) return scores[seat]?.total ?? null;
  if (!addsUp(scores)) return null;
  return rows.slice(0, many).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
}

/** The first number in which two keys differ, if the points before it do not decide. */
export function tieBreak(winner: Score, other: Score): { at: number; one: number; other: number } | null {
  if (winner.total !== other.total) return null;
  const at = winner.key.findIndex((value, place) => value !== other.key[place]);
  if (at < 1) return null;
  return { at, one: Math.abs(winner.key[at]!), other: Math.abs(other.key[at]!) };
}
