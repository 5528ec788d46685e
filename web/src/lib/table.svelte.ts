// One table as this browser sees it: the position, what is picked up, and what to say at the spot.

import type { GameDoor } from "./game.ts";
import { Link, saidOf, type Problem } from "./link.svelte.ts";
import { chairNames } from "./names.ts";
import { Past } from "./past.svelte.ts";
import { seatsAt } from "./seats.ts";
import { coarse, settings } from "./settings.svelte.ts";
import { Sights } from "./sights.svelte.ts";
import { knock } from "./sound.ts";
import type { Chair, Happened, Legal, LogEntry, Said, Sight } from "./types.ts";
import { words } from "./words.svelte.ts";

const REST = 80; // milliseconds

export interface Spot {
  kind: "choice" | "preview" | "refusal" | "held";
  x: number;
  y: number;
  key: string;
  moves: Legal[];
  events: Happened[];
  said: Said | null;
}

export class TableStore {
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<LogEntry[]>([]);
  problem = $state.raw<Problem | null>(null);
  picked = $state.raw<string[]>([]);
  spot = $state.raw<Spot | null>(null);
  held = $state.raw<Legal | null>(null);
  sending = $state(false);
  lit = $state.raw<Set<string>>(new Set());
  fresh = $state.raw<Set<string>>(new Set());
  ruleShown = $state<string | null>(null);
  panel = $state<"none" | "log" | "scores" | "rules" | "settings">("none");
  heard = $state("");
  /** How many moves stood when this seat last decided: what came after is news. */
  mineUntil = $state<number | null>(null);
  /** What a long press asks to see. */
  inspected = $state<string | null>(null);
  private readonly seen = new Sights();
  private readonly back = new Past(async (ply) => ({ ...this.sight!, ...(await this.link.ask("past", { ply, seat: this.seat })) }));
  private uncoveredFor = $state<number | null>(null);
  private toldUntil = 0;
  skew = 0;
  private awaited: { seq: number; arrived: () => void } | null = null;
  readonly link: Link;
  private previews = new Map<string, Happened[]>();

  constructor(
    readonly id: string,
    readonly game: string,
    readonly door: GameDoor,
  ) {
    this.link = new Link(
      id,
      () => seatsAt(id).map((seat) => seat.key),
      (sight, log, now) => this.receive(sight, log, now),
      (problem) => (this.problem = problem),
    );
  }

  // ---- what stands -------------------------------------------------------------

  /** The seat this browser looks from: the one that must decide, if it is one of ours. */
  get seat(): number | null {
    return this.sight?.seat ?? null;
  }
  get view(): Record<string, any> {
    return (this.past ?? this.sight)?.view ?? {};
  }
  get mine(): boolean {
    return this.moves.length > 0;
  }
  get moves(): Legal[] {
    return this.past ? [] : (this.sight?.moves ?? []);
  }
  get chairs(): Chair[] {
    return this.sight?.chairs ?? [];
  }
  /** The earlier position one looks at. */
  get past(): Sight | null {
    return this.back.shown;
  }
  /** What each seat at this screen sees. */
  get sights(): Map<number, Sight> {
    return this.seen.bySeat;
  }
  /** Nobody of this browser sits here. */
  get watching(): boolean {
    return this.sight !== null && this.sight.seat === null;
  }
  /** Several play at this screen, and the one whose hand would be shown has not said to be here. */
  get covered(): boolean {
    const sight = this.sight;
    if (!sight || sight.seat === null || sight.status !== "playing") return false;
    return this.door.secret && this.sights.size > 1 && this.uncoveredFor !== sight.seat;
  }
  paths = $derived.by(() => {
    const found: { legal: Legal; path: string[] }[] = [];
    for (const legal of this.moves) {
      const path = this.door.path(legal.parts, this);
      if (path) found.push({ legal, path });
    }
    return found;
  });

  names = $derived.by(() => {
    const names = chairNames(this.chairs, (seat) => {
      const colour = this.sight?.view?.["colours"]?.[seat];
      return colour ? `heirs-player-${colour}` : words.t("seat-number", { number: seat + 1 });
    });
    if (this.game === "heirs" && names.length === 1) names.push("heirs-player-henry");
    return names;
  });

  seatName(seat: number): string {
    const name = this.names[seat];
    return name === undefined ? words.t("seat-number", { number: seat + 1 }) : words.name(name);
  }

  say(code: string, facts: Record<string, unknown> | null): string {
    return words.say(code, facts, this.game, this.names);
  }

  // ---- keys that do something ----------------------------------------------------

