// What happened: the log of the seat that is shown, and what of it is new.

import type { GameDoor } from "./games.ts";
import { missing } from "./moments.ts";
import type { Position } from "./position.svelte.ts";
import type { Facts, LogLine, Sight, View } from "./wire.ts";

const ENTRIES = 8; // how much of a long absence is told
const LINES = 6;

export class News<V = View> {
  log = $state.raw<LogLine[]>([]);
  /** What a reader of the screen hears. */
  heard = $state("");
  /** Cells the last news speak of. */
  fresh = $state.raw<Set<string>>(new Set());
  /** How many moves stood when this seat last decided: what came after is news. */
  mineUntil = $state<number | null>(null);
  private toldUntil = 0;
  private filling = false;

  constructor(
    private readonly position: Position<V>,
    private readonly door: GameDoor<V>,
    private readonly say: (code: string, facts: Facts) => string,
  ) {}

  /** Lines of the log as they are read. */
  told(log: LogLine[]): LogLine[] {
    const joined = this.door.told?.bind(this.door);
    return joined ? log.map((line) => (line.kind === "move" ? { ...line, events: joined(line.events) } : line)) : log;
  }

  /** Another view is shown. */
  receive(was: Sight<V> | null, shown: Sight<V>): void {
    this.log = this.position.logOf(shown);
    if (was?.moves && shown.seat === was.seat && !shown.moves) this.mineUntil = shown.ply;
    else if (was?.moves && shown.seat !== was.seat) this.mineUntil = null;
    else if (this.mineUntil !== null && shown.ply < this.mineUntil) this.mineUntil = null;
    if (this.position.covered) this.heard = "";
    else if (shown.seq > this.toldUntil) this.tell(was ? this.log.filter((line) => line.seq > this.toldUntil) : []);
    this.toldUntil = Math.max(this.toldUntil, shown.seq);
  }

  /** Have the lines told that came before this browser did, or while it was away. */
  async fill(ask: (gap: { since: number; until: number; seat: number | null }) => Promise<LogLine[]>): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    try {
      for (let gap = missing(this.log); gap; gap = missing(this.log)) {
        const seat = this.position.seat;
        const lines = await ask({ ...gap, seat });
        if (!lines.length || seat !== this.position.seat) return;
        this.position.remember(this.told(lines));
        this.log = this.position.logOf(this.position.sight!);
      }
    } catch {
      // without a connection; the next view brings it
    } finally {
      this.filling = false;
    }
  }

  /** Everything, to whoever has just come to the screen. */
  tellAll(): void {
    this.tell(this.log);
  }

  private tell(news: LogLine[]): void {
    const events = news.slice(-ENTRIES).flatMap((line) => (line.kind === "move" ? line.events : []));
    const cells = events.flatMap((event) => this.door.cells(event.facts));
    if (cells.length) this.fresh = new Set(cells);
    this.heard = events
      .slice(-LINES)
      .map((event) => this.say(event.code, event.facts))
      .join(" ");
  }
}
