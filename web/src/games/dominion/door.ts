import data from "virtual:dominion";
import castle from "icon:castle";
import lily from "icon:fleur-de-lys";
import lion from "icon:lion";
import rose from "icon:rose";
import type { GameDoor } from "../../lib/game.ts";
import { words } from "../../lib/words.svelte.ts";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { isSeveral } from "./several.svelte.ts";

const MARKS = [
  { path: rose, back: "#9c3d3a", ink: "#fbf2dd" },
  { path: lily, back: "#3c68a0", ink: "#fbf2dd" },
  { path: lion, back: "#b98c2c", ink: "#2b2013" },
  { path: castle, back: "#4f7f45", ink: "#fbf2dd" },
];
const MOST = 64; // moves in one list

const door: GameDoor = {
  Board,
  Seat,
  secret: true,
  mark: (seat) => MARKS[seat % 4]!,

  path(parts, table) {
    const ask = table.sight?.ask;
    const piece = parts["piece"];
    if (isSeveral(ask)) return null;
    if (piece === undefined) return [`do:${parts.verb}`];
    if (ask?.code === "dominion-thief") return [`shown:${piece}`];
    if (parts.verb === "buy" || parts.verb === "gain") return [`pile:${piece}`];
    return [`hand:${piece}`];
  },

  attempt(keys, table) {
    const [kind = "", card = ""] = (keys.at(-1) ?? "").split(":");
    const ask = table.sight?.ask;
    if (isSeveral(ask) || (kind !== "pile" && kind !== "hand")) return null;
    const asked = ask?.facts?.["verb"];
    if (kind === "pile") return `${asked === "gain" ? "gain" : "buy"} ${card}`;
    return `${asked === undefined || asked === "gain" ? "play" : asked} ${card}`;
  },

  held: () => false,
  small: () => false,
  virtual: (key) => key.startsWith("do:"),
  quiet: (parts, table) => parts.verb === "end" && table.moves.some((legal) => legal.parts.verb === "treasures"),
  label(parts, table) {
    if (parts.verb === "buys") return words.t("web-dominion-buys-verb");
    const drawn = parts.verb === "keep" && table.sight?.ask?.code === "dominion-library";
    return words.t(drawn ? "web-dominion-keep-drawn" : `web-dominion-${parts.verb}`);
  },
  /** Treasures go out one by one: how many moves it was would tell the others that none is left. */
  sent(legal, table) {
    if (legal.parts.verb !== "treasures") return [legal.move];
    const hand: string[] = table.view["players"]?.[table.seat ?? 0]?.hand ?? [];
    return hand.flatMap((card) => table.moves.filter(({ parts }) => parts.verb === "play" && parts["piece"] === card).map(({ move }) => move)).slice(0, MOST);
  },
  told(events) {
    const told: typeof events = [];
    for (const event of events) {
      const last = told.at(-1);
      if (event.code === "dominion-pay" && last?.code === event.code) {
        const cards = [last, event].flatMap((one) => one.facts["cards"] as string[]);
        told[told.length - 1] = { ...event, facts: { ...event.facts, cards } };
      } else told.push(event);
    }
    return told;
  },
  cells(facts) {
    const found: string[] = [];
    if (typeof facts["card"] === "string" && facts["card"] in data.cards) found.push(facts["card"]);
    if (Array.isArray(facts["cards"])) found.push(...(facts["cards"] as string[]));
    return found;
  },
};

export default door;
