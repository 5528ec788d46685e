// Made by tools/wire.py from the types of the server and the games. Do not edit.

import type { Facts, Verbs } from "../../lib/wire.ts";

/** A leader on the board, with its strength in a revolt and in a war. */
export interface TigrisLeader {
  seat: number;
  leader: string;
  colour: string;
  cell: string;
  temples: number;
  supporters: number;
}

/** A monument, built or not; `cell` is the top left of its squares. */
export interface TigrisMonument {
  monument: string;
  built: boolean;
  cell: string | null;
  cells: string[];
  colour: string | null;
}

/** A leader of a kingdom. */
export interface TigrisRuler {
  seat: number;
  leader: string;
}

/** A kingdom: its squares, leaders, tiles by colour, monuments and treasures. */
export interface TigrisKingdom {
  cells: string[];
  leaders: TigrisRuler[];
  tiles: Record<string, number>;
  monuments: string[];
  treasures: string[];
}

/** A war that is not over, with the supporters of both sides. */
export interface TigrisWar {
  attacker: number;
  defender: number;
  leader: string;
  colour: string;
  attack: number;
  defence: number;
}

/** The revolt or war that is being fought: the squares that count for each side. `attack` has what the attacker added (`support`); `needed` is how many tiles more would win it for the side that adds now. */
export interface TigrisFight {
  conflict: "revolt" | "war";
  attacker: number;
  defender: number;
  leader: string;
  colour: string;
  tile: string;
  attackers: string[];
  defenders: string[];
  attack: number;
  defence: number;
  support: number;
  needed: number;
}

/** A dynasty; what is behind its screen is null for others. */
export interface TigrisPlayer {
  seat: number;
  sign: string;
  leaders: Record<string, string>;
  catastrophes: number;
  hand_size: number;
  hand: Record<string, number> | null;
  points: Record<string, number> | null;
  treasures: number | null;
  score: number[] | null;
}

/** The table. */
export interface TigrisView {
  game: "tigris";
  rules_version: number;
  seats: number;
  options: Facts;
  to_act: number | null;
  turn: number | null;
  left: number;
  action: number;
  ending: string;
  terrain: string[];
  board: string[];
  leaders: TigrisLeader[];
  monuments: TigrisMonument[];
  treasures: string[];
  corners: string[];
  marker: string | null;
  placed: string | null;
  kingdoms: TigrisKingdom[];
  wars: TigrisWar[];
  fight: TigrisFight | null;
  players: TigrisPlayer[];
  bag: number;
  idle: number;
  idle_limit: number;
}

/** A leader on the board. */
export interface TigrisToldLeader {
  seat: number;
  leader: string;
  colour: string;
  cell: string;
}

/** A kingdom by its leaders and squares. */
export interface TigrisToldKingdom {
  leaders: TigrisToldLeader[];
  cells: string[];
}

/** The facts of all that tigris says. */
export interface TigrisFacts {
  seat: number;
  attacker: number;
  defender: number;
  loser: number;
  left: number;
  attack: number;
  defence: number;
  support: number;
  count: number;
  held: number;
  points: number;
  cell: string;
  origin: string;
  leader: string;
  colour: string;
  tile: string;
  piece: string;
  monument: string;
  verb: string;
  ask: string;
  ending: string;
  cells: string[];
  colours: string[];
  monuments: string[];
  tiles: Record<string, number>;
  kingdoms: TigrisToldKingdom[];
}

/** Every ask of tigris. */
export type TigrisAsk =
  | { code: "tigris-action"; facts: Pick<TigrisFacts, "seat" | "left"> }
  | { code: "tigris-war"; facts: Pick<TigrisFacts, "seat" | "cell" | "colours"> }
  | { code: "tigris-revolt-attack"; facts: Pick<TigrisFacts, "seat" | "leader" | "colour" | "attacker" | "defender" | "attack" | "defence" | "tile" | "support"> }
  | { code: "tigris-revolt-defence"; facts: Pick<TigrisFacts, "seat" | "leader" | "colour" | "attacker" | "defender" | "attack" | "defence" | "tile" | "support"> }
  | { code: "tigris-war-attack"; facts: Pick<TigrisFacts, "seat" | "leader" | "colour" | "attacker" | "defender" | "attack" | "defence" | "tile" | "support"> }
  | { code: "tigris-war-defence"; facts: Pick<TigrisFacts, "seat" | "leader" | "colour" | "attacker" | "defender" | "attack" | "defence" | "tile" | "support"> }
  | { code: "tigris-monument"; facts: Pick<TigrisFacts, "seat" | "colour" | "cells" | "monuments"> }
  | { code: "tigris-treasure"; facts: Pick<TigrisFacts, "seat" | "left" | "cells"> };

