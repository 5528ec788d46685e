// Made by tools/wire.py from the types of the server and the games. Do not edit.

import type { Facts, Score, Verbs } from "../../lib/wire.ts";

/** Whose turn, which phase, what is left. */
export interface DominionTurn {
  seat: number | null;
  phase: string;
  actions: number;
  buys: number;
  coins: number;
}

/** One pile of the supply. */
export interface DominionPile {
  card: string;
  count: number;
  cost: number;
}

/** One mat. `cards` is all the seat owns: everybody can keep count of that. */
export interface DominionPlayer {
  seat: number;
  turns: number;
  hand_count: number;
  hand_known: string[];
  deck_count: number;
  deck_known: string[];
  discard_count: number;
  discard_top: string | null;
  play: string[];
  aside: string[];
  held_count: number;
  cards: Record<string, number>;
  hand?: string[];
  held?: string[];
  discard?: string[];
  deck?: string[];
}

/** The table. */
export interface DominionView {
  game: "dominion";
  options: Facts;
  to_act: number | null;
  turn: DominionTurn;
  piles: DominionPile[];
  trash: string[];
  spoils: string[];
  players: DominionPlayer[];
  scores: Score[];
}

/** The facts of all that dominion says. */
export interface DominionFacts {
  seat: number;
  attacker: number;
  victim: number;
  actions: number;
  buys: number;
  coins: number;
  cost: number;
  count: number;
  least: number;
  left: number;
  limit: number;
  card: string;
  verb: string;
  cards: string[];
}

/** Every ask of dominion. */
export type DominionAsk =
  | { code: "dominion-action"; facts: Pick<DominionFacts, "seat" | "actions" | "buys" | "coins"> }
  | { code: "dominion-buy"; facts: Pick<DominionFacts, "seat" | "buys" | "coins" | "cards"> }
  | { code: "dominion-react"; facts: Pick<DominionFacts, "seat" | "attacker" | "card"> }
  | { code: "dominion-militia"; facts: Pick<DominionFacts, "seat" | "count" | "cards" | "left" | "verb" | "least"> }
  | { code: "dominion-bureaucrat"; facts: Pick<DominionFacts, "seat" | "verb"> }
  | { code: "dominion-spy"; facts: Pick<DominionFacts, "seat" | "victim" | "card"> }
  | { code: "dominion-thief"; facts: Pick<DominionFacts, "seat" | "victim" | "cards"> }
  | { code: "dominion-cellar"; facts: Pick<DominionFacts, "seat" | "count" | "cards" | "left" | "verb" | "least"> }
  | { code: "dominion-chancellor"; facts: Pick<DominionFacts, "seat"> }
  | { code: "dominion-chapel"; facts: Pick<DominionFacts, "seat" | "count" | "cards" | "left" | "verb" | "least"> }
  | { code: "dominion-take"; facts: Pick<DominionFacts, "seat" | "card" | "limit" | "verb"> }
  | { code: "dominion-library"; facts: Pick<DominionFacts, "seat" | "card" | "count"> }
  | { code: "dominion-mine"; facts: Pick<DominionFacts, "seat" | "verb"> }
  | { code: "dominion-moneylender"; facts: Pick<DominionFacts, "seat" | "verb"> }
  | { code: "dominion-remodel"; facts: Pick<DominionFacts, "seat" | "verb"> }
  | { code: "dominion-thief-gain"; facts: Pick<DominionFacts, "seat" | "cards" | "left" | "verb" | "least"> }
  | { code: "dominion-throne-room"; facts: Pick<DominionFacts, "seat" | "verb"> };

