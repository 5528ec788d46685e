// The table in motion: others' moves are drawn one after another, and whoever acts sees the present.

import { flushSync, tick } from "svelte";
import { Ghosts, survey, type Survey } from "./ghosts.ts";
import { deeds, traces, type Deed, type Flight, type Scene, type Trace } from "./motion.ts";
import { Clock, Reel } from "./reel.ts";
import { calm, settings } from "./settings.svelte.ts";
import type { TableStore } from "./table.svelte.ts";
import type { Happened, Sight, View } from "./wire.ts";

const BEAT = 200; // milliseconds from one event to the next
const REST = 400; // to look at what decides, before it is decided
const STAGGER = 60; // between things of one event
const LATE = 6; // how many moves may wait; whoever was away for longer sees the present
const PACE = { slow: 2, normal: 1, fast: 0.5, off: 0 };

/** A move to be shown. */
interface Turned<V> {
  was: Sight<V>;
  sight: Sight<V>;
  events: Happened[];
}

export class Motion<V = View> {
  /** Whether something is still to be seen of what happened. */
  playing = $state(false);
  /** Where ghosts fly. */
  layer: HTMLElement | null = null;
  private readonly clock = new Clock();
  private readonly ghosts: Ghosts;
  private readonly reel = new Reel<Turned<V>>(
    (turned, wanted) => this.show(turned, wanted),
    () => this.settle(),
  );

  constructor(private readonly table: TableStore<V>) {
    this.ghosts = new Ghosts(() => this.layer, table.door.motions?.Piece);
  }

  /** What happened as far as it is drawn. */
  private story = $derived.by<Deed[]>(() => {
    const { position, news, door } = this.table;
    const until = position.drawn?.seq ?? Infinity;
    return deeds(
      news.log.filter((line) => line.seq <= until),
      door.motions?.by,
    );
  });
  /** What the others have just done, until one acts oneself. */
  traces = $derived.by<Trace[]>(() => {
    const { motions } = this.table.door;
    const gone = this.table.past || this.table.sight?.status !== "playing";
    return gone || !motions ? [] : traces(this.story, this.table.seat, motions.traces);
  });
  scene = $derived.by<Scene | null>(() =>
    this.table.past || !this.table.view ? null : (this.table.door.motions?.scene?.(this.table, this.story) ?? null),
  );

  /** Another view is shown from now on: what led to it is played first. */
  receive(was: Sight<V> | null, shown: Sight<V>): void {
    if (was && shown.ply === was.ply && shown.seat === was.seat && shown.seq >= was.seq) return; // somebody came or went
    const events = was ? this.news(was) : null;
    if (!was || !events || !this.plays(was, shown) || this.reel.behind >= LATE) return this.skip();
    if (!events.length && !this.reel.running) return; // a move of which nothing is told
    if (this.reel.running) this.table.position.drawn ??= was; // it is played to its end first
    this.playing = true;
    this.reel.push({ was, sight: shown, events });
  }

  /** Show the present at once. */
  skip(): void {
    this.reel.skip();
  }

  /** Somebody acts: what is under the hand is what stands. */
  interrupt(): void {
    if (!this.playing) return;
    flushSync(() => this.skip());
  }

  private settle(): void {
    this.clock.skip();
    this.ghosts.clear();
    this.table.position.drawn = null;
    this.playing = false;
  }

  /** What happened after a view; null if something was taken back. */
  private news(was: Sight<V>): Happened[] | null {
    const lines = this.table.news.log.filter((line) => line.seq > was.seq);
    if (lines.some((line) => line.kind === "undo")) return null;
    return lines.flatMap((line) => (line.kind === "move" ? line.events : []));
  }

  /** Nothing moves behind a curtain, for another's eyes, in the past, or for those who want none. */
  private plays(was: Sight<V>, shown: Sight<V>): boolean {
    const { position, door } = this.table;
    if (!door.motions || settings.motion === "off" || calm.matches || document.hidden) return false;
    if (was.seat !== shown.seat || position.covered || position.past || !was.view) return false;
    const next = shown.to_act;
    return !(door.secret && next !== null && next !== shown.seat && position.sights.has(next)); // a curtain falls
  }

  private async show({ was, sight, events }: Turned<V>, wanted: () => boolean): Promise<void> {
    const { door, position } = this.table;
    const motions = door.motions!;
    const pace = (PACE[settings.motion] || 1) / (1 + this.reel.behind / 2); // who is behind hurries
    const beats = events.map(({ code, facts }) => motions.ways[code]?.(facts, sight.view!, was.view!) ?? []);
    const early = events.findLastIndex(({ code }) => motions.early?.includes(code)) + 1;
    if (early) {
      position.drawn = was;
      const here = survey(beats.slice(0, early).flat());
      await this.perform(beats.slice(0, early), here, here, pace, wanted);
      if (wanted()) await this.clock.wait(REST * pace);
      if (!wanted()) return;
    }
    const late = beats.slice(early);
    const before = survey(late.flat());
    position.drawn = this.reel.behind ? sight : null;
    await tick();
    if (!wanted()) return;
    await this.perform(late, before, survey(late.flat()), pace, wanted);
  }

  /** One event after another, what belongs to one almost together. */
  private async perform(
    beats: Flight[][],
    before: Survey,
    after: Survey,
    pace: number,
    wanted: () => boolean,
  ): Promise<void> {
    const last = new Map(beats.flat().map((flight) => [flight.thing, flight])); // a thing flies once
    const ready = beats.map((flights) =>
      flights
        .filter((flight) => !flight.thing || last.get(flight.thing) === flight)
        .map((flight) => ({ flight, start: this.ghosts.prepare(flight, before, after, pace) }))
        .filter(({ start }) => start !== null),
    );
    const landed: Promise<void>[] = [];
    for (const starts of ready) {
      for (const { flight, start } of starts) {
        if (!wanted()) return;
        landed.push(start!());
        if (flight.look !== undefined && starts.length > 1) await this.clock.wait(STAGGER * pace);
      }
      if (starts.length) await this.clock.wait(BEAT * pace);
      if (!wanted()) return;
    }
    await Promise.all(landed);
  }
}
