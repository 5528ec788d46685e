// What happened: the log of the seat that is shown, and what of it is new.

import type { GameDoor } from "./games.ts";
import type { Position } from "./position.svelte.ts";
import type { LogEntry, Sight } from "./types.ts";

const ENTRIES = 8; // how much of a long absence is told
const LINES = 6;

export class News {
  log = $state.raw<LogEntry[]>([]);
  /** What a reader of the screen hears. */
  heard = $state("");
  /** Cells the last news speak of. */
  fresh = $state.raw<Set<string>>(new Set());
  /** How many moves stood when this seat last decided: what came after is news. */
  mineUntil = $state<number | null>(null);
  private toldUntil = 0;

  constructor(
    private readonly position: Position,
    private readonly door: GameDoor,
    private readonly say: (code: string, facts: Record<string, unknown>) => string,
  ) {}

  /** Lines of the log as they are read. */
  told(log: LogEntry[]): LogEntry[] {
    return log.map((line) => (line.events && this.door.told ? { ...line, events: this.door.told(line.events) } : line));
  }

  /** Another view is shown. */
  receive(was: Sight | null, shown: Sight): void {
    this.log = this.position.logOf(shown);
    if (was?.moves && shown.seat === was.seat && !shown.moves) this.mineUntil = shown.ply;
    else if (was?.moves && shown.seat !== was.seat) this.mineUntil = null;
    else if (this.mineUntil !== null && shown.ply < this.mineUntil) this.mineUntil = null;
    if (this.position.covered) this.heard = "";
    else if (shown.seq > this.toldUntil) this.tell(was ? this.log.filter((line) => line.seq > this.toldUntil) : []);
    this.toldUntil = Math.max(this.toldUntil, shown.seq);
  }

  /** Everything, to whoever has just come to the screen. */
  tellAll(): void {
    this.tell(this.log);
  }

  private tell(news: LogEntry[]): void {
    const events = news.slice(-ENTRIES).flatMap((entry) => entry.events ?? []);
    const cells = events.flatMap((event) => this.door.cells(event.facts));
    if (cells.length) this.fresh = new Set(cells);
    this.heard = events
      .slice(-LINES)
      .map((event) => this.say(event.code, event.facts))
      .join(" ");
  }
}
