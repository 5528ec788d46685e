// Made by tools/wire.py from the types of the server and the games. Do not edit.

import type { Score, Verbs } from "../../lib/wire.ts";

/** The printed facts of a tile, and its roads for who sits north. */
export interface HeirsTile {
  id: string;
  set: string;
  building: string;
  colour: string;
  cost: Record<string, number>;
  roads: string[][];
  direction?: string;
  pattern?: string | string[];
  pair?: string[];
  links?: string[];
  rule: string;
  turned: string[][];
}

/** The face-down tiles: how many, and the back of the top one. */
export interface HeirsStock {
  left: number;
  top: string | null;
}

/** A tile as it lies; the face of the start tile is hidden. */
export interface HeirsLaid {
  at: string;
  x: number;
  y: number;
  colour: string;
  resource: string;
  exits: string[];
  owner: number | null;
  tile?: string;
}

/** One unit: a place or `reserve` or `aside`; Henry's have colours. */
export interface HeirsUnit {
  unit: string;
  at: string;
  moved: boolean;
  colour?: string;
}

export interface HeirsSource {
  resource: string;
  from: string;
  position?: number;
  cell?: string;
  tile?: string;
  building?: string;
}

/** One side; Henry has a hand and units only. */
export interface HeirsPlayer {
  seat: number;
  turned: boolean;
  hand: string[];
  units: HeirsUnit[];
  camps?: string[];
  surplus?: number;
  reach?: number;
  window?: number[];
  resources?: Record<string, number>;
  sources?: HeirsSource[];
}

/** Who decides what a new tower destroys: the buildings, and the towers around them. */
export interface HeirsSiege {
  seat: number;
  cells: string[];
  towers: string[];
}

/** A treasure that lies on a tile. */
export interface HeirsTreasure {
  at: string;
  treasure: string;
}

/** Level, scaffolding and treasures of a game against Henry. */
export interface HeirsSolo {
  level: number;
  scaffold: string;
  stack: number;
  treasures: HeirsTreasure[];
  lifted: string[];
}

/** The table, the same for everybody. */
export interface HeirsView {
  game: "heirs";
  turn: number;
  to_act: number | null;
  colours: string[];
  tiles: Record<string, HeirsTile>;
  ring: (string | null)[];
  shield: number;
  crown: number;
  stock: HeirsStock;
  last_turns: number | null;
  discounts: number;
  order: number[];
  places: string[];
  gone: string[];
  board: HeirsLaid[];
  players: HeirsPlayer[];
  scores: Score[];
  roads: boolean;
  tiles_digest: string;
  siege: HeirsSiege | null;
  solo?: HeirsSolo;
}

/** The facts of all that heirs says. */
export interface HeirsFacts {
  seat: number;
  owed: number;
  surplus: number;
  wood: number;
  stone: number;
  grain: number;
  discounts: number;
  reach: number;
  order: number;
  position: number;
  left: number;
  turn: number;
  cell: string;
  unit: string;
  tile: string;
  building: string;
  colour: string;
  from: string;
  option: string;
  treasure: string;
  cells: string[];
}

/** Every ask of heirs. */
export type HeirsAsk =
  | { code: "heirs-act"; facts: Pick<HeirsFacts, "seat" | "owed"> }
  | { code: "heirs-surplus"; facts: Pick<HeirsFacts, "seat" | "surplus"> }
  | { code: "heirs-destroy"; facts: Pick<HeirsFacts, "seat" | "cell" | "cells"> };

