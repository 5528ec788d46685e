// Signs and colours of Tigris & Euphrates.

import amphora from "icon:amphora";
import archer from "icon:archer";
import horns from "icon:bull-horns";
import temple from "icon:greek-temple";
import huts from "icon:huts-village";
import lion from "icon:lion";
import pottery from "icon:painted-pottery";
import wheat from "icon:wheat";

export const COLOURS = ["red", "blue", "green", "black"] as const;
export const GLYPH: Record<string, string> = { red: temple, blue: wheat, green: amphora, black: huts };
export const TILE: Record<string, string> = { red: "temple", blue: "farm", green: "market", black: "settlement" };
export const LEADER: Record<string, string> = { red: "priest", blue: "farmer", green: "trader", black: "king" };
/** The colour of a tile or a leader by its name. */
export const COLOUR: Record<string, string> = Object.fromEntries(
  COLOURS.flatMap((colour) => [
    [TILE[colour], colour],
    [LEADER[colour], colour],
  ]),
);
export const FILL: Record<string, string> = {
  red: "var(--tigris-red)",
  blue: "var(--tigris-blue)",
  green: "var(--tigris-green)",
  black: "var(--tigris-black)",
};
export const SIGN: Record<string, string> = { archer, bull: horns, potter: pottery, lion };

export const SIZE = 60;
export const WIDTH = 16;
export const HEIGHT = 11;

export function cellName(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

export function cellPlace(name: string): [number, number] {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
}

/** The outline of a set of squares, a little inside them. */
export function outline(cells: string[], inset: number): string {
  const set = new Set(cells);
  const has = (x: number, y: number) => x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT && set.has(cellName(x, y));
  let path = "";
  for (const cell of cells) {
    const [x, y] = cellPlace(cell);
    const [l, t, r, b] = [x * SIZE, y * SIZE, (x + 1) * SIZE, (y + 1) * SIZE];
    const [up, down, left, right] = [has(x, y - 1), has(x, y + 1), has(x - 1, y), has(x + 1, y)];
    const a = left ? 0 : inset;
    const z = right ? 0 : inset;
    const o = up ? 0 : inset;
    const u = down ? 0 : inset;
    if (!up)
      path += `M${l + a - (left && has(x - 1, y - 1) ? inset : 0)} ${t + inset}H${r - z + (right && has(x + 1, y - 1) ? inset : 0)}`;
    if (!down)
      path += `M${l + a - (left && has(x - 1, y + 1) ? inset : 0)} ${b - inset}H${r - z + (right && has(x + 1, y + 1) ? inset : 0)}`;
    if (!left)
      path += `M${l + inset} ${t + o - (up && has(x - 1, y - 1) ? inset : 0)}V${b - u + (down && has(x - 1, y + 1) ? inset : 0)}`;
    if (!right)
      path += `M${r - inset} ${t + o - (up && has(x + 1, y - 1) ? inset : 0)}V${b - u + (down && has(x + 1, y + 1) ? inset : 0)}`;
  }
  return path;
}
