// The games: a folder of src/games is one. What the shell shows of each is light and always here;
// its board comes when a table is opened.

import type { Component } from "svelte";
import type { Motions } from "./motion.ts";
import type { Move } from "./moves.ts";
import type { TableStore } from "./table.svelte.ts";
import type { Taps } from "./taps.ts";
import type { Asked, ChairSeen, Facts, Happened, Score, ScoreLine, Verbs, View } from "./wire.ts";

/** games/NAME/about.ts: what is told of a game before it is played. */
export interface About {
  /** Where it stands among the games. */
  rank: number;
  Picture: Component;
  /** A move as one could type it. */
  example: string;
  /** What the members of an option are, as the words of the game call them. */
  members?: Record<string, string>;
  /** Games for one that begin with a click. */
  alone?: Start[];
}

/** A game that begins with a click: the name of its button and its options. */
export interface Start {
  name: string;
  options: Facts;
}

/** Something of a game that a person can switch on or off; `name` is that of its words, too. */
export interface Switch {
  name: string;
  usual: boolean;
}

/** A player's sign: an icon and its colours. */
export interface Mark {
  path: string;
  back: string;
  ink: string;
}

/** games/NAME/door.ts: what the shell needs to know of a game's board. */
export interface GameDoor<V = View> {
  Board: Component<{ table: TableStore<V> }>;
  /** What stands beside a player's name. */
  Seat: Component<{ table: TableStore<V>; seat: number }>;
  mark(seat: number, table: TableStore<V>): Mark;
  /** Whether players at one screen must not see each other's side. */
  secret: boolean;
  /** How sides without a name of their own are called; those beyond the chairs the game plays itself. */
  sides?(view: V | undefined, chairs: ChairSeen[]): string[];
  /** What one taps for each move; null while the board has another way to choose. */
  taps(ask: Asked | null): Taps | null;
  /** How its verbs are written. */
  verbs: Verbs;
  /** Moves that end something that cannot be taken back are held until confirmed. */
  held?(move: Move, table: TableStore<V>): boolean;
  /** Whether places are small enough to want a second tap of a finger. */
  small?: boolean;
  /** Whether a finger may slide to its place under a loupe. */
  loupe?: boolean;
  /** Moves that are no aim of their own: their button in the bar does not stand out. */
  quiet?(move: Move, table: TableStore<V>): boolean;
  /** How the move is called on a button. */
  label(move: Move, table: TableStore<V>): string;
  /** What a move is about, as facts of its words; without them it is called by its label. */
  facts?(move: Move, table: TableStore<V>): Facts;
  /** The moves in notation that a button stands for, where it is not the one it was made for. */
  sent?(move: Move, table: TableStore<V>): string[];
  /** What happened in one move, as it is read: events of one breath joined. */
  told?(events: Happened[]): Happened[];
  /** Cells that a log line or score line speaks of. */
  cells(facts: Facts): string[];
  /** The scores as they stand, where everybody may know them. */
  scores?(view: V): Score[];
  /** What the sentence of a score line needs beside its own facts, and what is said after it. */
  scored?(line: ScoreLine, score: Score, table: TableStore<V>): { facts?: Facts; note?: string };
  /** What stands behind a total in the result. */
  total?(score: Score): string;
  /** What moves and what is staged. */
  motions?: Motions<V>;
  switches?: Switch[];
  /** What the settings say of the game. */
  note?: string;
}

function byFolder<T>(found: Record<string, T>): [string, T][] {
  return Object.entries(found).map(([path, value]) => [path.split("/").at(-2)!, value]);
}

const told = byFolder(import.meta.glob<About>("../games/*/about.ts", { eager: true, import: "default" }));
const doors = new Map(byFolder(import.meta.glob<GameDoor>("../games/*/door.ts", { import: "default" })));

/** All games, in the order in which they are shown. */
export const GAMES: ReadonlyMap<string, About> = new Map(told.sort(([, one], [, other]) => one.rank - other.rank));

export async function doorOf(game: string): Promise<GameDoor> {
  return doors.get(game)!();
}
