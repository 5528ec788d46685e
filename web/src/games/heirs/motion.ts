// What moves in The Two Heirs: tiles and units keep their identity, whatever happens to them.

import { ways, type Deed, type Flight, type Motions, type Scene } from "../../lib/motion.ts";
import type { TableStore } from "../../lib/table.svelte.ts";
import type { HeirsEvent, HeirsView } from "./wire.ts";

const HENRY = 1;

const tile = (facts: { tile: string }): Flight[] => [{ thing: `tile:${facts.tile}` }];
/** It lies where it lay, but the other way up. */
const turned = (facts: { tile: string }): Flight[] => [{ thing: `tile:${facts.tile}`, fades: true }];

function unit(view: HeirsView, seat: number, cell: string): Flight[] {
  const number = view.players[seat]?.units.findIndex((one) => one.at === cell) ?? -1;
  return number < 0 ? [] : [{ thing: `unit:${seat}:${number}`, from: `reserve:${seat}`, to: `reserve:${seat}` }];
}

const motions: Motions<HeirsView> = {
  ways: ways<HeirsEvent, HeirsView>({
    "heirs-turn": null,
    "heirs-take": (facts, now) => [
      ...tile(facts),
      { thing: "shield" },
      ...now.ring.flatMap((id) => (id ? tile({ tile: id }) : [])),
    ],
    "heirs-refill": (facts) => [{ thing: `tile:${facts.tile}`, from: "stock" }],
    "heirs-last-round": null,
    "heirs-build": tile,
    "heirs-expand": tile,
    "heirs-camp": turned,
    "heirs-destroyed": turned,
    "heirs-step": ({ seat, cell }, now) => unit(now, seat, cell),
    "heirs-summon": ({ seat, cell }, now) => unit(now, seat, cell),
    "heirs-withdraw": ({ seat, cell }, _, was) => unit(was, seat, cell),
    "heirs-discard": tile,
    "heirs-end-turn": null,
    "heirs-over": null,
    "heirs-henry-builds": tile,
    "heirs-henry-no-place": tile,
    "heirs-treasure": ({ treasure }) => [{ thing: `treasure:${treasure}` }],
    "heirs-treasure-lifted": ({ treasure }) => [{ thing: `treasure:${treasure}`, to: "seat:0" }],
    "heirs-henry-moves": ({ cell }, now) => unit(now, HENRY, cell),
  }),
  traces: {
    "heirs-take": "ring:{position}",
    "heirs-build": "cell:{cell}",
    "heirs-expand": "cell:{cell}",
    "heirs-camp": "cell:{cell}",
    "heirs-destroyed": "cell:{cell}",
    "heirs-step": "cell:{cell}",
    "heirs-summon": "cell:{cell}",
    "heirs-henry-builds": "cell:{cell}",
    "heirs-henry-moves": "cell:{cell}",
  },
  by: {
    "heirs-henry-builds": HENRY,
    "heirs-henry-no-place": HENRY,
    "heirs-henry-moves": HENRY,
    "heirs-treasure": HENRY,
  },

  scene(table, story) {
    const { siege, colours } = table.view;
    if (siege) {
      const { seat, towers, cells } = siege;
      return {
        title: table.say("web-heirs-siege", {}),
        lines: [table.say("web-heirs-siege-of", { seat, cells })],
        lit: [
          ...towers.map((cell, at) => ({ at: `cell:${cell}`, seat, badge: at + 1 })),
          ...cells.map((cell) => ({ at: `cell:${cell}`, seat: (seat + 1) % colours.length, defends: true })),
        ],
        plaques: [],
      };
    }
    return table.view.solo ? henry(table, story) : null;
  },
};

/** All of Henry's turn, until one plays on. */
function henry(table: TableStore<HeirsView>, story: readonly Deed[]): Scene | null {
  const isTurn = (deed: Deed): boolean => deed.code === "heirs-turn";
  const begun = story.findLastIndex((deed) => isTurn(deed) && deed.seat === HENRY);
  const [his, then] = [story.slice(begun + 1), story.slice(begun + 1).findIndex(isTurn)];
  if (begun < 0 || (then >= 0 && then < his.length - 1)) return null;
  const told = his.filter((deed) => !isTurn(deed) && deed.code !== "heirs-refill");
  const lines = told.map(({ code, facts }) => table.say(code, facts));
  return { title: "", lines: [], lit: [], plaques: [{ seat: HENRY, lines }] };
}

export default motions;
