import type { Switch } from "../../lib/games.ts";

/** Kingdoms in colours of their own. */
export const TINTS: Switch = { name: "tints", usual: true };
