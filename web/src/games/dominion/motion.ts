// What moves in Dominion: cards between piles, hands and the table, face up if they are seen.

import { ways, type Deed, type Flight, type Motions, type Plaque } from "../../lib/motion.ts";
import { CARDS } from "./cards.ts";
import Piece from "./Piece.svelte";
import type { DominionEvent, DominionView } from "./wire.ts";

const MOST = 6; // cards of one event that are seen one by one
const BACK = "";

const card = (look: string, from: string, to: string): Flight => ({ look, from, to });
/** Cards that are seen, or as many backs; of some only the last is. */
function cards({ cards, count = 0, card }: { cards?: string[]; count?: number; card?: string }): string[] {
  const backs = Array<string>(Math.max(0, count)).fill(BACK);
  if (card && count > 0) backs[count - 1] = card;
  return (cards ?? backs).slice(-MOST);
}
const inside = (place: string, look: string): string => (look === BACK ? place : `${place}/${look}`);

const fromHand =
  (to: string) =>
  ({ seat, ...facts }: { seat: number; cards?: string[]; count?: number; card?: string }): Flight[] =>
    cards(facts).map((look) => card(look, inside(`hand:${seat}`, look), `${to}:${seat}`));

const motions: Motions<DominionView> = {
  ways: ways<DominionEvent, DominionView>({
    "dominion-turn": null,
    "dominion-play": ({ seat, card: one }) => [card(one, `hand:${seat}/${one}`, `play/${one}`)],
    "dominion-throne": null,
    "dominion-throne-none": null,
    "dominion-left": null,
    "dominion-pay": ({ seat, cards }) =>
      cards.slice(-MOST).map((one) => card(one, `hand:${seat}/${one}`, `play/${one}`)),
    "dominion-bought": ({ seat, card: one }) => [card(one, `pile:${one}`, `discard:${seat}`)],
    "dominion-gain": ({ seat, card: one }) => [card(one, `pile:${one}`, `discard:${seat}`)],
    "dominion-gain-hand": ({ seat, card: one }) => [card(one, `pile:${one}`, `hand:${seat}/${one}`)],
    "dominion-gain-deck": ({ seat, card: one }) => [card(one, `pile:${one}`, `deck:${seat}`)],
    "dominion-gain-trash": ({ seat, card: one }) => [card(one, "trash", `discard:${seat}`)],
    "dominion-pile-out": null,
    "dominion-none-left": null,
    "dominion-take-none": null,
    "dominion-draw": ({ seat, ...facts }) =>
      cards(facts).map((look) => card(look, `deck:${seat}`, inside(`hand:${seat}`, look))),
    "dominion-shuffle": ({ seat }) => [card(BACK, `discard:${seat}`, `deck:${seat}`)],
    "dominion-trash": ({ seat, card: one }) => [card(one, `hand:${seat}/${one}`, "trash")],
    "dominion-trash-none": null,
    "dominion-discard": fromHand("discard"),
    "dominion-discard-some": fromHand("discard"),
    "dominion-clean-up": ({ seat, ...facts }) =>
      cards(facts).map((look) => card(look, look === BACK ? `hand:${seat}` : `play/${look}`, `discard:${seat}`)),
    "dominion-show": null,
    "dominion-show-hand": null,
    "dominion-no-deck": null,
    "dominion-to-hand": ({ seat, cards }) => cards.map((one) => card(one, `deck:${seat}`, `hand:${seat}/${one}`)),
    "dominion-set-aside": ({ seat, card: one }) => [card(one, `deck:${seat}`, `seat:${seat}`)],
    "dominion-put-back": ({ seat, card: one }) => [card(one, `seat:${seat}`, `deck:${seat}`)],
    "dominion-topdeck": ({ seat, card: one }) => [card(one, `hand:${seat}/${one}`, `deck:${seat}`)],
    "dominion-flip": ({ seat }) => [card(BACK, `deck:${seat}`, `discard:${seat}`)],
    "dominion-moat": ({ seat, card: one }) => [{ look: one, from: `hand:${seat}/${one}` }],
    "dominion-no-reaction": null,
    "dominion-over-provinces": null,
    "dominion-over-piles": null,
    "dominion-over-turns": null,
  }),
  traces: {
    "dominion-bought": "pile:{card}",
    "dominion-gain": "pile:{card}",
    "dominion-gain-hand": "pile:{card}",
    "dominion-gain-deck": "pile:{card}",
  },
  Piece,

  /** An attack: what it did to each of the others, until the next card is played. */
  scene(table, story) {
    const at = story.findLastIndex(({ code }) => code === "dominion-play" || code === "dominion-throne");
    const played = story[at];
    const attack = String(played?.facts["card"]);
    const over = story.slice(at + 1).some(({ code }) => code === "dominion-turn" || code === "dominion-bought");
    if (!played || over || !CARDS[attack]?.types.includes("attack")) return null;
    return {
      title: table.say(played.code, played.facts),
      lines: [],
      lit: [],
      plaques: suffered(story.slice(at + 1), played.seat).map(({ seat, deeds }) => ({
        seat,
        lines: deeds.map(({ code, facts }) => table.say(code, facts)),
      })),
    };
  },
};

/** What happened to each of the others. */
function suffered(story: readonly Deed[], attacker: number): { seat: Plaque["seat"]; deeds: Deed[] }[] {
  const victims = [...new Set(story.map(({ seat }) => seat))].filter((seat) => seat !== attacker);
  return victims.map((seat) => ({ seat, deeds: story.filter((deed) => deed.seat === seat) }));
}

export default motions;
