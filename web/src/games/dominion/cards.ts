// What is printed on the cards, from the engine's own file, and how they are called.

import file from "engine:dominion/cards.toml";
import { words } from "../../lib/words.svelte.ts";

export interface Printed {
  id: string;
  cost: number;
  types: string[];
  cards?: number;
  actions?: number;
  buys?: number;
  coins?: number;
  points?: number;
  points_per_cards?: number;
}

const { card } = file as { card: Printed[] };

export const CARDS: Record<string, Printed> = Object.fromEntries(card.map((one) => [one.id, one]));

export function cardName(id: string): string {
  return words.name(`dominion-card-${id}`);
}

/** Equal cards together, with their number. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** A stack of cards as lines. */
export function listed(cards: readonly string[]): string {
  return counted(cards)
    .map(([card, count]) => `${count} × ${cardName(card)}`)
    .join("\n");
}
