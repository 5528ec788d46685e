import lily from "icon:fleur-de-lys";
import rose from "icon:rose";
import type { GameDoor } from "../../lib/game.ts";
import type { TableStore } from "../../lib/table.svelte.ts";
import { words } from "../../lib/words.svelte.ts";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

function mine(table: TableStore): { surplus?: number; camps?: string[]; units?: { at: string }[] } {
  return table.view["players"]?.[table.seat ?? 0] ?? {};
}

const door: GameDoor = {
  Board,
  Seat,
  secret: false,

  mark(seat, table) {
    const blue = table.view["colours"]?.[seat] === "blue";
    return blue ? { path: lily, back: "#2f5f9e", ink: "#f4efe0" } : { path: rose, back: "#fffaf0", ink: "#8a2f2a" };
  },

  path(parts) {
    switch (parts.verb) {
      case "take":
        return [`ring:${parts["position"]}`, "do:take"];
      case "build":
      case "expand":
        return [`hand:${parts["slot"]}`, `cell:${parts["cell"]}`];
      case "step":
        return [`unit:${parts["number"]}`, `cell:${parts["cell"]}`];
      case "summon":
        return ["pool", `cell:${parts["cell"]}`];
      case "withdraw":
        return [`unit:${parts["number"]}`, "pool"];
      case "camp":
        return [`cell:${parts["cell"]}`, "do:camp"];
      case "destroy":
        return [`cell:${parts["cell"]}`, "do:destroy"];
      case "discard":
        return [`hand:${parts["slot"]}`, "do:discard"];
      default:
        return [`do:${parts.verb}`];
    }
  },

  attempt(keys, table) {
    const [first = "", last = ""] = [keys[0], keys.at(-1)];
    const [kind, at = ""] = split(first);
    const [goal, place = ""] = split(last);
    if (kind === "ring") return `take #${Number(at) + 1}`;
    if (kind === "hand" && keys.length === 1) {
      return mine(table).surplus ? `discard #${Number(at) + 1}` : null;
    }
    if (kind === "hand" && goal === "cell") return `build #${Number(at) + 1} ${place}`;
    if (kind === "unit" && goal === "cell") {
      const unit = mine(table).units?.[Number(at)];
      return unit ? `step ${unit.at} ${place}` : null;
    }
    if (kind === "unit" && goal === "pool") return `withdraw #${Number(at) + 1}`;
    if (kind === "unit") return `step #${Number(at) + 1} #1`;
    if (kind === "pool" && goal === "cell") return `summon ${place}`;
    if (kind === "pool") return "summon 0";
    if (kind === "cell" && keys.length === 1) {
      if (table.sight?.ask?.code === "heirs-destroy") return `destroy ${at}`;
      return mine(table).camps?.includes(at) ? `camp ${at}` : null;
    }
    return null;
  },

  held: () => false,
  small: (key) => key.startsWith("cell:"),
  virtual: (key) => key.startsWith("do:") || key === "pool",

  label(parts, table) {
    const tile = parts["tile"] ? table.view["tiles"]?.[String(parts["tile"])] : null;
    const building = tile ? words.name(`heirs-building-${tile.building}`) : "";
    return words.t(`web-heirs-${parts.verb}`, { building });
  },

  cells(facts) {
    const found: string[] = [];
    for (const name of ["cell", "from", "where"])
      if (typeof facts[name] === "string") found.push(facts[name]);
    if (Array.isArray(facts["cells"])) found.push(...(facts["cells"] as string[]));
    return found;
  },
};

function split(key: string): [string, string | undefined] {
  const at = key.indexOf(":");
  return at < 0 ? [key, undefined] : [key.slice(0, at), key.slice(at + 1)];
}

export default door;
