// Options of a new game, as the game declares them.

import { GAMES } from "./games.ts";
import type { OptionShown } from "./wire.ts";
import { words } from "./words.svelte.ts";

/** Whether a value can be sent; none is the usual one. */
export function isComplete(option: OptionShown, value: unknown): boolean {
  return !Array.isArray(value) || (option.low <= value.length && value.length <= option.high);
}

/** With one more or one less; too many push out the first. */
export function toggled(option: OptionShown, chosen: readonly unknown[], one: unknown): unknown[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].slice(-option.high);
}

export function optionName(game: string, option: OptionShown): string {
  return words.name(`${game}-option-${option.name}`);
}

/** How a value of an option is called, or one of several; empty if it has no name. */
export function valueName(game: string, option: OptionShown, value: unknown): string {
  const thing = GAMES.get(game)?.members?.[option.name];
  const keys = [`${game}-option-${option.name}-${value}`, `${game}-${thing}-${value}`];
  const key = keys.find((one) => words.has(one));
  return key ? words.name(key) : "";
}
