// A choice of several cards: marked one by one on the cards, sent as one list with its end.

import type { TableStore } from "../../lib/table.svelte.ts";
import type { Said } from "../../lib/types.ts";

/** Such a question says how many cards there must be at least. */
export function isSeveral(ask: Said | null | undefined): boolean {
  return ask?.facts?.["least"] !== undefined;
}

export class Several {
  chosen = $state.raw<Set<number>>(new Set());
  constructor(private readonly table: TableStore) {}

  #ask = $derived.by(() => (this.table.mine ? this.table.sight?.ask : undefined));
  /** What is done with the cards; empty while nothing of this kind is asked. */
  verb = $derived(isSeveral(this.#ask) ? String(this.#ask?.facts?.["verb"]) : "");
  loot = $derived(this.verb === "gain");
  /** What one chooses from, in the order in which the rules take the cards. */
  cards = $derived.by<string[]>(() => {
    const view = this.table.view;
    return (this.loot ? view["spoils"] : view["players"]?.[this.table.seat ?? 0]?.hand) ?? [];
  });
  #offered = $derived.by(() => this.table.moves.filter((move) => move.verb === this.verb));
  #done = $derived.by(() => this.table.moves.find((move) => move.verb === "done"));
  #left = $derived(Number(this.#ask?.facts?.["left"] ?? this.cards.length));
  #first = $derived(this.cards.findIndex((card) => this.#offered.some((move) => move.args[0] === card)));
  /** Without a way to be done, exactly so many must be chosen. */
  ready = $derived(this.#done !== undefined || this.chosen.size === this.#left);
  /** How many the button speaks of. */
  count = $derived(this.#done ? this.chosen.size : this.#left);

  can(at: number): boolean {
    return this.chosen.has(at) || (this.#first >= 0 && at >= this.#first && this.chosen.size < this.#left);
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
    const seq = this.table.sight?.seq;
    const picks = [...this.chosen].sort((one, other) => one - other).map((at) => this.cards[at]!);
    const end = this.#done && this.#goesOn(picks) ? [this.#done.number] : [];
    const moves = await Promise.all(picks.map((card) => this.#number(card)));
    // a position that moved on is another choice
    if (this.table.sight?.seq === seq) await this.table.picking.send(() => this.table.acts.play([...moves, ...end]));
  }

  /** Whether the rules still ask after these cards. */
  #goesOn(picks: string[]): boolean {
    if (!this.loot) return picks.length < this.#left;
    const last = picks.at(-1);
    if (last === undefined) return true;
    return this.cards.length - this.cards.indexOf(last) > picks.filter((card) => card === last).length;
  }

  /** A card that can only come later in the list has a move the server has not told yet. */
  async #number(card: string): Promise<number> {
    const known = this.#offered.find((move) => move.args[0] === card);
    if (known) return known.number;
    return this.table.acts.numberOf(`${this.verb} ${card}`);
  }
}
