// What is picked up and what is said at the spot: taps become moves, or the reason why not.

import type { Acts } from "./acts.svelte.ts";
import { moveOf, type Move } from "./moves.ts";
import { saidOf } from "./problems.ts";
import { coarse, settings } from "./settings.svelte.ts";
import type { TableStore } from "./table.svelte.ts";
import { isButton, isChip, meant, pathsOf } from "./taps.ts";
import type { Happened, Refusal, View } from "./wire.ts";

const REST = 80; // milliseconds
const UNREADABLE = "server-bad-input"; // what cannot even be written as a move
const NO_MOVE: Refusal = { code: "web-no-move", facts: {}, rule: "" };

export interface Spot {
  kind: "choice" | "preview" | "refusal" | "held";
  x: number;
  y: number;
  key: string;
  moves: Move[];
  events: Happened[];
  said: Refusal | null;
}

type Place = Pick<Spot, "x" | "y">;

export class Picking<V = View> {
  picked = $state.raw<string[]>([]);
  spot = $state.raw<Spot | null>(null);
  held = $state.raw<Move | null>(null);

  constructor(
    private readonly table: TableStore<V>,
    private readonly acts: Acts,
  ) {}

  private taps = $derived.by(() => this.table.door.taps(this.table.ask));
  paths = $derived.by(() => (this.taps ? pathsOf(this.table.moves, this.taps) : []));

  /** What may be tapped next, with the moves each tap leaves. */
  next = $derived.by(() => {
    const found = new Map<string, Move[]>();
    const depth = this.picked.length;
    for (const { move, keys } of this.paths) {
      const key = keys[depth];
      if (key === undefined || !this.picked.every((one, at) => keys[at] === one)) continue;
      const moves = found.get(key);
      if (moves) moves.push(move);
      else found.set(key, [move]);
    }
    return found;
  });

  /** What may be picked up first. */
  starts = $derived.by(() => new Set(this.paths.map(({ keys }) => keys[0]!)));

  /** Moves that a button of the bar makes. */
  buttons = $derived.by(() =>
    this.picked.length
      ? []
      : this.paths.filter(({ keys }) => keys.length === 1 && isButton(keys[0]!)).map(({ move }) => move),
  );

  isNext(key: string): boolean {
    return this.next.has(key);
  }
  isPicked(key: string): boolean {
    return this.picked.includes(key);
  }

  // ---- gestures --------------------------------------------------------------------

  /** A tap, a click or Enter on something with a key. */
  tap(key: string, x: number, y: number, finger = false): void {
    if (this.acts.sending || this.table.past) return;
    const again = this.spot?.key === key && this.spot.moves.length === 1;
    if (again && this.spot!.kind !== "refusal") return this.commit(this.spot!.moves[0]!, x, y);
    this.spot = null;
    this.held = null;
    if (this.next.has(key)) return this.extend(key, { x, y }, finger);
    if (this.picked.at(-1) === key) return this.again({ x, y });
    if (this.starts.has(key)) {
      this.picked = [];
      return this.extend(key, { x, y }, finger);
    }
    void this.refuse(this.picked, key, { x, y });
  }

  private extend(key: string, at: Place, finger: boolean): void {
    const left = this.next.get(key)!;
    const depth = this.picked.length + 1;
    const whole = this.paths
      .filter(({ move, keys }) => keys.length === depth && left.includes(move))
      .map(({ move }) => move);
    if (whole.length < left.length) {
      this.picked = [...this.picked, key];
      return this.offer(at);
    }
    if (whole.length > 1) return this.say("choice", key, at, whole);
    const move = whole[0]!;
    if (finger && this.table.door.small && key.startsWith("cell:")) {
      this.say("preview", key, at, [move]);
      void this.foresee(move);
      return;
    }
    this.picked = [...this.picked, key];
    this.commit(move, at.x, at.y);
  }

  /** Ways on that are no places of the board are offered at the spot. */
  private offer(at: Place): void {
    const moves = [...this.next].filter(([key]) => isChip(key)).flatMap(([, found]) => found);
    if (moves.length) this.say("choice", "", at, moves);
  }

  /** A second tap on what is picked up: the only way on, or put it back. */
  private again({ x, y }: Place): void {
    const ways = [...this.next.values()].flat();
    if (ways.length === 1) this.commit(ways[0]!, x, y);
    else this.cancel();
  }

  /** Something was dropped on something. */
  drop(from: string, to: string, x: number, y: number): void {
    if (this.acts.sending || this.table.past) return;
    this.cancel();
    if (this.starts.has(from)) this.picked = [from];
    if (this.picked.length && this.next.has(to)) this.extend(to, { x, y }, false);
    else void this.refuse([from], to, { x, y });
  }

