import type { Switch } from "../../lib/games.ts";

/** What each building is worth, on the board. */
export const NUMBERS: Switch = { name: "numbers", usual: false };
