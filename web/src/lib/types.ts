// What the server sends. The client shows it and computes no rule.

export type Facts = Record<string, unknown>;
export type Parts = { verb: string } & Record<string, unknown>;

export interface Said {
  code: string;
  facts: Facts | null;
  rule: string;
}
export interface Legal {
  move: number;
  text: string;
  parts: Parts;
}
export interface Chair {
  place: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  why: string;
  ready: boolean;
  resigned: boolean;
  commitment: string | null;
  number: string | null;
}
export interface Clock {
  running?: number | null;
  left?: (number | null)[];
  due?: number | null;
  [more: string]: unknown;
}
export interface ScoreLine {
  rule: string;
  where: string;
  points: number;
  facts: Facts;
}
export interface Score {
  seat: number;
  total: number;
  key: number[];
  lines: ScoreLine[];
}
export interface Result {
  ranking: number[][];
  scores: Score[];
  resigned: number[];
  complete: boolean;
}
/** Where the first position comes from: the fair stream, somebody's pen, or a saved game. */
export type Source = "dealt" | "position" | "record";
export interface Sight {
  seq: number;
  ply: number;
  seat: number | null;
  status: "gathering" | "playing" | "over";
  to_act: number | null;
  chairs: Chair[];
  clock: Clock;
  quick: boolean;
  view?: Record<string, any>;
  ask?: Said;
  moves?: Legal[];
  undo?: { step: number | null; turn: number | null; floor: number };
  result?: Result;
  source: Source;
  /** Who asked to play once more. */
  again?: { seat: number };
}
export interface Happened {
  code: string;
  facts: Facts;
}
export interface LogEntry {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  place?: number;
  name?: string;
  bot?: string;
  why?: string;
  to?: number;
  by?: string;
  id?: string;
  ms?: number;
  /** How many moves of the line it holds; the moves themselves may be hidden. */
  plies?: number;
  events?: Happened[];
  moves?: number[];
  texts?: string[];
}
export interface Option {
  name: string;
  kind: "flag" | "number" | "choice" | "choices" | "set" | "file";
  default: unknown;
  choices: unknown[];
  low: number;
  high: number;
  rule: string;
  seats: number[];
  members: unknown[];
}