/** Every refusal of dominion. */
export type DominionRefusal =
  | { code: "dominion-not-now"; facts: Pick<DominionFacts, "verb"> }
  | { code: "dominion-not-in-hand"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-not-playable"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-treasure-early"; facts: Record<string, never> }
  | { code: "dominion-treasure-late"; facts: Record<string, never> }
  | { code: "dominion-action-late"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-buy-early"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-no-treasures"; facts: Record<string, never> }
  | { code: "dominion-no-pile"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-pile-empty"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-too-expensive"; facts: Pick<DominionFacts, "card" | "cost" | "coins"> }
  | { code: "dominion-over-limit"; facts: Pick<DominionFacts, "card" | "cost" | "limit"> }
  | { code: "dominion-must-gain"; facts: Record<string, never> }
  | { code: "dominion-must-discard"; facts: Pick<DominionFacts, "count"> }
  | { code: "dominion-out-of-order"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-no-moat"; facts: Record<string, never> }
  | { code: "dominion-not-action"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-must-play"; facts: Record<string, never> }
  | { code: "dominion-not-treasure"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-must-trash-treasure"; facts: Record<string, never> }
  | { code: "dominion-take-treasure"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-not-copper"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-must-trash-copper"; facts: Record<string, never> }
  | { code: "dominion-must-trash"; facts: Record<string, never> }
  | { code: "dominion-not-victory"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-has-victory"; facts: Record<string, never> }
  | { code: "dominion-keep-only"; facts: Record<string, never> }
  | { code: "dominion-not-revealed"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-not-stolen"; facts: Pick<DominionFacts, "card"> };

/** Every event of dominion. */
export type DominionEvent =
  | { code: "dominion-turn"; facts: Pick<DominionFacts, "seat" | "count"> }
  | { code: "dominion-play"; facts: Pick<DominionFacts, "seat" | "card" | "actions"> }
  | { code: "dominion-throne"; facts: Pick<DominionFacts, "seat" | "card" | "count"> }
  | { code: "dominion-throne-none"; facts: Pick<DominionFacts, "seat"> }
  | { code: "dominion-left"; facts: Pick<DominionFacts, "seat" | "actions" | "buys" | "coins"> }
  | { code: "dominion-pay"; facts: Pick<DominionFacts, "seat" | "cards" | "coins"> }
  | { code: "dominion-bought"; facts: Pick<DominionFacts, "seat" | "card" | "cost" | "coins" | "buys"> }
  | { code: "dominion-gain"; facts: Pick<DominionFacts, "seat" | "card"> }
  | { code: "dominion-gain-hand"; facts: Pick<DominionFacts, "seat" | "card"> }
  | { code: "dominion-gain-deck"; facts: Pick<DominionFacts, "seat" | "card"> }
  | { code: "dominion-gain-trash"; facts: Pick<DominionFacts, "seat" | "card"> }
  | { code: "dominion-pile-out"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-none-left"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-take-none"; facts: Pick<DominionFacts, "seat" | "limit"> }
  | { code: "dominion-draw"; facts: Pick<DominionFacts, "seat" | "count"> & Partial<Pick<DominionFacts, "cards">> }
  | { code: "dominion-shuffle"; facts: Pick<DominionFacts, "seat" | "count"> }
  | { code: "dominion-trash"; facts: Pick<DominionFacts, "seat" | "card"> }
  | { code: "dominion-trash-none"; facts: Pick<DominionFacts, "seat" | "card"> }
  | { code: "dominion-discard"; facts: Pick<DominionFacts, "seat" | "cards"> }
  | { code: "dominion-discard-some"; facts: Pick<DominionFacts, "seat" | "count" | "card"> & Partial<Pick<DominionFacts, "cards">> }
  | { code: "dominion-clean-up"; facts: Pick<DominionFacts, "seat" | "count" | "card"> & Partial<Pick<DominionFacts, "cards">> }
  | { code: "dominion-show"; facts: Pick<DominionFacts, "seat" | "cards"> }
  | { code: "dominion-show-hand"; facts: Pick<DominionFacts, "seat" | "cards"> }
  | { code: "dominion-no-deck"; facts: Pick<DominionFacts, "seat"> }
  | { code: "dominion-to-hand"; facts: Pick<DominionFacts, "seat" | "cards"> }
  | { code: "dominion-set-aside"; facts: Pick<DominionFacts, "seat" | "card"> }
  | { code: "dominion-put-back"; facts: Pick<DominionFacts, "seat" | "card"> }
  | { code: "dominion-topdeck"; facts: Pick<DominionFacts, "seat" | "card"> }
  | { code: "dominion-flip"; facts: Pick<DominionFacts, "seat" | "count" | "card"> }
  | { code: "dominion-moat"; facts: Pick<DominionFacts, "seat" | "card"> }
  | { code: "dominion-no-reaction"; facts: Pick<DominionFacts, "seat"> }
  | { code: "dominion-over-provinces"; facts: Pick<DominionFacts, "card"> }
  | { code: "dominion-over-piles"; facts: Pick<DominionFacts, "cards"> }
  | { code: "dominion-over-turns"; facts: Pick<DominionFacts, "count"> };

export const VERBS: Verbs = {
  "play": { word: "play", arguments: ["card"], listed: true },
  "buy": { word: "buy", arguments: ["card"], listed: true },
  "gain": { word: "gain", arguments: ["card"], listed: true },
  "trash": { word: "trash", arguments: ["card"], listed: true },
  "discard": { word: "discard", arguments: ["card"], listed: true },
  "topdeck": { word: "topdeck", arguments: ["card"], listed: true },
  "buys": { word: "buys", arguments: [], listed: true },
  "treasures": { word: "treasures", arguments: [], listed: true },
  "end": { word: "end", arguments: [], listed: true },
  "done": { word: "done", arguments: [], listed: true },
  "reveal": { word: "reveal", arguments: [], listed: true },
  "pass": { word: "pass", arguments: [], listed: true },
  "show": { word: "show", arguments: [], listed: true },
  "flip": { word: "flip", arguments: [], listed: true },
  "keep": { word: "keep", arguments: [], listed: true },
  "aside": { word: "aside", arguments: [], listed: true },
  "drop": { word: "drop", arguments: [], listed: true },
};
