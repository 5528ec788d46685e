// What the shell needs to know of a game's board.

import type { Component } from "svelte";
import type { Happened, Legal, Parts } from "./types.ts";
import type { TableStore } from "./table.svelte.ts";

export interface GameDoor {
  Board: Component<{ table: TableStore }>;
  /** What stands beside a player's name. */
  Seat: Component<{ table: TableStore; seat: number }>;
  /** A player's sign. */
  mark(seat: number, table: TableStore): { path: string; back: string; ink: string };
  /** Whether players at one screen must not see each other's side. */
  secret: boolean;
  /** What one taps for a move, in order; null for moves that a panel of the board offers. */
  path(parts: Parts, table: TableStore): string[] | null;
  /** The move one seems to have meant, in notation, to ask why it is refused. */
  attempt(keys: string[], table: TableStore): string | null;
  /** Moves that end something that cannot be taken back are held until confirmed. */
  held(parts: Parts, table: TableStore): boolean;
  /** Places small enough to want a second tap of a finger. */
  small(key: string): boolean;
  /** Whether a finger may slide to its place under a loupe. */
  loupe?: boolean;
  /** Keys that are no place of the board: a chip at the spot, or a button in the bar. */
  virtual(key: string): boolean;
  /** Moves that are no aim of their own: their button in the bar does not stand out. */
  quiet?(parts: Parts, table: TableStore): boolean;
  /** How the move is called on a button. */
  label(parts: Parts, table: TableStore): string;
  /** The moves that a button stands for, where it is not the one it was made for. */
  sent?(legal: Legal, table: TableStore): number[];
  /** What happened in one move, as it is read: events of one breath joined. */
  told?(events: Happened[]): Happened[];
  /** Cells that a log line or score line speaks of. */
  cells(facts: Record<string, unknown>): string[];
}

export const DOORS: Record<string, () => Promise<{ default: GameDoor }>> = {
  heirs: () => import("../games/heirs/door.ts"),
  dominion: () => import("../games/dominion/door.ts"),
  tigris: () => import("../games/tigris/door.ts"),
};