  lift(key: string): void {
    if (this.starts.has(key) && this.picked[0] !== key) {
      this.spot = null;
      this.picked = [key];
    }
  }

  /** Pick up what a move begins with; the last of its keys is left to the one who plays it. */
  hold(keys: readonly string[]): void {
    if (this.acts.sending || this.table.past) return;
    this.cancel();
    const begun = keys.slice(0, -1);
    if (this.paths.some((path) => path.keys.length === keys.length && keys.every((key, at) => path.keys[at] === key)))
      this.picked = begun;
  }

  cancel(): void {
    this.picked = [];
    this.spot = null;
    this.held = null;
  }

  /** What a place under the pointer would bring. */
  hover(key: string | null, x: number, y: number): void {
    if (coarse.matches || this.spot?.kind === "choice" || this.spot?.kind === "held") return;
    const left = key === null ? undefined : this.next.get(key);
    const one = left?.length === 1 ? left[0]! : null;
    if (this.spot?.kind === "refusal" && (!one || this.spot.key === key)) return;
    if (!one || this.picked.length === 0) {
      if (this.spot?.kind === "preview") this.spot = null;
      return;
    }
    if (this.spot?.key === key) return;
    this.say("preview", key!, { x, y }, [one]);
    void this.foresee(one);
  }

  // ---- what comes of it ----------------------------------------------------------------

  commit(move: Move, x = innerWidth / 2, y = innerHeight / 2): void {
    if (settings.confirm && this.held !== move && this.table.door.held?.(move, this.table)) {
      this.held = move;
      this.say("held", "", { x, y }, [move]);
      void this.foresee(move);
      return;
    }
    const texts = this.table.door.sent?.(move, this.table) ?? [move.text];
    void this.send(() => this.acts.play(texts));
  }

  /** Do something; what is picked up lies down again when it is done, and a refusal is explained. */
  async send(act: () => Promise<void>): Promise<void> {
    this.spot = null;
    try {
      await act();
      this.picked = [];
      this.held = null;
    } catch (error) {
      this.explain(saidOf(error));
    }
  }

  private say(kind: Spot["kind"], key: string, { x, y }: Place, moves: Move[], said: Refusal | null = null): void {
    const events = moves.length === 1 ? (this.acts.foreseen(moves[0]!) ?? []) : [];
    this.spot = { kind, key, x, y, moves, events, said };
  }

  private explain(said: Refusal, key = "", at: Place = { x: innerWidth / 2, y: innerHeight / 2 }): void {
    this.say("refusal", key, at, [], said);
    this.table.news.heard = this.table.say(said.code, said.facts);
  }

  /** Ask why the move that somebody seems to have meant cannot be. */
  private async refuse(before: string[], key: string, at: Place): Promise<void> {
    const seat = this.table.seat;
    const meaning = this.table.mine && seat !== null ? this.meaning([...before, key]) : null;
    if (!meaning || seat === null) {
      if (before.length) this.cancel();
      return;
    }
    const said = await this.acts.why(seat, meaning.text).catch(saidOf);
    const isNone = said?.code === UNREADABLE || said?.code === `${this.table.game}-not-now`;
    if (!said || (isNone && !meaning.whole)) return; // half a move that is out of season was none
    this.explain(said.code === UNREADABLE ? NO_MOVE : said, key, at);
  }

  /** Of what the keys can mean, what is offered now, or what the question is about, or the usual. */
  private meaning(keys: string[]): { text: string; whole: boolean } | null {
    const all = this.taps ? meant(keys, this.taps) : [];
    const offered = new Set(this.table.moves.map((move) => move.verb));
    const asked = this.table.ask?.facts?.["verb"];
    const one = all.find(({ verb }) => offered.has(verb)) ?? all.find(({ verb }) => verb === asked) ?? all[0];
    if (!one) return null;
    return { text: moveOf(this.table.door.verbs, one.verb, one.args).text, whole: one.whole };
  }

  private async foresee(move: Move): Promise<void> {
    const seat = this.table.seat;
    if (seat === null || this.acts.foreseen(move)) return;
    const isAsked = (): boolean => this.spot?.moves[0] === move;
    // a pointer that sweeps over the board asks only where it rests
    await new Promise((done) => setTimeout(done, REST));
    if (!isAsked()) return;
    const events = await this.acts.preview(seat, move).catch(() => null);
    if (events && isAsked()) this.spot = { ...this.spot!, events };
  }
}
