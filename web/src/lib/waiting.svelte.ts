// The other tables at which it is one's turn: looked at now and then, while the page is seen.

import { call } from "./api.ts";
import { heldSeats } from "./seats.ts";
import type { ClosedTable, GoneTable, MyTable } from "./wire.ts";

const BEAT = 30_000;
const MOST = 15; // tables, the newest

export class Waiting {
  /** Their names. */
  tables = $state.raw<string[]>([]);
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly done = new Set<string>(); // over, or no more

  constructor(private readonly except: string) {
    this.timer = setInterval(() => void this.look(), BEAT);
    document.addEventListener("visibilitychange", this.seen);
    void this.look();
  }

  close(): void {
    clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.seen);
  }

  private readonly seen = (): void => void this.look();

  private async look(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    const held = new Map(heldSeats().map(({ id, key }) => [id, { id, key }]));
    const others = [...held.values()].filter(({ id }) => id !== this.except && !this.done.has(id)).slice(0, MOST);
    if (!others.length) {
      this.tables = [];
      return;
    }
    const found = await call<(MyTable | ClosedTable | GoneTable)[]>("POST", "mine", { tables: others }).catch(() => []);
    for (const table of found) if (table.status !== "playing" && table.status !== "gathering") this.done.add(table.id);
    this.tables = found.flatMap((table) => (waits(table) ? [table.id] : []));
  }
}

/** Whether somebody of this browser is to move there, and no bot does it. */
export function waits(table: MyTable | ClosedTable | GoneTable): boolean {
  return table.status === "playing" && table.my_turn && !table.chairs[table.to_act ?? -1]?.bot;
}
