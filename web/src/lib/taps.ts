// What one taps for a move: one table per game, read both ways.
//
//   build: ["hand:{1}", "cell:{2}"]      the first thing the move names lies in the hand, the second on the board
//   step: ["unit:{1}", "cell:{2|#1}"]    to ask why a unit cannot go anywhere, its first direction stands for all
//   build: ["monument:{1}", "cell:{2}?"] the place is tapped only if there is a choice of places
//   swap: []                             no keys: a panel of the board offers it
//
// A verb that is not in the table is a button: ["do:VERB"].

import type { Move } from "./moves.ts";

export type Taps = Readonly<Record<string, readonly string[]>>;

/** A move and the keys one taps for it, in order. */
export interface Path {
  move: Move;
  keys: string[];
}

const HOLE = /\{(\d)(?:\|([^}]*))?\}/;

export function isButton(key: string): boolean {
  return key.startsWith("do:");
}

/** Whether a way on is offered at the spot: a button, or something there is one of, such as a pool. */
export function isChip(key: string): boolean {
  return isButton(key) || !key.includes(":");
}

/** Moves into keys: what may be tapped. */
export function pathsOf(moves: readonly Move[], taps: Taps): Path[] {
  const byVerb = new Map<string, Move[]>();
  for (const move of moves) {
    const group = byVerb.get(move.verb);
    if (group) group.push(move);
    else byVerb.set(move.verb, [move]);
  }
  return [...byVerb].flatMap(([verb, group]) => {
    const isChoice = (step: string): boolean => new Set(group.map((move) => keyOf(step, move))).size > 1;
    const steps = (taps[verb] ?? [`do:${verb}`]).filter((step) => !step.endsWith("?") || isChoice(step));
    return steps.length ? group.map((move) => ({ move, keys: steps.map((step) => keyOf(step, move)) })) : [];
  });
}

/** The keys of one move, whatever else there is to choose from. */
export function keysOf(move: Move, taps: Taps): string[] {
  return (taps[move.verb] ?? [`do:${move.verb}`]).map((step) => keyOf(step, move));
}

function keyOf(step: string, move: Move): string {
  return step.replace(/\?$/, "").replace(HOLE, (_, at: string) => move.args[Number(at) - 1] ?? "");
}

/** What somebody seems to have meant. */
export interface Meant {
  verb: string;
  args: string[];
  /** Whether all of it was tapped. */
  whole: boolean;
}

/** Keys into moves: every move that they begin or are, legal or not. */
export function meant(keys: readonly string[], taps: Taps): Meant[] {
  return Object.entries(taps).flatMap(([verb, steps]) => {
    const args = named(keys, steps);
    return args ? [{ verb, args, whole: keys.length === steps.length }] : [];
  });
}

/** What the keys name, with what stands for the rest; null if they do not fit or something is missing. */
function named(keys: readonly string[], steps: readonly string[]): string[] | null {
  if (keys.length > steps.length) return null;
  const args: string[] = [];
  for (const [at, step] of steps.entries()) {
    const [hole, place, rest] = HOLE.exec(step) ?? [];
    const before = hole === undefined ? step : step.slice(0, step.indexOf(hole));
    const key = keys[at];
    if (key !== undefined && (hole === undefined ? key !== before : !key.startsWith(before))) return null;
    if (hole === undefined) continue;
    const value = key === undefined ? rest : key.slice(before.length);
    if (value === undefined) return null;
    args[Number(place) - 1] = value;
  }
  return args;
}
