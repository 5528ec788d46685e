// What one does at a table and asks of it: each is a message, and an act is over when its view is here.

import type { Link } from "./link.svelte.ts";
import type { Move } from "./moves.ts";
import type { Position } from "./position.svelte.ts";
import type { Done, Happened, Refusal } from "./wire.ts";

export class Acts {
  sending = $state(false);
  private awaited: { seq: number; arrived: () => void } | null = null;
  private previews = new Map<string, Happened[]>();

  constructor(
    private readonly link: Link,
    private readonly position: Pick<Position<unknown>, "sight">,
  ) {}

  /** Moves in notation, all or none. */
  play(texts: string[]): Promise<void> {
    return this.act((now) => this.link.ask("play", { ...now, texts }, true));
  }
  undo(whole: boolean): Promise<void> {
    return this.act((now) => this.link.ask("undo", { ...now, whole }, true));
  }

  /** Ask those whose turn it takes to let one's last decision be taken back. */
  plead(): Promise<void> {
    return this.act((now) => this.link.ask("plead", now, true));
  }
  /** Answer such a question; whoever asked takes it back by no. */
  async consent(seat: number, plea: number, yes: boolean): Promise<void> {
    await this.link.ask("consent", { seat, plea, yes }, true);
  }

  private async act(send: (now: { seat: number; seq: number }) => Promise<Done>): Promise<void> {
    const sight = this.position.sight;
    if (!sight || sight.seat === null) return;
    this.sending = true;
    try {
      const { seq } = await send({ seat: sight.seat, seq: sight.seq });
      await this.shown(seq); // what is on the screen until then is no longer so
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
  async why(seat: number, text: string): Promise<Refusal | null> {
    return (await this.link.ask("why", { seat, text })).refusal;
  }

  /** What a move would bring, as far as it is known. */
  foreseen(move: Move): Happened[] | undefined {
    return this.previews.get(this.now(move));
  }

  async preview(seat: number, move: Move): Promise<Happened[]> {
    const name = this.now(move);
    const { events } = await this.link.ask("preview", { seat, text: move.text });
    this.previews.set(name, events);
    return events;
  }

  private now(move: Move): string {
    return `${this.position.sight?.seq}:${move.text}`;
  }
}
