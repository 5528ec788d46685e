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

/** The type that gives a card its colour. */
export function mainType({ types }: Printed): string {
  return types.find((type) => type === "attack" || type === "reaction") ?? types[0]!;
}

const SIGNS = ["cards", "actions", "buys", "coins"] as const;
export type Sign = (typeof SIGNS)[number] | "points";

/** What the big signs of a card say, one by one. */
export function printed(id: string): { sign: Sign; count: number }[] {
  const facts = CARDS[id]!;
  const pluses = SIGNS.flatMap((sign) => (facts[sign] ? [{ sign, count: facts[sign] }] : []));
  return facts.points ? [...pluses, { sign: "points", count: facts.points }] : pluses;
}

/** The same as it is drawn: signs of one number joined behind it. */
export function joined(id: string): { text: string; signs: Sign[] }[] {
  const groups: { text: string; signs: Sign[] }[] = [];
  for (const { sign, count } of printed(id)) {
    const text = sign === "points" ? String(count).replace("-", "−") : `+${count}`;
    const same = groups.find((group) => group.text === text);
    if (same) same.signs.push(sign);
    else groups.push({ text, signs: [sign] });
  }
  const per = CARDS[id]!.points_per_cards;
  return per
    ? [
        { text: "1", signs: ["points"] },
        { text: `/ ${per}`, signs: ["cards"] },
      ]
    : groups;
}

/** Cards of which the signs say everything. */
const PLAIN = ["copper", "silver", "gold", "estate", "duchy", "province"].concat([
  "village",
  "festival",
  "woodcutter",
  "market",
  "laboratory",
  "smithy",
]);

/** What a card does, where its signs are not enough. */
export function sentence(id: string): string {
  return PLAIN.includes(id) ? "" : words.name(`dominion-card-${id}`, "text");
}

/** Equal cards together, with their number. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** So many of a card, in words. */
export function several(card: string, count: number): string {
  return count > 1 ? `${count} × ${cardName(card)}` : cardName(card);
}

/** A stack of cards as lines. */
export function listed(cards: readonly string[]): string {
  return counted(cards)
    .map(([card, count]) => `${count} × ${cardName(card)}`)
    .join("\n");
}
