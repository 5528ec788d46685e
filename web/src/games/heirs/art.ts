// Emblems and colours of The Two Heirs.

import anvil from "icon:anvil";
import barn from "icon:barn";
import barrel from "icon:barrel";
import basket from "icon:basket";
import boar from "icon:boar";
import bread from "icon:bread";
import camp from "icon:camping-tent";
import castle from "icon:castle";
import church from "icon:church";
import crosscut from "icon:crosscut-saw";
import deer from "icon:deer";
import guards from "icon:guards";
import sign from "icon:hanging-sign";
import mining from "icon:mining";
import pottery from "icon:painted-pottery";
import pilgrim from "icon:pilgrim-hat";
import pine from "icon:pine-tree";
import robber from "icon:robber";
import shop from "icon:shop";
import siege from "icon:siege-tower";
import block from "icon:stone-block";
import stones from "icon:stone-pile";
import tavern from "icon:tavern-sign";
import trade from "icon:trade";
import tower from "icon:watchtower";
import wheat from "icon:wheat";
import windmill from "icon:windmill";
import type { HeirsTile } from "./wire.ts";

export const EMBLEM: Record<string, string> = {
  inn: tavern,
  market: shop,
  pilgrimage_site: pilgrim,
  robber_keep: robber,
  mill: windmill,
  stonemason: stones,
  sty: boar,
  bakery: bread,
  forge: anvil,
  lodge: deer,
  camp,
  farm: barn,
  sawmill: crosscut,
  quarry: mining,
  trading_post: trade,
  cathedral: church,
  siege_tower: siege,
  fortress: castle,
  basket_workshop: basket,
  pottery_workshop: pottery,
  cooper_workshop: barrel,
  guild_house: sign,
  watchtower: tower,
  guardhouse: guards,
};

export const RESOURCE: Record<string, string> = { wood: pine, stone: block, grain: wheat };
export const GLYPH: Record<string, string> = { green: pine, grey: block, yellow: wheat };

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

/** The small diagram of what a building counts: marked places around it, and how they look. */
export interface Diagram {
  places: string[];
  colours: string[];
  text: string;
}

const SIDES = ["N", "E", "S", "W"];
const CORNERS = ["NE", "SE", "SW", "NW"];

export function diagram(tile: HeirsTile): Diagram {
  const line = tile.direction === "column" ? ["N", "S"] : ["W", "E"];
  switch (tile.building) {
    case "inn":
      return { places: line, colours: ["any"], text: "1+" };
    case "market":
      return { places: SIDES, colours: ["any"], text: "1+" };
    case "pilgrimage_site":
      return { places: SIDES, colours: ["road"], text: "" };
    case "robber_keep":
      return { places: SIDES, colours: ["other"], text: "2+2" };
    case "mill":
      return { places: SIDES, colours: ["yellow"], text: "1+" };
    case "stonemason":
      return { places: SIDES, colours: ["grey"], text: "1+" };
    case "sty":
      return { places: SIDES, colours: ["green"], text: "1+" };
    case "bakery":
      return { places: [], colours: ["yellow"], text: "1+" };
    case "forge":
      return { places: [], colours: ["grey"], text: "1+" };
    case "lodge":
      return { places: [], colours: ["green"], text: "1+" };
    case "basket_workshop":
    case "pottery_workshop":
    case "cooper_workshop":
      return { places: tile.pattern === "corners" ? CORNERS : SIDES, colours: tile.pair ?? [], text: "3" };
    case "watchtower":
      return { places: line, colours: [tile.colour], text: "1+" };
    case "guardhouse":
      return { places: CORNERS, colours: ["any"], text: "2+2" };
    case "cathedral":
      return { places: [], colours: [], text: "5" };
    case "camp":
      return { places: [], colours: [], text: "2" };
    case "farm":
      return { places: [], colours: ["yellow"], text: "+" };
    case "sawmill":
      return { places: [], colours: ["green"], text: "+" };
    case "quarry":
      return { places: [], colours: ["grey"], text: "+" };
    case "trading_post":
      return { places: [], colours: ["yellow", "green", "grey"], text: "3×" };
    case "fortress":
      return { places: [], colours: [], text: "1×" };
    default:
      return { places: [], colours: [], text: "" };
  }
}
