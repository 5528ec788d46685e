// The other tables at which it is one's turn: looked at now and then, while the page is seen.

import { call } from "./api.ts";
import { heldSeats, type HeldSeat } from "./seats.ts";
import type { ClosedTable, GoneTable, MyTable } from "./wire.ts";

const BEAT = 30_000;
const MOST = 30; // seats, the newest

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
    const others = heldSeats().filter(({ id }) => id !== this.except && !this.done.has(id));
    const found = await myTables(others.slice(0, MOST)).catch(() => []);
    for (const table of found) if (table.status !== "playing" && table.status !== "gathering") this.done.add(table.id);
    this.tables = found.flatMap((table) => (waits(table) ? [table.id] : []));
  }
}

type Mine = MyTable | ClosedTable | GoneTable;

/** The tables of these seats, each once; where several seats are ours, as the one that is to move. */
export async function myTables(seats: readonly HeldSeat[]): Promise<Mine[]> {
  if (!seats.length) return [];
  const found = await call<Mine[]>("POST", "mine", { tables: seats.map(({ id, key }) => ({ id, key })) });
  const tables = new Map<string, Mine>();
  for (const table of found) if (!tables.has(table.id) || waits(table)) tables.set(table.id, table);
  return [...tables.values()];
}

/** Whether somebody of this browser is to move there, and no bot does it. */
export function waits(table: Mine): boolean {
  return table.status === "playing" && table.my_turn && !table.chairs[table.to_act ?? -1]?.bot;
}
