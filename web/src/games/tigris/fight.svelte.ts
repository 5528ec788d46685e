// The revolt or war that is being fought, and what one would add to it oneself.

import type { Move } from "../../lib/moves.ts";
import type { TableStore } from "../../lib/table.svelte.ts";
import { COLOUR } from "./art.ts";
import type { TigrisView } from "./wire.ts";

export class Fight {
  private wish = $state(0);

  constructor(private readonly table: TableStore<TigrisView>) {}

  /** What everybody sees of it. */
  get now(): TigrisView["fight"] {
    return this.table.view.fight;
  }
  private moves = $derived.by(() => this.table.moves.filter(({ verb }) => verb === "support"));
  private counts = $derived.by(() => this.moves.map(({ args }) => Number(args[0])));
  /** Whether it is on us to add something. */
  ours = $derived.by(() => this.now !== null && this.counts.length > 0);
  /** Whether the attacker adds, or the defender. */
  attacking = $derived.by(() => this.now?.attacker === this.table.view.to_act);
  /** The colour of the tiles that count. */
  colour = $derived.by(() => COLOUR[this.now?.tile ?? ""] ?? "red");
  held = $derived.by(() => this.table.view.players[this.table.seat ?? 0]?.hand?.[this.colour] ?? 0);

  /** How many tiles one would add. */
  get added(): number {
    return this.ours ? this.wish : 0;
  }
  move = $derived.by<Move | null>(() => this.moves.find(({ args }) => Number(args[0]) === this.wish) ?? null);

  /** The next number that is allowed above or below; null if there is none. */
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
}
