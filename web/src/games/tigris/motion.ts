// What moves in Tigris & Euphrates: tiles from behind the screens, leaders, and points to the seats.

import { ways, type Flight, type Lit, type Motions, type Scene } from "../../lib/motion.ts";
import type { TableStore } from "../../lib/table.svelte.ts";
import Piece from "./Piece.svelte";
import type { TigrisEvent, TigrisFight, TigrisView } from "./wire.ts";

const CONFLICTS = ["tigris-revolt", "tigris-war-begun"];
const RESULTS = ["tigris-revolt-won", "tigris-war-won"];
/** What may still be told of a conflict when it is decided. */
const AFTER = [...RESULTS, "tigris-supported", "tigris-wars-vanished", "tigris-union-over", "tigris-drew"];

const point = (colour: string, cell: string, seat: number): Flight => ({
  look: `point:${colour}`,
  small: true,
  from: `cell:${cell}`,
  to: `seat:${seat}`,
});
const points = (many: number, colour: string, cell: string, seat: number): Flight[] =>
  Array.from({ length: many }, () => point(colour, cell, seat));
const leader = ({ seat, leader }: { seat: number; leader: string }): Flight[] => [
  { thing: `leader:${seat}:${leader}`, from: `seat:${seat}`, to: `seat:${seat}` },
];
const hidden = (count: number, from: string, to: string): Flight[] =>
  Array.from({ length: count }, () => ({ look: "back", from, to }));

/** Where a seat's leader of the conflict stands. */
function post({ fight, players }: TigrisView, seat: number): string {
  return players[seat]?.leaders[fight?.leader ?? ""] ?? "";
}

const motions: Motions<TigrisView> = {
  ways: ways<TigrisEvent, TigrisView>({
    "tigris-turn": null,
    "tigris-passed": null,
    "tigris-leader-placed": leader,
    "tigris-leader-moved": leader,
    "tigris-leader-withdrawn": leader,
    "tigris-leader-displaced": leader,
    "tigris-tile-placed": ({ seat, tile, cell }) => [
      { look: `tile:${tile}`, from: `hand:${seat}/tile:${tile}`, to: `cell:${cell}` },
    ],
    "tigris-tile-scored": ({ points: many, colour, cell, seat }) => points(many, colour, cell, seat),
    "tigris-united": null,
    "tigris-union-over": null,
    "tigris-catastrophe-placed": ({ seat, cell }) => [
      { look: "catastrophe", from: `seat:${seat}`, to: `cell:${cell}` },
    ],
    "tigris-tile-destroyed": ({ tile, cell }) => [{ look: `tile:${tile}`, from: `cell:${cell}` }],
    "tigris-swapped": ({ seat, count }) => hidden(count, `hand:${seat}`, "bag"),
    "tigris-drew": ({ seat, count }) => hidden(count, "bag", `hand:${seat}`),
    "tigris-revolt": null,
    "tigris-supported": ({ seat, tile, count }, _, was) =>
      Array.from({ length: count }, () => ({
        look: `tile:${tile}`,
        from: `hand:${seat}/tile:${tile}`,
        to: `cell:${post(was, seat)}`,
      })),
    "tigris-revolt-won": ({ seat, loser, leader: who, colour, points: many }, _, was) => [
      ...leader({ seat: loser, leader: who }),
      ...points(many, colour, post(was, loser), seat),
    ],
    "tigris-war-begun": null,
    "tigris-war-won": ({ seat, loser, leader: who, colour, cells }, _, was) => [
      ...cells.map((cell) => point(colour, cell, seat)),
      ...leader({ seat: loser, leader: who }),
      point(colour, post(was, loser), seat),
    ],
    "tigris-wars-vanished": null,
    "tigris-monument-built": ({ monument }) => [{ thing: `monument:${monument}` }],
    "tigris-monument-declined": null,
    "tigris-treasure-taken": ({ seat, cell }) => [
      { look: "treasure", small: true, from: `cell:${cell}`, to: `seat:${seat}` },
    ],
    "tigris-monument-points": ({ seat, colour, monument, points: many }, now) =>
      points(many, colour, now.monuments.find((one) => one.monument === monument)?.cell ?? "", seat),
    "tigris-over": null,
  }),
  early: ["tigris-supported"],
  traces: {
    "tigris-leader-placed": "cell:{cell}",
    "tigris-leader-moved": "cell:{cell}",
    "tigris-tile-placed": "cell:{cell}",
    "tigris-catastrophe-placed": "cell:{cell}",
    "tigris-monument-built": "thing:monument:{monument}",
  },
  Piece,

  scene(table, story) {
    const { fight } = table.view;
    if (fight) return fought(table, fight);
    const last = story.findLastIndex(({ code }) => RESULTS.includes(code));
    const after = story.slice(last + 1);
    if (last < 0 || after.some(({ code }) => !AFTER.includes(code) && code !== "tigris-turn")) return null;
    const begun = story.findLastIndex(({ code }, at) => at < last && CONFLICTS.includes(code));
    const told = story.slice(begun + 1).filter(({ code }) => code !== "tigris-turn" && code !== "tigris-drew");
    const title = story[last]!.code.replace(/-won$/, "");
    return {
      title: table.say(`web-${title}`, {}),
      lines: told.map(({ code, facts }) => table.say(code, facts)),
      lit: [],
      plaques: [],
    };
  },
};

/** A revolt or a war while both sides add to it. */
function fought(table: TableStore<TigrisView>, fight: TigrisFight): Scene {
  const { attacker, defender, attackers, defenders, attack, defence, support, needed, tile, conflict } = fight;
  const counted = (cells: string[], seat: number): Lit[] => {
    const defends = seat === defender;
    const leader = { at: `cell:${post(table.view, seat)}`, seat, defends };
    return [leader, ...cells.map((cell, at) => ({ at: `cell:${cell}`, seat, defends, badge: at + 1 }))];
  };
  const deciding = table.view.to_act === attacker ? "attacker" : "defender";
  const facts = { attacker, defender, attack, defence, support, needed, tile };
  const told = [table.say("web-tigris-sides", facts), ...(support ? [table.say("web-tigris-added", facts)] : [])];
  return {
    title: table.mine ? "" : table.say(`web-tigris-${conflict}`, {}), // who decides has it beside the board
    lines: [...(table.mine ? [] : told), table.say(`web-tigris-needs-${deciding}`, facts)],
    lit: [...counted(attackers, attacker), ...counted(defenders, defender)],
    plaques: [],
  };
}

export default motions;