  /** What may be tapped next, with the moves each tap leaves. */
  next = $derived.by(() => {
    const found = new Map<string, Legal[]>();
    const depth = this.picked.length;
    for (const { legal, path } of this.paths) {
      if (path.length <= depth || !this.picked.every((key, at) => path[at] === key)) continue;
      const key = path[depth]!;
      found.set(key, [...(found.get(key) ?? []), legal]);
    }
    return found;
  });

  /** What may be picked up first. */
  starts = $derived.by(() => new Set(this.paths.map(({ path }) => path[0]!)));

  isNext(key: string): boolean {
    return this.next.has(key);
  }
  isPicked(key: string): boolean {
    return this.picked.includes(key);
  }

  // ---- gestures --------------------------------------------------------------------

  /** A tap, a click or Enter on something with a key. */
  tap(key: string, x: number, y: number, finger = false): void {
    if (this.sending || this.past) return;
    const again = this.spot?.key === key && this.spot.moves.length === 1;
    if (again && this.spot!.kind !== "refusal") return this.commit(this.spot!.moves[0]!);
    this.spot = null;
    this.held = null;
    if (this.next.has(key)) return this.extend(key, x, y, finger);
    if (this.picked.at(-1) === key) return this.again();
    const before = this.picked;
    if (this.starts.has(key)) {
      this.picked = [];
      return this.extend(key, x, y, finger);
    }
    void this.refuse(before, key, x, y);
  }

  private extend(key: string, x: number, y: number, finger: boolean): void {
    const left = this.next.get(key)!;
    const depth = this.picked.length + 1;
    const full = left.filter((legal) => this.door.path(legal.parts, this)!.length === depth);
    if (full.length === left.length && full.length === 1) {
      const legal = full[0]!;
      if (finger && this.door.small(key)) {
        this.spot = { kind: "preview", key, x, y, moves: [legal], events: [], said: null };
        void this.foresee(legal);
        return;
      }
      this.picked = [...this.picked, key];
      return this.commit(legal, x, y);
    }
    if (full.length === left.length) {
      this.spot = { kind: "choice", key, x, y, moves: full, events: [], said: null };
      return;
    }
    this.picked = [...this.picked, key];
    this.offer(x, y);
  }

  /** Ways on that are no places of the board are offered at the spot. */
  private offer(x: number, y: number): void {
    const moves = [...this.next].filter(([name]) => this.door.virtual(name)).flatMap(([, found]) => found);
    if (moves.length) this.spot = { kind: "choice", key: "", x, y, moves, events: [], said: null };
  }

  /** A second tap on what is picked up: the only way on, or put it back. */
  private again(): void {
    const ways = [...this.next.values()].flat();
    if (ways.length === 1) this.commit(ways[0]!);
    else this.cancel();
  }

  /** Something was dropped on something. */
  drop(from: string, to: string, x: number, y: number): void {
    if (this.sending || this.past) return;
    this.spot = null;
    this.held = null;
    this.picked = [];
    if (!this.starts.has(from)) {
      void this.refuse([from], to, x, y);
      return;
    }
    this.picked = [from];
    if (this.next.has(to)) this.extend(to, x, y, false);
    else void this.refuse([from], to, x, y);
  }

  lift(key: string): void {
    if (this.starts.has(key) && this.picked[0] !== key) {
      this.spot = null;
      this.picked = [key];
    }
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
    this.spot = { kind: "preview", key: key!, x, y, moves: [one], events: [], said: null };
    void this.foresee(one);
  }

  // ---- acts ---------------------------------------------------------------------------

  commit(legal: Legal, x = innerWidth / 2, y = innerHeight / 2): void {
    if (settings.confirm && this.held !== legal && this.door.held(legal.parts, this)) {
      this.held = legal;
      this.spot = { kind: "held", key: "", x, y, moves: [legal], events: [], said: null };
      void this.foresee(legal);
      return;
    }
    void this.play(this.door.sent?.(legal, this) ?? [legal.move]);
  }

  async play(moves: number[]): Promise<void> {
    await this.act("play", { moves });
  }
  async undo(whole: boolean): Promise<void> {
    await this.act("undo", { whole });
  }

  private async act(type: string, body: Record<string, unknown>): Promise<void> {
    const sight = this.sight;
    if (!sight || sight.seat === null) return;
    this.sending = true;
    this.spot = null;
    try {
      const answer = await this.link.ask(type, { seat: sight.seat, seq: sight.seq, ...body }, true);
      await this.shown(Number(answer["seq"])); // what is on the screen until then is no longer so
      this.picked = [];
      this.held = null;
    } catch (error) {
      this.explain(error);
    } finally {
      this.sending = false;
    }
  }