/** Every refusal of tigris. */
export type TigrisRefusal =
  | { code: "tigris-not-now"; facts: Pick<TigrisFacts, "verb" | "ask"> }
  | { code: "tigris-leader-same-place"; facts: Pick<TigrisFacts, "leader" | "cell"> }
  | { code: "tigris-catastrophe-here"; facts: Pick<TigrisFacts, "cell"> }
  | { code: "tigris-not-empty"; facts: Pick<TigrisFacts, "cell" | "piece"> }
  | { code: "tigris-leader-on-river"; facts: Pick<TigrisFacts, "leader" | "cell"> }
  | { code: "tigris-not-beside-temple"; facts: Pick<TigrisFacts, "leader" | "cell"> }
  | { code: "tigris-leader-joins-kingdoms"; facts: Pick<TigrisFacts, "leader" | "cell" | "kingdoms"> }
  | { code: "tigris-leader-not-on-board"; facts: Pick<TigrisFacts, "leader"> }
  | { code: "tigris-tile-not-in-hand"; facts: Pick<TigrisFacts, "tile" | "colour"> }
  | { code: "tigris-farm-on-land"; facts: Pick<TigrisFacts, "cell"> }
  | { code: "tigris-tile-on-river"; facts: Pick<TigrisFacts, "tile" | "colour" | "cell"> }
  | { code: "tigris-joins-three-kingdoms"; facts: Pick<TigrisFacts, "cell" | "count" | "kingdoms"> }
  | { code: "tigris-no-catastrophe-left"; facts: Record<string, never> }
  | { code: "tigris-catastrophe-on-leader"; facts: Pick<TigrisFacts, "cell" | "leader" | "seat"> }
  | { code: "tigris-catastrophe-on-treasure"; facts: Pick<TigrisFacts, "cell"> }
  | { code: "tigris-catastrophe-on-monument"; facts: Pick<TigrisFacts, "cell" | "monument"> }
  | { code: "tigris-catastrophe-twice"; facts: Pick<TigrisFacts, "cell"> }
  | { code: "tigris-swap-nothing"; facts: Record<string, never> }
  | { code: "tigris-swap-not-in-hand"; facts: Pick<TigrisFacts, "tile" | "colour" | "count" | "held"> }
  | { code: "tigris-no-such-war"; facts: Pick<TigrisFacts, "leader" | "colour" | "colours"> }
  | { code: "tigris-support-not-in-hand"; facts: Pick<TigrisFacts, "tile" | "colour" | "count" | "held"> }
  | { code: "tigris-support-cannot-win"; facts: Pick<TigrisFacts, "count" | "attack" | "defence"> }
  | { code: "tigris-support-not-level"; facts: Pick<TigrisFacts, "count" | "attack" | "defence"> }
  | { code: "tigris-no-square"; facts: Pick<TigrisFacts, "cells"> }
  | { code: "tigris-monument-used"; facts: Pick<TigrisFacts, "monument" | "cell"> }
  | { code: "tigris-monument-colour"; facts: Pick<TigrisFacts, "monument" | "colour"> }
  | { code: "tigris-no-treasure"; facts: Pick<TigrisFacts, "cell"> }
  | { code: "tigris-treasure-elsewhere"; facts: Pick<TigrisFacts, "cell"> }
  | { code: "tigris-corners-first"; facts: Pick<TigrisFacts, "cell" | "cells"> };

