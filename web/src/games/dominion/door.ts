import castle from "icon:castle";
import lily from "icon:fleur-de-lys";
import lion from "icon:lion";
import rose from "icon:rose";
import type { GameDoor } from "../../lib/games.ts";
import type { Taps } from "../../lib/taps.ts";
import { words } from "../../lib/words.svelte.ts";
import Board from "./Board.svelte";
import { CARDS } from "./cards.ts";
import motions from "./motion.ts";
import Seat from "./Seat.svelte";
import { isSeveral } from "./several.svelte.ts";
import { VERBS, type DominionView } from "./wire.ts";

const MARKS = [
  { path: rose, back: "var(--dominion-rose)", ink: "var(--dominion-mark-ink)" },
  { path: lily, back: "var(--dominion-lily)", ink: "var(--dominion-mark-ink)" },
  { path: lion, back: "var(--dominion-lion)", ink: "var(--dominion-lion-ink)" },
  { path: castle, back: "var(--dominion-castle)", ink: "var(--dominion-mark-ink)" },
];
const MOST = 64; // moves in one list

const TAPS: Taps = {
  play: ["hand:{1}"],
  trash: ["hand:{1}"],
  discard: ["hand:{1}"],
  topdeck: ["hand:{1}"],
  buy: ["pile:{1}"],
  gain: ["pile:{1}"],
};
const THIEF: Taps = { ...TAPS, trash: ["shown:{1}"] };

const door: GameDoor<DominionView> = {
  Board,
  Seat,
  secret: true,
  mark: (seat) => MARKS[seat % 4]!,

  motions,
  verbs: VERBS,
  taps(ask) {
    if (isSeveral(ask)) return null;
    return ask?.code === "dominion-thief" ? THIEF : TAPS;
  },
  quiet: (move, table) => move.verb === "end" && table.moves.some((other) => other.verb === "treasures"),
  label(move, table) {
    if (move.verb === "buys") return words.t("web-dominion-buys-verb");
    const drawn = move.verb === "keep" && table.ask?.code === "dominion-library";
    return words.t(drawn ? "web-dominion-keep-drawn" : `web-dominion-${move.verb}`);
  },
  facts: (move) => ({ card: move.args[0] }),
  /** Treasures go out one by one: how many moves it was would tell the others that none is left. */
  sent(move, table) {
    if (move.verb !== "treasures") return [move.text];
    const plays = new Map(table.moves.filter(({ verb }) => verb === "play").map(({ args, text }) => [args[0], text]));
    const hand = table.view.players[table.seat ?? 0]?.hand ?? [];
    return hand.flatMap((card) => plays.get(card) ?? []).slice(0, MOST);
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
  scores: (view) => view.scores,
  cells(facts) {
    const found = [facts["card"], facts["cards"]].flat();
    return found.filter((card) => typeof card === "string" && card in CARDS) as string[];
  },
};

export default door;
