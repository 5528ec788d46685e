// What is printed on the cards, from the engine's own file.

import file from "engine:dominion/cards.toml";

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
