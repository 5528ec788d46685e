// Made by tools/wire.py from the types of the server and the games. Do not edit.

export type Facts = Record<string, unknown>;

/** A verb of a game: its word and its arguments, joined by blanks, are a move in notation. */
export interface Verb {
  word: string;
  arguments: string[];
  /** False: people put the argument together themselves, its values are not listed. */
  listed: boolean;
}

/** The legal moves by verb: true, the written arguments, or the second ones by the first. */
export type Moves = Record<string, true | string[] | Record<string, string[]>>;

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

/** One reason for points, as plain JSON. */
export interface ScoreLine {
  rule: string;
  where: string;
  points: number;
  facts: Facts;
}

/** A seat's result, as plain JSON. */
export interface Score {
  seat: number;
  total: number;
  key: number[];
  lines: ScoreLine[];
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

/** What a seat sees of a game. */
export type View = HeirsView | DominionView | TigrisView;

export interface SitLine {
  kind: "sit";
  seq: number;
  at: number;
  place: number;
  name: string;
}

/** A bot takes a chair. */
export interface BotLine {
  kind: "bot";
  seq: number;
  at: number;
  place: number;
  bot: string;
}

/** A chair is open again. */
export interface StandLine {
  kind: "stand";
  seq: number;
  at: number;
  place: number;
}

export interface OpenLine {
  kind: "open";
  seq: number;
  at: number;
  place: number;
}

export interface RekeyLine {
  kind: "rekey";
  seq: number;
  at: number;
  place: number;
}

export interface StartLine {
  kind: "start";
  seq: number;
  at: number;
  order: number[];
}

/** An event as one seat is told of it. */
export interface Happened {
  code: string;
  facts: Facts;
}

/** Others get the events and never the move, which may name what only its seat knows. */
export interface MoveLine {
  kind: "move";
  seq: number;
  at: number;
  seat: number;
  by: "bot" | "person";
  plies: number;
  events: Happened[];
  moves?: number[];
  texts?: string[];
}

export interface UndoLine {
  kind: "undo";
  seq: number;
  at: number;
  seat: number;
  to: number;
}

/** A seat gives up: the last of two ends the game, otherwise a bot plays on. */
export interface ResignLine {
  kind: "resign";
  seq: number;
  at: number;
  seat: number;
  bot: string;
}

/** A bot plays on for a person, or ("") the person plays again. */
export interface HandLine {
  kind: "hand";
  seq: number;
  at: number;
  seat: number;
  bot: string;
  why: "" | "absent" | "self" | "time";
}

/** So long no server was there to take a move: it costs nobody any time. */
export interface AwayLine {
  kind: "away";
  seq: number;
  at: number;
  ms: number;
}

/** Something that is another seat's own business. */
export interface QuietLine {
  kind: "quiet";
  seq: number;
  at: number;
}

export interface QuickLine {
  kind: "quick";
  seq: number;
  at: number;
  seat: number;
}

export interface AgainLine {
  kind: "again";
  seq: number;
  at: number;
  seat: number;
}

/** A line of the log as one seat may know it. */
export type LogLine =
  | SitLine
  | BotLine
  | StandLine
  | OpenLine
  | RekeyLine
  | StartLine
  | MoveLine
  | UndoLine
  | ResignLine
  | HandLine
  | AwayLine
  | QuietLine
  | QuickLine
  | AgainLine;

/** A person takes a chair. */
export interface SitEntry {
  kind: "sit";
  seq: number;
  at: number;
  place: number;
  name: string;
  key: string;
  commitment: string | null;
  number: string | null;
}

/** A place opens the number it committed to; told when no chair can change any more. */
export interface OpenEntry {
  kind: "open";
  seq: number;
  at: number;
  place: number;
  number: string;
}

/** A seat has a new secret. */
export interface RekeyEntry {
  kind: "rekey";
  seq: number;
  at: number;
  place: number;
  key: string;
}

/** The game begins: the places in the order of seats, and the cards dealt. */
export interface StartEntry {
  kind: "start";
  seq: number;
  at: number;
  order: number[];
  draws: [number, number, number][];
  next: number | null;
}

/** An event of the game as the log keeps it: what all may know, and what one seat may. */
export interface RecordedEvent {
  code: string;
  facts: Facts;
  private?: Record<string, Facts>;
}

/** Moves that were played together. */
export interface MoveEntry {
  kind: "move";
  seq: number;
  at: number;
  seat: number;
  by: "auto" | "bot" | "person";
  id: string;
  moves: number[];
  texts: string[];
  quiet: boolean[];
  draws: [number, number, number][];
  events: RecordedEvent[];
  next: number | null;
}

/** The moves after a position of the line no longer count. */
export interface UndoEntry {
  kind: "undo";
  seq: number;
  at: number;
  seat: number;
  id: string;
  to: number;
  next: number | null;
}

/** A seat answers at once where it has one answer, or no longer does. */
export interface QuickEntry {
  kind: "quick";
  seq: number;
  at: number;
  seat: number;
  on: boolean;
}

/** A seat calls everybody to another table, where this game is played once more. */
export interface AgainEntry {
  kind: "again";
  seq: number;
  at: number;
  seat: number;
  table: string;
  places: number[];
}

/** An entry of a record. */
export type RecordedEntry =
  | SitEntry
  | BotLine
  | StandLine
  | OpenEntry
  | RekeyEntry
  | StartEntry
  | MoveEntry
  | UndoEntry
  | ResignLine
  | HandLine
  | AwayLine
  | QuickEntry
  | AgainEntry;

/** The first message: whose seats this is, and the last entry of the log it knows. */
export interface Hello {
  type: "hello";
  keys?: string[];
  since?: number;
}

/** Moves to be played all or none: in notation, or by their numbers. A choice of several things may come in any order, and without its `done`. */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  seq: number;
  texts?: string[];
  moves?: number[];
}

