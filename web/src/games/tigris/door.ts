import type { GameDoor } from "../../lib/game.ts";
import { words } from "../../lib/words.svelte.ts";
import { DYNASTY } from "./art.ts";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

const door: GameDoor = {
  Board,
  Seat,
  secret: true,

  mark: (seat) => ({ path: DYNASTY[seat]!.path, back: "#f1e4c8", ink: "#3a2b1a" }),

  path(parts, table) {
    const cell = `cell:${parts["place"]}`;
    switch (parts.verb) {
      case "tile":
        return [`tile:${parts["colour"]}`, cell];
      case "leader":
        return [`leader:${parts["piece"]}`, cell];
      case "withdraw":
        return [`leader:${parts["piece"]}`, "do:withdraw"];
      case "catastrophe":
        return ["catastrophe", cell];
      case "treasure":
        return [cell];
      case "build": {
        const places = new Set(table.moves.filter((legal) => legal.parts.verb === "build").map((legal) => legal.parts["place"]));
        const monument = `monument:${parts["piece"]}`;
        return places.size > 1 ? [monument, cell] : [monument];
      }
      case "war":
        return [`war:${parts["colour"]}`];
      case "swap":
      case "support":
        return null;
      default:
        return [`do:${parts.verb}`];
    }
  },

  attempt(keys) {
    const first = keys[0] ?? "";
    const last = keys.at(-1) ?? "";
    const cell = last.startsWith("cell:") ? last.slice(5) : "";
    if (!cell) {
      if (first.startsWith("monument:")) return `build ${first.slice(9)} a1`;
      return null;
    }
    if (first.startsWith("tile:")) return `${{ red: "temple", blue: "farm", green: "market", black: "settlement" }[first.slice(5)]} ${cell}`;
    if (first.startsWith("leader:")) return `${first.slice(7)} ${cell}`;
    if (first === "catastrophe") return `catastrophe ${cell}`;
    if (first.startsWith("monument:")) return `build ${first.slice(9)} ${cell}`;
    return null;
  },

  held(parts, table) {
    if (parts.verb === "pass") return true;
    const last = table.sight?.ask?.code === "tigris-action" && table.sight.ask.facts?.["left"] === 1;
    return last && ["tile", "leader", "catastrophe", "withdraw", "swap"].includes(parts.verb);
  },
  small: (key) => key.startsWith("cell:"),
  loupe: true,
  virtual: (key) => key.startsWith("do:"),
  quiet: (parts) => parts.verb === "no-build",
  label: (parts) => words.t(`web-tigris-${parts.verb}`),

  cells(facts) {
    const found: string[] = [];
    for (const name of ["cell", "origin"]) if (typeof facts[name] === "string") found.push(facts[name]);
    if (Array.isArray(facts["cells"])) found.push(...(facts["cells"] as string[]));
    return found;
  },
};

export default door;
