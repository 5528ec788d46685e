import crown from "icon:crown";
import type { GameDoor } from "../../lib/game.ts";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
const door: GameDoor = {
  Board, Seat, secret: true,
  mark: () => ({ path: crown, back: "#888", ink: "#fff" }),
  path: (parts) => [`do:${parts.verb}`],
  attempt: () => null, held: () => false, small: () => false, virtual: (key) => key.startsWith("do:"),
  label: (parts) => parts.verb, cells: () => [],
};
export default door;
