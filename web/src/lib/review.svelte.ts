// Where a game was lost: the server judges it move by move, and is asked how far it is.

import { LinkProblem } from "./link.svelte.ts";
import { tipOf, type Tip } from "./hints.svelte.ts";
import type { TableStore } from "./table.svelte.ts";
import { keysOf } from "./taps.ts";
import type { Reviewed, View } from "./wire.ts";

const BEAT = 700; // milliseconds between two questions

/** A decision that was clearly not the best. */
export interface Loss {
  ply: number;
  seat: number;
  played: Tip;
  better: Tip;
}

export class Review<V = View> {
  asked = $state(false);
  progress = $state.raw<Pick<Reviewed, "done" | "of" | "all">>({ done: 0, of: 0, all: 0 });
  losses = $state.raw<Loss[] | null>(null);
  trouble = $state.raw<unknown>(null);
  /** The loss one has gone to look at. */
  private visited = $state.raw<Loss | null>(null);

  constructor(
    private readonly table: TableStore<V>,
    private readonly wish: () => Promise<Reviewed>,
    private readonly beat = BEAT,
  ) {}

  /** While one looks at the moment of a loss: the places of what would have been better. */
  keys = $derived.by<ReadonlySet<string>>(() => {
    const { visited, table } = this;
    if (!visited || table.past?.ply !== visited.ply) return new Set();
    return new Set(keysOf(visited.better.move, table.door.taps(null) ?? {}));
  });

  /** Have it judged, and wait until it is. */
  async ask(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.trouble = null;
    while (this.losses === null && this.table.link.state !== "closed") {
      try {
        this.take(await this.wish());
      } catch (error) {
        const isLost = error instanceof LinkProblem && error.problem.code === "web-offline";
        if (!isLost) {
          this.trouble = error;
          this.asked = false; // it may be tried again
          return;
        }
      }
      if (this.losses === null) await new Promise((done) => setTimeout(done, this.beat));
    }
  }

  private take({ done, of, all, lost }: Reviewed): void {
    this.progress = { done, of, all };
    const { verbs } = this.table.door;
    if (lost)
      this.losses = lost.map(({ ply, seat, played, better }) => ({
        ply,
        seat,
        played: tipOf(verbs, played),
        better: tipOf(verbs, better),
      }));
  }

  /** Look at the moment before a move that lost something. */
  visit(loss: Loss): void {
    this.visited = loss;
    this.table.position.slide(loss.ply);
  }
}
