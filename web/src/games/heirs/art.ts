// Signs of The Two Heirs, its roads, and what its buildings count, as a picture. The drawings are in art.svg.

import barrel from "icon:barrel";
import basket from "icon:basket";
import lily from "icon:fleur-de-lys";
import pottery from "icon:painted-pottery";
import pine from "icon:pine-tree";
import rose from "icon:rose";
import block from "icon:stone-block";
import wheat from "icon:wheat";
import type { HeirsTile } from "./wire.ts";

/** Signs of one colour, drawn as `#heirs-sign-NAME`. */
export const SIGNS: Record<string, string> = {
  wood: pine,
  stone: block,
  grain: wheat,
  white: rose,
  blue: lily,
  tower: "M112 480V232H72V64h80v56h64V64h80v56h64V64h80v168h-40v248H304V352h-96v128z",
  basket_workshop: basket,
  pottery_workshop: pottery,
  cooper_workshop: barrel,
};

/** What a terrain gives. */
export const GIVES: Record<string, string> = { green: "wood", grey: "stone", yellow: "grain" };

/** Where a place of a diagram lies. */
export const SPOT: Record<string, readonly [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** Where a road ends, on a tile of 100 by 100. */
export const EDGE: Record<string, [number, number]> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };

/** A piece of road as a path: a curve between two edges, a stub from one. */
export function roadPath(exits: string[]): string {
  if (exits.length === 1) {
    const [x, y] = EDGE[exits[0]!]!;
    return `M${x} ${y}L${50 + (x - 50) * 0.52} ${50 + (y - 50) * 0.52}`;
  }
  const first = EDGE[exits[0]!]!;
  return exits
    .slice(1)
    .map((exit) => {
      const goal = EDGE[exit]!;
      return `M${first[0]} ${first[1]}Q50 50 ${goal[0]} ${goal[1]}`;
    })
    .join("");
}

/** What a building counts: marked places around it and how they look, or signs alone. */
export interface Diagram {
  places: string[];
  signs: string[];
  text: string;
}

const SIDES = ["N", "E", "S", "W"];
const CORNERS = ["NE", "SE", "SW", "NW"];

/** The places of a pattern: by its name, or listed in a file of one's own. */
function around(pattern: string | string[] = "sides"): string[] {
  if (typeof pattern !== "string") return pattern.filter((place) => place in SPOT);
  return pattern === "corners" ? CORNERS : SIDES;
}

export function diagram(tile: HeirsTile): Diagram {
  const line = tile.direction === "column" ? ["N", "S"] : ["W", "E"];
  switch (tile.building) {
    case "inn":
      return { places: line, signs: ["any"], text: "1+" };
    case "market":
      return { places: SIDES, signs: ["any"], text: "1+" };
    case "pilgrimage_site":
      return { places: SIDES, signs: ["road"], text: "" };
    case "robber_keep":
      return { places: SIDES, signs: ["other"], text: "2+2" };
    case "mill":
      return { places: SIDES, signs: ["yellow"], text: "1+" };
    case "stonemason":
      return { places: SIDES, signs: ["grey"], text: "1+" };
    case "sty":
      return { places: SIDES, signs: ["green"], text: "1+" };
    case "bakery":
      return { places: [], signs: ["grain"], text: "1+" };
    case "forge":
      return { places: [], signs: ["stone"], text: "1+" };
    case "lodge":
      return { places: [], signs: ["wood"], text: "1+" };
    case "basket_workshop":
    case "pottery_workshop":
    case "cooper_workshop":
      return { places: around(tile.pattern), signs: tile.pair ?? [], text: "3" };
    case "watchtower":
      return { places: line, signs: [tile.colour], text: "1+" };
    case "guardhouse":
      return { places: CORNERS, signs: ["any"], text: "2+2" };
    case "cathedral":
      return { places: [], signs: [], text: "5" };
    case "camp":
      return { places: [], signs: [], text: "2" };
    case "farm":
      return { places: [], signs: ["grain"], text: "+1" };
    case "sawmill":
      return { places: [], signs: ["wood"], text: "+1" };
    case "quarry":
      return { places: [], signs: ["stone"], text: "+1" };
    case "trading_post":
      return { places: [], signs: ["grain", "wood", "stone"], text: "3×" };
    case "fortress":
      return { places: [], signs: ["tower"], text: "1×" };
    case "siege_tower":
      return { places: [], signs: ["tower", "tower"], text: "" };
    case "guild_house":
      return { places: [], signs: tile.links ?? [], text: "4" };
    default:
      return { places: [], signs: [], text: "" };
  }
}
