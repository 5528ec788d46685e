// Times: what a table's clock is called, and what is left of it.

import { words } from "./words.svelte.ts";

interface Clock {
  clock: string;
  time: number; // seconds
  add: number;
}

/** What was agreed about time. */
export function clockSaid({ clock, time, add }: Clock): string {
  const facts = { days: Math.round(time / 86400), minutes: Math.round(time / 60), seconds: add };
  return words.t(`web-term-clock-${clock}`, facts);
}

/** What is left: in days, as 1:02:03, and at the very end with tenths. */
export function timeLeft(ms: number): string {
  const left = Math.max(0, ms);
  const seconds = Math.floor(left / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days) return words.t("web-clock-days", { days, hours });
  const tail = String(seconds % 60).padStart(2, "0");
  if (left < SHORT) return `0:${tail}.${Math.floor(left / 100) % 10}`;
  return `${hours ? `${hours}:` : ""}${String(minutes).padStart(hours ? 2 : 1, "0")}:${tail}`;
}

/** From here on every moment counts, in milliseconds. */
export const SHORT = 10_000;
