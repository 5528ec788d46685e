// What a game says of motion: for every event what travels, and what stays to be seen of it.

import type { Component } from "svelte";
import type { TableStore } from "./table.svelte.ts";
import { undone } from "./undone.ts";
import type { Facts, Happened, LogLine } from "./wire.ts";

/** Something on its way. `hand:0/copper` is the copper in that place, or the place if none is seen. */
export interface Flight {
  /** What keeps its identity (data-thing): it goes from where it was seen to where it is seen now. */
  thing?: string;
  /** What has none: how it looks, drawn by the game's Piece. */
  look?: string;
  /** Places (data-at), for a thing only if it is not seen itself; without one it appears or fades. */
  from?: string;
  to?: string;
  /** It does not grow to the size of where it comes from. */
  small?: boolean;
  /** A thing fades away as it was seen, whatever is there now. */
  fades?: boolean;
}

/** What travels in an event; null if nothing does. */
export type Way<F, V> = null | ((facts: F, now: V, was: V) => Flight[]);
export type Ways<V> = Record<string, Way<Facts, V>>;

/** The table of a game: it names every event, or it is no table. */
export function ways<E extends { code: string; facts: unknown }, V>(table: {
  [C in E["code"]]: Way<Extract<E, { code: C }>["facts"], V>;
}): Ways<V> {
  return table as unknown as Ways<V>;
}

/** A place that matters now, of a side, and its number when it is counted. */
export interface Lit {
  at: string;
  seat: number;
  /** Of whom it is taken or defended. */
  defends?: boolean;
  badge?: number;
}

/** What happened to somebody. */
export interface Plaque {
  seat: number;
  lines: string[];
}

/** What everybody looks at: places lit and counted, what it is about in words, and what came of it. */
export interface Scene {
  title: string;
  lines: string[];
  lit: Lit[];
  plaques: Plaque[];
}

/** An event with the seat it is of, the one that moved, and the line of the log. */
export interface Deed extends Happened {
  seat: number;
  mover: number;
  seq: number;
}

/** games/NAME/motion.ts */
export interface Motions<V> {
  ways: Ways<V>;
  /** What is still to be seen on the board as it was before. */
  early?: readonly string[];
  /** Where an event leaves a mark of its maker: a place with facts in braces. */
  traces: Record<string, string>;
  /** What is staged, from what stands and what happened until then. */
  scene?(table: TableStore<V>, story: readonly Deed[]): Scene | null;
  /** How things without identity look. */
  Piece?: Component<{ look: string }>;
  /** Events that are another's than of the seat that moved, and have no seat of their own. */
  by?: Record<string, number>;
}

/** A place somebody has just been at. */
export interface Trace {
  at: string;
  seat: number;
}

/** What happened, with who did it; moves taken back did not. */
export function deeds(log: readonly LogLine[], by: Record<string, number> = {}): Deed[] {
  const gone = undone(log);
  return log.flatMap((line) =>
    line.kind === "move" && !gone.has(line.seq)
      ? line.events.map((event) => ({ ...event, seat: maker(event, line.seat, by), mover: line.seat, seq: line.seq }))
      : [],
  );
}

function maker({ code, facts }: Happened, mover: number, by: Record<string, number>): number {
  const told = facts["seat"];
  return by[code] ?? (typeof told === "number" ? told : mover);
}

/** What the others have done since a seat moved, and in that move; for those who watch, the last one's. */
export function traces(story: readonly Deed[], seat: number | null, table: Record<string, string>): Trace[] {
  const found = new Map<string, Trace>();
  const eyes = seat ?? story.at(-1)?.mover;
  let own: number | null = null;
  for (const deed of story.toReversed()) {
    if (seat === null ? deed.mover !== eyes : own !== null && deed.seq !== own) break;
    if (deed.mover === seat) own = deed.seq;
    const at = deed.seat === seat ? "" : filled(table[deed.code] ?? "", deed.facts);
    if (at && !found.has(at)) found.set(at, { at, seat: deed.seat });
  }
  return [...found.values()];
}

/** The facts in the places of their names. */
export function filled(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
}

/** Where it is, or the seat that it belongs to if that place is not drawn. */
export function stand(place: string): string[] {
  const whole = place.split("/")[0]!;
  const seat = /^\w+:(\d+)$/.exec(whole)?.[1];
  const less = whole === place ? [] : [whole];
  return seat === undefined || whole.startsWith("ring:") ? [place, ...less] : [place, ...less, `seat:${seat}`];
}
