// What stands: the position as the seats of this browser see it, now or as it was.

import type { GameDoor } from "./games.ts";
import { movesOf, type Move } from "./moves.ts";
import { Past } from "./past.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { Sights } from "./sights.svelte.ts";
import type { Asked, ChairSeen, Earlier, LogLine, Score, Sight, View } from "./wire.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT = { slow: 1500, normal: 900, fast: 500, off: 900 }; // milliseconds between two moves that are shown again

/** A position that was: what stood then, and when the game is over what it was worth. */
export type Moment<V> = Sight<V> & { scores?: Score[] };

export class Position<V = View> {
  sight = $state.raw<Sight<V> | null>(null);
  /** What is drawn while moves are shown one after another: an earlier sight than the present one. */
  drawn = $state.raw<Sight<V> | null>(null);
  private readonly seen = new Sights<V>();
  /** How fast moves are shown again. */
  speed = $state<(typeof SPEEDS)[number]>(1);
  private readonly back: Past<Moment<V>>;
  private uncoveredFor = $state<number | null>(null);

  constructor(
    private readonly door: GameDoor<V>,
    past: (ply: number, seat: number | null) => Promise<Earlier<V>>,
  ) {
    this.back = new Past(async (ply) => {
      const { to_act, view, scores } = await past(ply, this.seat);
      return { ...this.sight!, ply, to_act, view, ...(scores && { scores }) };
    });
  }

  /** The seat this browser looks from: the one that must decide, if it is one of ours. */
  get seat(): number | null {
    return this.sight?.seat ?? null;
  }
  /** The earlier position one looks at. */
  get past(): Moment<V> | null {
    return this.back.shown;
  }
  /** Whether moves are being shown again. */
  get playing(): boolean {
    return this.back.playing;
  }
  /** The position that will be shown when the server has answered: whoever steps on steps on from there. */
  get aim(): number {
    return this.back.wanted ?? this.sight?.ply ?? 0;
  }
  /** How many moves stood in what is shown. */
  get ply(): number {
    return (this.past ?? this.sight)?.ply ?? 0;
  }
  /** What the seat sees; there is a view as soon as the game has begun. */
  get view(): V {
    return (this.past ?? this.drawn ?? this.sight)?.view as V;
  }
  /** What is asked; nothing while something else is drawn than the present. */
  get ask(): Asked | null {
    return this.past || this.drawn ? null : (this.sight?.ask ?? null);
  }
  moves = $derived.by<Move[]>(() => (this.past || this.drawn ? [] : movesOf(this.sight?.moves ?? {}, this.door.verbs)));
  get mine(): boolean {
    return this.moves.length > 0;
  }
  get chairs(): ChairSeen[] {
    return this.sight?.chairs ?? [];
  }
  /** What each seat at this screen sees. */
  get sights(): Map<number, Sight<V>> {
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
    if (sight.source === "sandbox") return false; // one person tries out all sides
    return this.door.secret && this.sights.size > 1 && this.uncoveredFor !== sight.seat;
  }

  /** Take in what a seat sees and reads; the view that is shown from now on, null if it stays as it is. */
  receive(sight: Sight<V>, log: LogLine[]): Sight<V> | null {
    const was = this.sight;
    const shown = this.seen.receive(sight, log, was);
    if (!shown) return null;
    if (shown.seat !== was?.seat) void this.look(null); // it was seen with another seat's eyes
    this.sight = shown;
    return shown;
  }

  logOf(sight: Sight<V>): LogLine[] {
    return this.seen.logOf(sight);
  }

  /** The one whose turn it is has taken over the device. */
  uncover(): void {
    this.uncoveredFor = this.seat;
  }

  look(ply: number | null): Promise<void> {
    return this.back.look(ply);
  }

  /** Look at a position if it can be had; beyond the last is the present. */
  slide(ply: number): void {
    const last = this.sight?.ply ?? 0;
    void this.look(ply >= last ? null : Math.max(0, ply)).catch(() => undefined);
  }

  /** Show again what happened since a position. */
  play(from: number): void {
    const beat = (): number => BEAT[settings.motion] / this.speed;
    void this.back.play(from, () => this.sight?.ply ?? 0, beat).catch(() => undefined);
  }
  pause(): void {
    this.back.pause();
  }

  /** Lines of the log that this seat had missed. */
  remember(lines: LogLine[]): void {
    if (this.sight) this.seen.remember(this.sight, lines);
  }
}
