import type { GameDoor } from "../../lib/games.ts";
import type { Taps } from "../../lib/taps.ts";
import type { Facts } from "../../lib/wire.ts";
import { words } from "../../lib/words.svelte.ts";
import { SIGN } from "./art.ts";
import Board from "./Board.svelte";
import motions from "./motion.ts";
import Seat from "./Seat.svelte";
import { TINTS } from "./switches.ts";
import { VERBS, type TigrisView } from "./wire.ts";

const TAPS: Taps = {
  tile: ["tile:{1}", "cell:{2}"],
  leader: ["leader:{1}", "cell:{2}"],
  withdraw: ["leader:{1}", "do:withdraw"],
  catastrophe: ["catastrophe", "cell:{1}"],
  treasure: ["cell:{1}"],
  build: ["monument:{1}", "cell:{2}?"],
  war: ["war:{1}"],
  swap: [],
  support: [],
};

const door: GameDoor<TigrisView> = {
  Board,
  Seat,
  secret: true,
  switches: [TINTS],

  mark: (seat, table) => ({
    path: SIGN[table.view.players[seat]?.sign ?? ""] ?? "",
    back: "var(--tigris-mark)",
    ink: "var(--tigris-mark-ink)",
  }),
  sides: (view) => (view?.players ?? []).map(({ sign }) => `tigris-player-${sign}`),

  motions,
  verbs: VERBS,
  taps: () => TAPS,
  held: (move, { ask }) => ask?.code === "tigris-action" && (move.verb === "pass" || ask.facts?.["left"] === 1),
  small: true,
  loupe: true,
  quiet: (move) => move.verb === "no-build",
  label: (move) => words.t(`web-tigris-${move.verb}`),

  facts(move) {
    const [first = "", second = ""] = move.args;
    const named: Record<string, Facts> = {
      tile: { tile: first, cell: second },
      leader: { leader: first, cell: second },
      withdraw: { leader: first },
      build: { monument: first, cell: second },
      war: { colour: first },
      support: { count: Number(first) },
      swap: Object.fromEntries(move.args.flatMap((word, at) => (at % 2 ? [[word, Number(move.args[at - 1])]] : []))),
    };
    return named[move.verb] ?? { cell: first };
  },
  cells(facts) {
    const found = [facts["cell"], facts["origin"], facts["cells"]].flat();
    return found.filter((cell) => typeof cell === "string");
  },
  scored: (line, score) => ({ facts: { own: line.facts["points"], weakest: line.points === score.total } }),
  total: (score) => score.key.join(" · "),
};

export default door;
