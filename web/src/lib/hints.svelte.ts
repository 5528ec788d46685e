// A bot's advice for the decision one has: asked for, waited for, shown, and gone when the position is.

import { moveRead, type Move } from "./moves.ts";
import { saidOf } from "./problems.ts";
import { narrow } from "./settings.svelte.ts";
import type { TableStore } from "./table.svelte.ts";
import { keysOf } from "./taps.ts";
import type { Advised, Hinted, Refusal, Verbs, View } from "./wire.ts";

/** A move that was tried, and of a hundred games how many it won; null if there was nothing to try. */
export interface Tip {
  move: Move;
  chance: number | null;
  error: number;
}

export function tipOf(verbs: Verbs, { verb, text, chance, error }: Advised): Tip {
  const percent = (share: number): number => Math.round(100 * share);
  return {
    move: moveRead(verbs, verb, text),
    chance: chance === null ? null : percent(chance),
    error: Math.max(1, percent(error)),
  };
}

export class Hints<V = View> {
  thinking = $state(false);
  tips = $state.raw<Tip[]>([]);
  /** Whether the first is clearly the best. */
  clear = $state(true);
  /** Why there is no advice. */
  said = $state.raw<Refusal | null>(null);
  /** The one that was picked up. */
  chosen = $state.raw<Move | null>(null);
  /** Where there is little room: put away after a choice, so that everything can be reached. */
  folded = $state(false);
  private pointed = $state.raw<Move | null>(null);
  private asked = 0;

  constructor(
    private readonly table: TableStore<V>,
    private readonly wish: (seat: number) => Promise<Hinted>,
  ) {}

  /** The places that the move under the pointer, or the one picked up, is about. */
  keys = $derived.by<ReadonlySet<string>>(() => {
    const move = this.pointed ?? this.chosen;
    return new Set(move ? this.path(move) : []);
  });

  get open(): boolean {
    return this.table.panel === "hint";
  }

  toggle(): void {
    if (this.open && this.folded) this.folded = false;
    else if (this.open) this.close();
    else void this.ask();
  }

  async ask(): Promise<void> {
    const sight = this.table.sight;
    if (!this.table.mine || !sight || sight.seat === null) return;
    this.table.panel = "hint";
    this.folded = false;
    if (this.thinking || this.tips.length) return;
    const asked = ++this.asked;
    this.thinking = true;
    this.said = null;
    try {
      const { moves, clear, seq } = await this.wish(sight.seat);
      if (asked !== this.asked || seq !== this.table.sight?.seq) return;
      this.tips = moves.map((move) => tipOf(this.table.door.verbs, move));
      this.clear = clear;
    } catch (error) {
      if (asked === this.asked) this.said = saidOf(error);
    } finally {
      if (asked === this.asked) this.thinking = false;
    }
  }

  point(move: Move | null): void {
    this.pointed = move;
  }

  /** Pick up what the move begins with: where it goes is marked, and played it is by the person. */
  choose(move: Move): void {
    this.table.picking.hold(this.path(move));
    this.chosen = move;
    this.folded = narrow.matches;
  }

  close(): void {
    if (this.open) this.table.panel = "none";
    this.chosen = this.pointed = null;
  }

  /** The position has moved on. */
  forget(): void {
    this.asked++;
    this.thinking = false;
    this.tips = [];
    this.said = null;
    this.close();
  }

  private path(move: Move): string[] {
    const { picking, door, ask } = this.table;
    const offered = picking.paths.find((path) => path.move.text === move.text);
    return offered?.keys ?? keysOf(move, door.taps(ask) ?? door.taps(null) ?? {});
  }
}