/** Back one step, the whole turn, or to a position of the line. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  seq: number;
  to?: number | null;
  whole?: boolean;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Let a bot play on ("" is the table's usual one), or take the seat back (null). */
export interface Hand {
  type: "hand";
  id: string;
  seat: number;
  bot?: string | null;
}

/** Put a bot on the seat of somebody who does not come back. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
}

/** Answer at once where this seat has one answer; others may notice. */
export interface Quick {
  type: "quick";
  id: string;
  seat: number;
  on: boolean;
}

/** Why not this move, in notation or by its number? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  text?: string;
  move?: number | null;
}

/** What would this move do, up to the first thing that is hidden? */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  text?: string;
  move?: number | null;
}

/** Entries of the log after `since`, at most 500. */
export interface Log {
  type: "log";
  id: string;
  seat?: number | null;
  since?: number;
  until?: number | null;
}

/** What this seat saw after so many moves. */
export interface Past {
  type: "past";
  id: string;
  ply: number;
  seat?: number | null;
}

/** The number a place committed to. */
export interface Open {
  type: "open";
  id: string;
  place: number;
  number: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: string;
}

/** What a client says by socket. */
export type ClientMessage =
  | Hello
  | Play
  | Undo
  | Resign
  | Hand
  | Replace
  | Quick
  | Why
  | Preview
  | Log
  | Past
  | Open
  | Ping;

/** What everybody may know of a chair; its number only when no chair can change any more. */
export interface ChairSeen {
  place: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  why: "" | "absent" | "resigned" | "self" | "time";
  ready: boolean;
  resigned: boolean;
  commitment: string | null;
  number: string | null;
}

/** What every seat has left, in ms at the time `since`, and whose time runs. */
export interface ClockSeen {
  kind: "days" | "live";
  left: number[];
  running: number | null;
  since: number;
}

/** What is decided now; the facts are for the seat that decides. */
export interface Asked {
  code: string;
  facts: Facts | null;
  rule: string;
}

/** How far a seat may go back by itself, in moves of the line; None: nowhere. */
export interface GoBack {
  step: number | null;
  turn: number | null;
  floor: number;
}

/** Who won, with every line of the scores; complete: not ended by resigning. */
export interface Result {
  ranking: number[][];
  scores: Score[];
  resigned: number[];
  complete: boolean;
}

