// What one does at a table and asks of it: each is a message, and an act is over when its view is here.

import type { Link } from "./link.svelte.ts";
import type { Move } from "./moves.ts";
import type { Position } from "./position.svelte.ts";
import type { Happened, Said } from "./types.ts";

export class Acts {
  sending = $state(false);
  private awaited: { seq: number; arrived: () => void } | null = null;
  private previews = new Map<string, Happened[]>();

  constructor(
    private readonly link: Link,
    private readonly position: Position,
  ) {}

  play(moves: number[]): Promise<void> {
    return this.act("play", { moves });
  }
  undo(whole: boolean): Promise<void> {
    return this.act("undo", { whole });
  }
  /** A move typed in notation. */
  type(text: string): Promise<void> {
    return this.act("play", { text });
  }

  private async act(type: string, body: Record<string, unknown>): Promise<void> {
    const sight = this.position.sight;
    if (!sight || sight.seat === null) return;
    this.sending = true;
    try {
      const answer = await this.link.ask(type, { seat: sight.seat, seq: sight.seq, ...body }, true);
      await this.shown(Number(answer["seq"])); // what is on the screen until then is no longer so
    } finally {
      this.sending = false;
    }
  }

  /** Once the view that an act brought is here. */
  private async shown(seq: number): Promise<void> {
    if (seq > this.position.sight!.seq) await new Promise<void>((arrived) => (this.awaited = { seq, arrived }));
  }

  /** A view has come. */
  arrived(seq: number): void {
    this.previews.clear();
    if (this.awaited && this.awaited.seq <= seq) this.awaited.arrived();
  }

  /** Why a move in notation is refused; null if it is not. */
  async why(text: string): Promise<Said | null> {
    return (await this.link.ask("why", { seat: this.position.seat, text }))["refusal"] as Said | null;
  }

  /** The number of a move in notation. */
  async numberOf(text: string): Promise<number> {
    return (await this.link.ask("why", { seat: this.position.seat, text }))["move"] as number;
  }

  /** What a move would bring, as far as it is known. */
  foreseen(move: Move): Happened[] | undefined {
    return this.previews.get(this.now(move));
  }

  async preview(move: Move): Promise<Happened[]> {
    const name = this.now(move);
    const answer = await this.link.ask("preview", { seat: this.position.seat, move: move.number });
    const events = answer["events"] as Happened[];
    this.previews.set(name, events);
    return events;
  }

  private now(move: Move): string {
    return `${this.position.sight?.seq}:${move.text}`;
  }
}