  /** Once the view that an act brought is here. */
  private async shown(seq: number): Promise<void> {
    if (seq > this.sight!.seq) await new Promise<void>((arrived) => (this.awaited = { seq, arrived }));
  }

  /** The number of a move in notation; null, with the reason said, if it cannot be had. */
  async numberOf(text: string): Promise<number | null> {
    try {
      return (await this.link.ask("why", { seat: this.seat, text }))["move"] as number;
    } catch (error) {
      this.explain(error);
      return null;
    }
  }

  /** A move typed in notation. */
  async type(text: string): Promise<Said | null> {
    const sight = this.sight;
    if (!sight || sight.seat === null) return null;
    try {
      await this.link.ask("play", { seat: sight.seat, seq: sight.seq, text }, true);
      this.cancel();
      return null;
    } catch (error) {
      return saidOf(error);
    }
  }

  private explain(error: unknown, x = innerWidth / 2, y = innerHeight / 2, key = ""): void {
    const said = saidOf(error);
    this.spot = { kind: "refusal", key, x, y, moves: [], events: [], said };
    this.heard = this.say(words.problem(said.code), said.facts);
  }

  private async refuse(before: string[], key: string, x: number, y: number): Promise<void> {
    const text = this.mine ? this.door.attempt([...before, key], this) : null;
    if (!text || this.seat === null) {
      if (before.length) this.cancel();
      return;
    }
    try {
      const answer = await this.link.ask("why", { seat: this.seat, text });
      const said = answer["refusal"] as Said | null;
      if (!said) return;
      this.spot = { kind: "refusal", key, x, y, moves: [], events: [], said };
      this.heard = this.say(said.code, said.facts);
    } catch (error) {
      this.explain(error, x, y, key);
    }
  }

  private async foresee(legal: Legal): Promise<void> {
    const sight = this.sight!;
    const name = `${sight.seq}:${legal.move}`;
    let events = this.previews.get(name);
    if (!events) {
      // a pointer that sweeps over the board asks only where it rests
      await new Promise((done) => setTimeout(done, REST));
      if (this.spot?.moves[0]?.move !== legal.move) return;
      try {
        const answer = await this.link.ask("preview", { seat: sight.seat, move: legal.move });
        events = answer["events"] as Happened[];
        this.previews.set(name, events);
      } catch {
        return;
      }
    }
    if (this.spot?.moves[0]?.move === legal.move) this.spot = { ...this.spot, events };
  }

  look(ply: number | null): Promise<void> {
    return this.back.look(ply);
  }

  /** Show again what happened since this seat's last decision. */
  async replay(beat: number): Promise<void> {
    if (this.mineUntil !== null) await this.back.replay(this.mineUntil, this.sight?.ply ?? 0, beat);
  }

  // ---- news -------------------------------------------------------------------------------

  private receive(sight: Sight, log: LogEntry[], now: number): void {
    this.skew = now - Date.now();
    const was = this.sight;
    const told = log.map((line) => (line.events && this.door.told ? { ...line, events: this.door.told(line.events) } : line));
    const shown = this.seen.receive(sight, told, was);
    if (!shown) return;
    if (shown.seq !== was?.seq || shown.seat !== was.seat) {
      this.previews.clear();
      this.cancel();
    }
    if (shown.seat !== was?.seat) void this.look(null); // it was seen with another seat's eyes
    this.sight = shown;
    if (this.awaited && this.awaited.seq <= shown.seq) this.awaited.arrived();
    this.log = this.seen.logOf(shown);
    if (was?.moves && shown.seat === was.seat && !shown.moves) this.mineUntil = shown.ply;
    else if (was?.moves && shown.seat !== was.seat) this.mineUntil = null;
    else if (this.mineUntil !== null && shown.ply < this.mineUntil) this.mineUntil = null;
    if (this.covered) this.heard = "";
    else if (shown.seq > this.toldUntil) this.tellNews(was ? this.log.filter((line) => line.seq > this.toldUntil) : []);
    this.toldUntil = Math.max(this.toldUntil, shown.seq);
    if (was && !was.moves && shown.moves && settings.sound) knock();
  }

  /** The one whose turn it is has taken over the device. */
  uncover(): void {
    this.uncoveredFor = this.seat;
    this.tellNews(this.log);
  }

  private tellNews(news: LogEntry[]): void {
    const cells = new Set<string>();
    const lines: string[] = [];
    for (const entry of news.slice(-8)) {
      for (const event of entry.events ?? []) {
        for (const cell of this.door.cells(event.facts)) cells.add(cell);
        lines.push(this.say(event.code, event.facts));
      }
    }
    if (cells.size) this.fresh = cells;
    this.heard = lines.slice(-6).join(" ");
  }
}
