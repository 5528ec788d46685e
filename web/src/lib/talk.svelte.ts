// What people say to each other at a table, and what of it was read.

import type { Link } from "./link.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { Say, Spoken } from "./wire.ts";

export const PHRASES = ["hello", "luck", "played", "moment", "thanks", "back"] as const satisfies Say["phrase"][];
export const LONGEST = 200; // characters
const NAME = "regna.read"; // by table: the time of the last line that was read
const MOST = 50; // tables

export class Talk {
  lines = $state.raw<Spoken[]>([]);
  private read = $state(0);

  constructor(
    private readonly table: string,
    private readonly link: Pick<Link, "ask">,
    /** Whether a seat is one of this browser's. */
    private readonly own: (seat: number | null) => boolean,
  ) {
    this.read = allRead()[table] ?? 0;
  }

  /** Lines of others that came since one looked. */
  unread = $derived.by(() =>
    settings.talk ? this.lines.filter((line) => line.at > this.read && !this.own(line.seat)) : [],
  );

  /** A socket has begun: it tells all that is kept. */
  begin(): void {
    this.lines = [];
  }

  hear(lines: Spoken[]): void {
    this.lines = [...this.lines, ...lines];
  }

  /** All of it has been seen. */
  seen(): void {
    const last = this.lines.at(-1)?.at ?? 0;
    if (last <= this.read) return;
    this.read = last;
    const others = Object.entries(allRead()).filter(([id]) => id !== this.table);
    try {
      localStorage.setItem(NAME, JSON.stringify(Object.fromEntries([[this.table, last], ...others].slice(0, MOST))));
    } catch {
      // counted as new once more
    }
  }

  async say(seat: number | null, what: Pick<Say, "text" | "phrase">): Promise<void> {
    await this.link.ask("say", { seat, ...what });
  }
}

function allRead(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
}
