import stone from "icon:stone-block";
import type { GameDoor } from "../../lib/games.ts";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { VERBS, type PebblesView } from "./wire.ts";

const door: GameDoor<PebblesView> = {
  Board,
  Seat,
  secret: true,
  mark: () => ({ path: stone, back: "var(--sheet)", ink: "var(--ink)" }),
  verbs: VERBS,
  taps: () => ({ choose: ["pebble:{1}"] }),
  label: (move) => move.text,
  cells: () => [],
};

export default door;
