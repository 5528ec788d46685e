// A choice of several cards: marked one by one on the cards, sent as one list.

import type { TableStore } from "../../lib/table.svelte.ts";
import type { Asked } from "../../lib/wire.ts";
import type { DominionAsk, DominionView } from "./wire.ts";

type SeveralAsk = Extract<DominionAsk, { facts: { least: number } }>;

/** A question for several cards says how many there must be at least. */
export function isSeveral(ask: Asked | DominionAsk | null): boolean {
  return ask?.facts != null && "least" in ask.facts;
}

export class Several {
  chosen = $state.raw<Set<number>>(new Set());
  constructor(private readonly table: TableStore<DominionView>) {}

  #ask = $derived.by(() => {
    const ask = this.table.asked<DominionAsk>();
    return isSeveral(ask) ? (ask as SeveralAsk) : null;
  });
  /** What is done with the cards; empty while nothing of this kind is asked. */
  verb = $derived(this.#ask?.facts.verb ?? "");
  loot = $derived(this.verb === "gain");
  /** What one chooses from. */
  cards = $derived.by<string[]>(() => {
    const view = this.table.view;
    return (this.loot ? view.spoils : view.players[this.table.seat ?? 0]?.hand) ?? [];
  });
  #least = $derived(this.#ask?.facts.least ?? 0);
  #most = $derived(this.#ask?.facts.left ?? 0);
  ready = $derived(this.chosen.size >= this.#least);
  /** How many the button speaks of. */
  count = $derived(Math.max(this.#least, this.chosen.size));

  can(at: number): boolean {
    return this.chosen.has(at) || this.chosen.size < this.#most;
  }

  mark(at: number): void {
    const next = new Set(this.chosen);
    if (!next.delete(at) && this.can(at)) next.add(at);
    this.chosen = next;
  }

  /** What makes a button of a card of the choice. */
  button(at: number) {
    return { "aria-pressed": this.chosen.has(at), disabled: !this.can(at), onclick: () => this.mark(at) };
  }

  clear(): void {
    this.chosen = new Set();
  }

  async send(): Promise<void> {
    const texts = [...this.chosen].map((at) => `${this.verb} ${this.cards[at]}`);
    await this.table.picking.send(() => this.table.acts.play(texts.length ? texts : ["done"]));
  }
}
