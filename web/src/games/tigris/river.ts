// The rivers of a map as lines to draw: through each wet square from side to side, bends rounded.

import { HEIGHT, SIZE, WIDTH } from "./art.ts";

const HALF = SIZE / 2;
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface River {
  /** The middle of the stream. */
  course: string;
  /** Ripples on it. */
  waves: string;
  /** Where reeds grow on its banks. */
  reeds: [number, number][];
}

export function riverOf(land: string[]): River {
  const wet = (x: number, y: number): boolean => land[y]?.[x] === "~";
  const river: River = { course: "", waves: "", reeds: [] };
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      if (!wet(x, y)) continue;
      const [cx, cy] = [x * SIZE + HALF, y * SIZE + HALF];
      const joined = SIDES.map(([dx, dy]) => wet(x + dx, y + dy));
      const ends = joined.filter(Boolean).length < 2;
      // it comes from beyond the left and right edge, and from beyond the others where it would end
      const open = SIDES.map(([dx, dy], at) => {
        const beyond = x + dx < 0 || x + dx >= WIDTH || ((y + dy < 0 || y + dy >= HEIGHT) && ends);
        return joined[at]! || beyond;
      });
      const edges = SIDES.filter((_, at) => open[at]).map(([dx, dy]) => `${cx + dx * HALF} ${cy + dy * HALF}`);
      if (edges.length < 2) river.course += `M${cx} ${cy}L${edges[0] ?? `${cx} ${cy}`}`;
      edges.forEach((from, at) => {
        for (const to of edges.slice(at + 1)) river.course += `M${from}Q${cx} ${cy} ${to}`;
      });
      // four wet squares are one water
      if (wet(x + 1, y) && wet(x, y + 1) && wet(x + 1, y + 1)) {
        const [mx, my] = [cx + HALF, cy + HALF];
        const far = x + 2 === WIDTH ? SIZE : 20;
        river.course += `M${mx} ${my}h.1M${mx - 20} ${my - 20}h${20 + far}v40h-${20 + far}zM${mx} ${my}h${far}`;
      }
      const chance = (x * 7 + y * 13 + x * y * 5) % 11;
      river.waves += `M${cx - 13 + (chance % 4)} ${cy - 6}q4-4 8 0t8 0`;
      if (chance % 2) river.waves += `M${cx - 4} ${cy + 9}q4-4 8 0t8 0`;
      if (chance < 3 && y < HEIGHT - 1 && !wet(x, y + 1)) river.reeds.push([cx - 18 + chance * 14, cy + HALF + 1]);
    }
  return river;
}
