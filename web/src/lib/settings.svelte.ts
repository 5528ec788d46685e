// What a person set for this browser.

import type { Switch } from "./games.ts";

type Theme = "auto" | "light" | "dark";
export const MOTIONS = ["slow", "normal", "fast", "off"] as const;
type Motion = (typeof MOTIONS)[number];

interface Kept {
  theme: Theme;
  motion: Motion;
  confirm: boolean;
  sound: boolean;
  /** What games let one switch, by game and name. */
  switches: Record<string, boolean>;
}

const USUAL: Kept = {
  theme: "auto",
  motion: "normal",
  confirm: true,
  sound: false,
  switches: {},
};

function kept(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem("regna.settings") ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Kept>(kept());

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Whether something of a game is switched on. */
export function isOn(game: string, { name, usual }: Switch): boolean {
  return settings.switches[`${game}-${name}`] ?? usual;
}

export function turn(game: string, { name }: Switch, on: boolean): void {
  settings.switches[`${game}-${name}`] = on;
}

export function applySettings(): void {
  const root = document.documentElement;
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["theme"] = theme;
  root.dataset["motion"] = settings.motion;
  try {
    localStorage.setItem("regna.settings", JSON.stringify(settings));
  } catch {
    // not kept, still used
  }
}

dark.addEventListener("change", applySettings);

/** Who wants nothing to move. */
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const coarse = matchMedia("(pointer: coarse)");
/** A phone: what is asked for lies over the buttons. */
export const narrow = matchMedia(
  "(max-width: 800px) and (orientation: portrait), (max-height: 500px) and (orientation: landscape)",
);