/** Every event of tigris. */
export type TigrisEvent =
  | { code: "tigris-turn"; facts: Pick<TigrisFacts, "seat"> }
  | { code: "tigris-passed"; facts: Pick<TigrisFacts, "seat"> }
  | { code: "tigris-leader-placed"; facts: Pick<TigrisFacts, "seat" | "leader" | "colour" | "cell"> }
  | { code: "tigris-leader-moved"; facts: Pick<TigrisFacts, "seat" | "leader" | "colour" | "cell" | "origin"> }
  | { code: "tigris-leader-withdrawn"; facts: Pick<TigrisFacts, "seat" | "leader" | "colour" | "cell"> }
  | { code: "tigris-leader-displaced"; facts: Pick<TigrisFacts, "seat" | "leader" | "colour" | "cell"> }
  | { code: "tigris-tile-placed"; facts: Pick<TigrisFacts, "seat" | "tile" | "colour" | "cell"> }
  | { code: "tigris-tile-scored"; facts: Pick<TigrisFacts, "seat" | "leader" | "colour" | "points" | "cell"> }
  | { code: "tigris-united"; facts: Pick<TigrisFacts, "seat" | "cell" | "kingdoms"> }
  | { code: "tigris-union-over"; facts: Pick<TigrisFacts, "cell"> }
  | { code: "tigris-catastrophe-placed"; facts: Pick<TigrisFacts, "seat" | "cell"> }
  | { code: "tigris-tile-destroyed"; facts: Pick<TigrisFacts, "tile" | "colour" | "cell"> }
  | { code: "tigris-swapped"; facts: Pick<TigrisFacts, "seat" | "count"> & Partial<Pick<TigrisFacts, "tiles">> }
  | { code: "tigris-drew"; facts: Pick<TigrisFacts, "seat" | "count"> & Partial<Pick<TigrisFacts, "tiles">> }
  | { code: "tigris-revolt"; facts: Pick<TigrisFacts, "attacker" | "defender" | "leader" | "colour" | "cell" | "attack" | "defence"> }
  | { code: "tigris-supported"; facts: Pick<TigrisFacts, "seat" | "tile" | "colour" | "count"> }
  | { code: "tigris-revolt-won"; facts: Pick<TigrisFacts, "seat" | "loser" | "leader" | "colour" | "attack" | "defence" | "points"> }
  | { code: "tigris-war-begun"; facts: Pick<TigrisFacts, "attacker" | "defender" | "leader" | "colour" | "attack" | "defence"> }
  | { code: "tigris-war-won"; facts: Pick<TigrisFacts, "seat" | "loser" | "leader" | "colour" | "attack" | "defence" | "points" | "cells"> }
  | { code: "tigris-wars-vanished"; facts: Pick<TigrisFacts, "colours"> }
  | { code: "tigris-monument-built"; facts: Pick<TigrisFacts, "seat" | "monument" | "colour" | "cell" | "cells"> }
  | { code: "tigris-monument-declined"; facts: Pick<TigrisFacts, "seat"> }
  | { code: "tigris-treasure-taken"; facts: Pick<TigrisFacts, "seat" | "cell"> }
  | { code: "tigris-monument-points"; facts: Pick<TigrisFacts, "seat" | "leader" | "colour" | "monument" | "points"> }
  | { code: "tigris-over"; facts: Pick<TigrisFacts, "ending"> };

export const VERBS: Verbs = {
  "pass": { word: "pass", arguments: [], listed: true },
  "leader": { word: "", arguments: ["leader", "place"], listed: true },
  "withdraw": { word: "withdraw", arguments: ["leader"], listed: true },
  "tile": { word: "", arguments: ["tile", "place"], listed: true },
  "catastrophe": { word: "catastrophe", arguments: ["place"], listed: true },
  "swap": { word: "swap", arguments: ["tiles"], listed: false },
  "war": { word: "war", arguments: ["colour"], listed: true },
  "support": { word: "support", arguments: ["count"], listed: true },
  "build": { word: "build", arguments: ["site"], listed: true },
  "no-build": { word: "build none", arguments: [], listed: true },
  "treasure": { word: "treasure", arguments: ["place"], listed: true },
};
