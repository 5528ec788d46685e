import type { Verbs } from "../../lib/wire.ts";

export interface PebblesView {
  hand: number[] | null;
  hands: number[];
  bag: number;
  spent: number[];
  points: number[];
  turn: number;
}

export const VERBS: Verbs = {
  choose: { word: "", arguments: ["pebble"], listed: true },
  draw: { word: "draw", arguments: [], listed: true },
  shield: { word: "shield", arguments: [], listed: true },
  suffer: { word: "suffer", arguments: [], listed: true },
};