/** The table this game is played at once more, who called, every seat's place there. */
export interface Rematch {
  id: string;
  seat: number;
  places: number[];
}

/** All a seat (None: a spectator) needs to go on from here. */
export interface Sight<V = View> {
  seq: number;
  ply: number;
  seat: number | null;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record";
  to_act: number | null;
  chairs: ChairSeen[];
  clock: ClockSeen | null;
  quick: boolean;
  view?: V;
  ask?: Asked;
  moves?: Moves;
  undo?: GoBack;
  result?: Result;
  again?: Rematch;
}

/** The whole position for one seat, and the lines of the log it does not know yet. */
export interface Seen<V = View> {
  type: "view";
  seq: number;
  ply: number;
  seat: number | null;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record";
  to_act: number | null;
  chairs: ChairSeen[];
  clock: ClockSeen | null;
  quick: boolean;
  view?: V;
  ask?: Asked;
  moves?: Moves;
  undo?: GoBack;
  result?: Result;
  again?: Rematch;
  now: number;
  log: LogLine[];
}

/** The seats somebody is connected for. */
export interface Presence {
  type: "presence";
  seats: number[];
}

/** The table was deleted. */
export interface Gone {
  type: "gone";
}

/** The act is on disk; it comes before its view. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** Why a move is not allowed. */
export interface Refusal {
  code: string;
  facts: Facts;
  rule: string;
}

/** The rules say no. Nothing changed. */
export interface RefusedMove {
  type: "refused";
  id: string;
  refusal: Refusal;
}

/** What went wrong: a code of the catalogue, its facts, and a plain sentence. */
export interface Problem {
  code: string;
  text: string;
  facts?: Facts;
  field?: string;
}

/** The table or the server says no. */
export interface Failed {
  type: "failed";
  id: string;
  problem: Problem;
}

/** The move as it was understood, and why it is not allowed; null: it is. */
export interface WhyNot {
  type: "why";
  id: string;
  move: number;
  text: string | null;
  refusal: Refusal | null;
}

/** What the move would do, up to the first thing that is hidden. */
export interface Previewed {
  type: "preview";
  id: string;
  move: number;
  text: string;
  events: Happened[];
}

/** Lines of the log, and how many there are in all. */
export interface Lines {
  type: "log";
  id: string;
  lines: LogLine[];
  seq: number;
}

/** What the seat saw after so many moves of the line. */
export interface Earlier<V = View> {
  type: "past";
  id: string;
  ply: number;
  seat: number | null;
  to_act: number | null;
  view: V;
}

/** The server is there. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
  seq: number;
}

/** What the server says by socket. */
export type ServerMessage =
  | Seen
  | Presence
  | Gone
  | Done
  | RefusedMove
  | Failed
  | WhyNot
  | Previewed
  | Lines
  | Earlier
  | Pong;

/** A table to be made; options and settings are checked by what the game declares. `chairs` are bots by place, "" for an open chair. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Facts;
  settings?: Facts;
  position?: Facts | null;
  chairs?: string[];
}

/** Take a chair: the first open one, or this. `key` is the hash of a secret the client chose itself; then the request may be repeated when its answer was lost. */
export interface Sit {
  name?: string;
  place?: number | null;
  commitment?: string | null;
  number?: string | null;
  key?: string | null;
}

/** Put a bot on a chair; "" is the table's usual one. */
export interface SetBot {
  place: number;
  bot?: string;
}

/** Leave a chair, or clear it. */
export interface AtPlace {
  place: number;
}

/** A new secret for a seat; `key` is the hash of the client's own. */
export interface Rekey {
  place: number;
  key?: string | null;
}

/** The number a place committed to. */
export interface Opening {
  place: number;
  number: string;
}

/** A seat whose link a browser holds. */
export interface Held {
  id: string;
  key: string;
}

/** The seats whose links a browser holds. */
export interface Mine {
  tables: Held[];
}

/** The server works, and holds so many tables. */
export interface Health {
  status: "ok";
  version: string;
  tables: number;
}