/** Every refusal of heirs. */
export type HeirsRefusal =
  | { code: "heirs-no-such-move"; facts: Record<string, never> }
  | { code: "heirs-not-now"; facts: Record<string, never> }
  | { code: "heirs-no-tile-in-hand"; facts: Record<string, never> }
  | { code: "heirs-cell-taken"; facts: Pick<HeirsFacts, "cell"> }
  | { code: "heirs-no-unit-near"; facts: Pick<HeirsFacts, "cell"> }
  | { code: "heirs-too-expensive"; facts: Pick<HeirsFacts, "building" | "wood" | "stone" | "grain" | "discounts"> }
  | { code: "heirs-already-taken"; facts: Record<string, never> }
  | { code: "heirs-no-tile-in-ring"; facts: Record<string, never> }
  | { code: "heirs-out-of-reach"; facts: Pick<HeirsFacts, "building" | "reach" | "order"> }
  | { code: "heirs-unit-not-on-board"; facts: Pick<HeirsFacts, "unit"> }
  | { code: "heirs-unit-has-moved"; facts: Pick<HeirsFacts, "unit"> }
  | { code: "heirs-no-tile-to-step-on"; facts: Pick<HeirsFacts, "cell"> }
  | { code: "heirs-cell-has-unit"; facts: Pick<HeirsFacts, "cell"> }
  | { code: "heirs-no-regular-in-reserve"; facts: Record<string, never> }
  | { code: "heirs-summon-too-far"; facts: Pick<HeirsFacts, "cell"> }
  | { code: "heirs-elite-stays"; facts: Record<string, never> }
  | { code: "heirs-no-camp"; facts: Pick<HeirsFacts, "tile"> }
  | { code: "heirs-camp-before-taking"; facts: Record<string, never> }
  | { code: "heirs-camp-reserve-empty"; facts: Record<string, never> }
  | { code: "heirs-camp-hand-full"; facts: Record<string, never> }
  | { code: "heirs-take-owed"; facts: Record<string, never> }
  | { code: "heirs-nothing-to-destroy"; facts: Pick<HeirsFacts, "cell"> }
  | { code: "heirs-destroy-order"; facts: Pick<HeirsFacts, "cell"> }
  | { code: "heirs-must-destroy"; facts: Record<string, never> }
  | { code: "heirs-must-discard"; facts: Pick<HeirsFacts, "surplus"> }
  | { code: "heirs-discard-order"; facts: Pick<HeirsFacts, "surplus"> };

/** Every event of heirs. */
export type HeirsEvent =
  | { code: "heirs-turn"; facts: Pick<HeirsFacts, "seat" | "turn"> }
  | { code: "heirs-take"; facts: Pick<HeirsFacts, "seat" | "position" | "left" | "tile" | "building" | "colour"> }
  | { code: "heirs-refill"; facts: Pick<HeirsFacts, "position" | "tile" | "building" | "colour"> }
  | { code: "heirs-last-round"; facts: Record<string, never> }
  | { code: "heirs-build"; facts: Pick<HeirsFacts, "seat" | "cell" | "discounts" | "tile" | "building" | "colour"> }
  | { code: "heirs-expand"; facts: Pick<HeirsFacts, "seat" | "cell" | "tile" | "building" | "colour"> }
  | { code: "heirs-camp"; facts: Pick<HeirsFacts, "seat" | "cell" | "tile" | "building" | "colour"> }
  | { code: "heirs-destroyed"; facts: Pick<HeirsFacts, "seat" | "cell" | "tile" | "building" | "colour"> }
  | { code: "heirs-step"; facts: Pick<HeirsFacts, "seat" | "unit" | "from" | "cell"> }
  | { code: "heirs-summon"; facts: Pick<HeirsFacts, "seat" | "cell"> }
  | { code: "heirs-withdraw"; facts: Pick<HeirsFacts, "seat" | "cell"> }
  | { code: "heirs-discard"; facts: Pick<HeirsFacts, "seat" | "tile" | "building" | "colour"> }
  | { code: "heirs-end-turn"; facts: Pick<HeirsFacts, "seat"> }
  | { code: "heirs-over"; facts: Record<string, never> }
  | { code: "heirs-henry-builds"; facts: Pick<HeirsFacts, "seat" | "cell" | "option" | "tile" | "building" | "colour"> }
  | { code: "heirs-henry-no-place"; facts: Pick<HeirsFacts, "tile" | "building" | "colour"> }
  | { code: "heirs-treasure"; facts: Pick<HeirsFacts, "treasure" | "cell"> }
  | { code: "heirs-treasure-lifted"; facts: Pick<HeirsFacts, "treasure" | "cell"> }
  | { code: "heirs-henry-moves"; facts: Pick<HeirsFacts, "cell" | "tile" | "building" | "colour"> };

export const VERBS: Verbs = {
  "build": { word: "build", arguments: ["tile", "cell"], listed: true },
  "expand": { word: "expand", arguments: ["tile", "cell"], listed: true },
  "summon": { word: "summon", arguments: ["cell"], listed: true },
  "take": { word: "take", arguments: ["tile"], listed: true },
  "step": { word: "step", arguments: ["unit", "cell"], listed: true },
  "withdraw": { word: "withdraw", arguments: ["unit"], listed: true },
  "camp": { word: "camp", arguments: ["tile"], listed: true },
  "destroy": { word: "destroy", arguments: ["cell"], listed: true },
  "done": { word: "done", arguments: [], listed: true },
  "discard": { word: "discard", arguments: ["tile"], listed: true },
  "end": { word: "end", arguments: [], listed: true },
};
