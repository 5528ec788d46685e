import lily from "icon:fleur-de-lys";
import rose from "icon:rose";
import type { GameDoor } from "../../lib/games.ts";
import type { Taps } from "../../lib/taps.ts";
import { words } from "../../lib/words.svelte.ts";
import Board from "./Board.svelte";
import motions from "./motion.ts";
import Seat from "./Seat.svelte";
import { NUMBERS } from "./switches.ts";
import { VERBS, type HeirsView } from "./wire.ts";

const TAPS: Taps = {
  take: ["ring:{1}", "do:take"],
  build: ["hand:{1}", "cell:{2}"],
  expand: ["hand:{1}", "cell:{2}"],
  discard: ["hand:{1}", "do:discard"],
  step: ["unit:{1}", "cell:{2|#1}"],
  withdraw: ["unit:{1}", "pool"],
  summon: ["pool", "cell:{1|0}"],
  camp: ["camp:{1}", "do:camp"],
  destroy: ["cell:{1}", "do:destroy"],
};

const door: GameDoor<HeirsView> = {
  Board,
  Seat,
  secret: false,
  switches: [NUMBERS],
  note: "web-heirs-note",

  mark(seat, table) {
    const blue = table.view.colours[seat] === "blue";
    return blue
      ? { path: lily, back: "var(--heirs-blue)", ink: "var(--heirs-blue-ink)" }
      : { path: rose, back: "var(--heirs-white)", ink: "var(--heirs-white-ink)" };
  },
  sides(view, chairs) {
    const people = (view?.colours ?? []).map((colour) => `heirs-player-${colour}`);
    return chairs.length === 1 ? [...people.slice(0, 1), "heirs-player-henry"] : people;
  },

  motions,
  verbs: VERBS,
  taps: () => TAPS,
  small: true,

  label(move, table) {
    const tile = table.view.tiles[move.args[0] ?? ""];
    return words.t(`web-heirs-${move.verb}`, { building: tile ? words.name(`heirs-building-${tile.building}`) : "" });
  },
  facts(move, table) {
    const [first = "", second = ""] = move.args;
    const tile = table.view.tiles[first];
    if (!tile) return move.verb === "step" ? { from: first, cell: second } : { from: first, cell: first };
    const alike = Object.values(table.view.tiles).filter((other) => other.building === tile.building);
    const more = alike.length > 1 ? ` (${words.name(`heirs-colour-${tile.colour}`)})` : "";
    return { building: tile.building, more, cell: second };
  },
  cells(facts) {
    const found = [facts["cell"], facts["from"], facts["where"], facts["cells"]].flat();
    return found.filter((cell) => typeof cell === "string");
  },
  scores: (view) => view.scores,
  scored(line, score, table) {
    if (!line.facts["doubled"]) return {};
    const henry = score.seat >= table.chairs.length;
    return { note: henry ? "heirs-score-best" : "heirs-score-doubled" };
  },
};

export default door;