/** One choice made before the game. */
export interface OptionShown {
  name: string;
  kind: "choice" | "choices" | "file" | "flag" | "number" | "set";
  default: unknown;
  choices: unknown[];
  low: number;
  high: number;
  rule: string;
  seats: number[];
  members: unknown[];
}

/** Undo policy, clock, order of seats; times in whole seconds. undo free (everybody looks at the same screen, or plays alone), revealed (until something was drawn or shown), off clock none, live (`time` for the game and `add` for every handing over), days (`time` for every decision) patience after how long others may put a bot in an absent player's seat order given (as people sat), random (by the fair stream) stand_in the bot that plays on for a person public listed in the lobby */
export interface Settings {
  undo: "free" | "off" | "revealed";
  clock: "days" | "live" | "none";
  time: number;
  add: number;
  patience: number;
  order: "given" | "random";
  stand_in: string;
  public: boolean;
}

/** A game, for the form by which a table is made. */
export interface GameShown {
  name: string;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  usual_seats: number;
  options: OptionShown[];
  bots: string[];
  usual_bot: string;
  settings: Settings;
}

/** A chair as lists show it. */
export interface ChairListed {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
}

/** What lists show of a table. */
export interface About {
  game: string;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record";
  made: number;
  seats: number;
  options: Facts;
  settings: Settings;
  chairs: ChairListed[];
  commitment: string;
}

/** A public table that waits for players. */
export interface Listed {
  game: string;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record";
  made: number;
  seats: number;
  options: Facts;
  settings: Settings;
  chairs: ChairListed[];
  commitment: string;
  id: string;
}

/** A table at which one holds a seat. */
export interface MyTable {
  game: string;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record";
  made: number;
  seats: number;
  options: Facts;
  settings: Settings;
  chairs: ChairListed[];
  commitment: string;
  id: string;
  seats_mine: number[];
  to_act: number | null;
  my_turn: boolean;
  host: boolean;
}

/** A table that is no more. */
export interface GoneTable {
  id: string;
  status: "gone";
}

/** A table that this server cannot open. */
export interface ClosedTable {
  id: string;
  problem: string;
  status: "closed";
}

/** A table as a spectator sees it, and how it is played. */
export interface TableShown<V = View> {
  seq: number;
  ply: number;
  seat: number | null;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record";
  to_act: number | null;
  chairs: ChairSeen[];
  clock: ClockSeen | null;
  quick: boolean;
  view?: V;
  ask?: Asked;
  moves?: Moves;
  undo?: GoBack;
  result?: Result;
  again?: Rematch;
  id: string;
  game: string;
  made: number;
  seats: number;
  options: Facts;
  settings: Settings;
  commitment: string;
}

/** A new table: its name for the link, and the secret of whoever made it. */
export interface Made {
  id: string;
  host: string;
  commitment: string;
  seats: number;
}

/** The chair, the secret that makes its link ("" if the client has its own), the table. */
export interface Seated {
  place: number;
  key: string;
  table: TableShown;
}

/** It is done: so many entries the log has now. */
export interface Moved {
  seq: number;
}

/** The new secret of a seat, "" if the client has its own. */
export interface NewKey {
  key: string;
}

/** The table of a rematch, and the place there of every seat here. */
export interface Again {
  id: string;
  places: number[];
}

/** A table made from a record, with the secrets of all its persons' seats by place. */
export interface Imported {
  id: string;
  host: string;
  keys: Record<string, string>;
}

/** The server's number, and what it promised of it before the game. */
export interface ServerPromise {
  number: string;
  commitment: string;
}

/** The whole truth of a table without anybody's secret. */
export interface GameRecord {
  record: "regna-record";
  format: number;
  id: string;
  origin: string;
  made: number;
  game: string;
  rules_version: number;
  seats: number;
  options: Facts;
  position: Facts | null;
  settings: Settings;
  server: ServerPromise;
  seed: string;
  entries: RecordedEntry[];
  final: Facts | null;
  result: Result | null;
}

export const VERBS: Record<string, Record<string, Verb>> = {
  heirs: {
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
  },
  dominion: {
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
  },
  tigris: {
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
  },
};
