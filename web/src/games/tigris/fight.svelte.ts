// The revolt or war that is going on: who fights whom, how strong both are, what one would add oneself.

import type { Move } from "../../lib/moves.ts";
import type { TableStore } from "../../lib/table.svelte.ts";
import { undone } from "../../lib/undone.ts";
import { COLOUR, TILE } from "./art.ts";
import type { TigrisAsk, TigrisEvent, TigrisFacts, TigrisView } from "./wire.ts";

type Asked = Extract<TigrisAsk, { facts: { attacker: number } }>;
type Told = "attacker" | "defender" | "leader" | "colour" | "attack" | "defence" | "tile" | "support";
/** A conflict as it stands; `attack` is with the support that has come. */
export type Conflict = Pick<TigrisFacts, Told> & { kind: "revolt" | "war" };

export class Fight {
  constructor(private readonly table: TableStore<TigrisView>) {}

  /** What one is asked to support. */
  private asked = $derived.by<Asked | null>(() => {
    const ask = this.table.asked<TigrisAsk>();
    return ask && "attacker" in ask.facts ? (ask as Asked) : null;
  });
  /** The conflict one is asked about, or looks on at. */
  conflict = $derived.by<Conflict | null>(() => {
    if (this.asked) return { ...this.asked.facts, kind: this.asked.code.startsWith("tigris-war") ? "war" : "revolt" };
    return this.watched();
  });
  private moves = $derived.by(() => this.table.moves.filter(({ verb }) => verb === "support"));
  private counts = $derived.by(() => this.moves.map(({ args }) => Number(args[0])));
  /** Whether it is on us to add something. */
  ours = $derived.by(() => this.asked !== null && this.counts.length > 0);
  attacking = $derived.by(() => this.asked?.code.endsWith("-attack") ?? false);
  /** The colour of the tiles that count. */
  colour = $derived.by(() => COLOUR[this.conflict?.tile ?? ""] ?? "red");
  held = $derived.by(() => this.table.view.players[this.table.seat ?? 0]?.hand?.[this.colour] ?? 0);

  private wish = $state(0);
  /** How many tiles one would add. */
  get added(): number {
    return this.ours ? this.wish : 0;
  }
  move = $derived.by<Move | null>(() => this.moves.find(({ args }) => Number(args[0]) === this.wish) ?? null);
  /** More or fewer, among those allowed; null if there are none. */
  other(step: 1 | -1): number | null {
    const beyond = this.counts.filter((count) => (count - this.wish) * step > 0);
    return beyond.length ? (step > 0 ? Math.min(...beyond) : Math.max(...beyond)) : null;
  }
  add(count: number | null): void {
    if (count !== null && this.counts.includes(count)) this.wish = count;
  }
  reset(): void {
    this.wish = this.counts.length ? Math.min(...this.counts) : 0;
  }

  /** The conflict that the log has begun and not ended; in a written position, the only war there is. */
  private watched(): Conflict | null {
    const { table } = this;
    if (table.view.to_act === null) return null;
    const gone = undone(table.news.log);
    let left = table.past?.ply ?? Infinity; // moves of the log that have been made
    let found: Conflict | null = null;
    for (const line of table.news.log) {
      if (line.kind !== "move" || gone.has(line.seq)) continue;
      left -= line.plies;
      if (left < 0) break;
      for (const event of line.events as unknown as TigrisEvent[]) found = after(found, event);
    }
    const [war, another] = table.view.wars;
    if (found || !war || another) return found;
    return { ...war, kind: "war", tile: TILE[war.colour]!, support: 0 };
  }
}

function after(conflict: Conflict | null, event: TigrisEvent): Conflict | null {
  switch (event.code) {
    case "tigris-revolt":
      return { ...event.facts, kind: "revolt", tile: "temple", support: 0 };
    case "tigris-war-begun":
      return { ...event.facts, kind: "war", tile: TILE[event.facts.colour]!, support: 0 };
    case "tigris-supported": {
      if (!conflict || event.facts.seat !== conflict.attacker) return conflict;
      const { count, tile } = event.facts;
      return { ...conflict, tile, support: count, attack: conflict.attack + count };
    }
    case "tigris-revolt-won":
    case "tigris-war-won":
      return null;
    default:
      return conflict;
  }
}
