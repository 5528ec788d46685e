// One table as this browser sees it: what stands, what is picked up, what happened, what is done.

import { Acts } from "./acts.svelte.ts";
import { YOU } from "./catalogue.ts";
import type { GameDoor } from "./games.ts";
import { Hints } from "./hints.svelte.ts";
import { Link } from "./link.svelte.ts";
import type { Move } from "./moves.ts";
import { Motion } from "./motion.svelte.ts";
import { chairsCalled, hasName } from "./names.ts";
import { News } from "./news.svelte.ts";
import { Picking } from "./picking.svelte.ts";
import { Position, type Moment } from "./position.svelte.ts";
import { Review } from "./review.svelte.ts";
import { myName, seatsAt } from "./seats.ts";
import { calm, settings } from "./settings.svelte.ts";
import { knock } from "./sound.ts";
import { Talk } from "./talk.svelte.ts";
import type {
  Asked,
  ChairSeen,
  Earlier,
  Facts,
  LogLine,
  Problem,
  ScoreLine,
  Sight,
  Spoken,
  TableShown,
  Telling,
  View,
} from "./wire.ts";
import { words } from "./words.svelte.ts";

/** After anything else the position is as it was, and what is picked up stays so. */
const MOVES_ON = new Set(["start", "move", "undo", "resign", "hand"]);

export class TableStore<V = View> {
  readonly id: string;
  readonly game: string;
  readonly link: Link;
  readonly position: Position<V>;
  readonly picking: Picking<V>;
  readonly news: News<V>;
  readonly acts: Acts;
  readonly hints: Hints<V>;
  readonly review: Review<V>;
  readonly talk: Talk;
  readonly motion: Motion<V>;
  problem = $state.raw<Problem | null>(null);
  panel = $state<"none" | "log" | "scores" | "rules" | "settings" | "hint" | "talk" | "end">("none");
  ruleShown = $state<string | null>(null);
  /** Whether it is being chosen how to try something from the moment that is shown. */
  trying = $state(false);
  /** Cells that a line under the pointer speaks of. */
  lit = $state.raw<Set<string>>(new Set());
  /** What a long press asks to see. */
  inspected = $state<string | null>(null);
  /** How many kinds of points have been counted: all, unless the game has just come to its end here. */
  counted = $state(Infinity);
  private story: Promise<Telling> | null = null;
  /** How far the server's clock is ahead, in milliseconds. */
  skew = 0;

  constructor(
    /** How it was made. */
    readonly about: TableShown,
    readonly door: GameDoor<V>,
  ) {
    const { id, game } = about;
    this.id = id;
    this.game = game;
    this.link = new Link(
      id,
      () => seatsAt(id).map((seat) => seat.key),
      (sight, log, now) => this.receive(sight as Sight<V>, log, now),
      (problem) => (this.problem = problem),
      (lines) => (lines ? this.talk.hear(lines) : this.talk.begin()),
      myName,
    );
    this.talk = new Talk(id, this.link, (seat) => seat !== null && this.position.sights.has(seat));
    this.position = new Position(door, (ply, seat) => this.link.ask("past", { ply, seat }) as Promise<Earlier<V>>);
    this.news = new News(this.position, door, (code, facts) => this.say(code, facts));
    this.acts = new Acts(this.link, this.position);
    this.picking = new Picking(this, this.acts);
    this.hints = new Hints(this, (seat) => this.link.ask("hint", { seat }));
    this.review = new Review(this, () => this.link.ask("review", {}));
    this.motion = new Motion(this);
  }

  get sight(): Sight<V> | null {
    return this.position.sight;
  }
  get seat(): number | null {
    return this.position.seat;
  }
  get view(): V {
    return this.position.view;
  }
  get ask(): Asked | null {
    return this.position.ask;
  }
  /** What is asked of this seat, in the terms of its game. */
  asked<A>(): A | null {
    return (this.mine ? this.ask : null) as A | null;
  }
  get moves(): Move[] {
    return this.position.moves;
  }
  get mine(): boolean {
    return this.position.mine;
  }
  get past(): Moment<V> | null {
    return this.position.past;
  }
  get chairs(): ChairSeen[] {
    return this.position.chairs;
  }
  get watching(): boolean {
    return this.position.watching;
  }

  private called = $derived.by(() => {
    const sides = this.door.sides?.(this.sight?.view, this.chairs) ?? [];
    const unnamed = (seat: number): string => sides[seat] ?? words.t("seat-number", { number: seat + 1 });
    const rest = sides.slice(this.chairs.length).map((name) => ({ name, face: "" }));
    return [...chairsCalled(this.chairs, unnamed), ...rest];
  });
  names = $derived(this.called.map(({ name }) => name));
  /** The faces of bots, "" for everybody else. */
  faces = $derived(this.called.map(({ face }) => face));

  /** The only seat of this browser; nobody where several share a screen, nor for those who watch. */
  you = $derived.by(() => (this.position.sights.size === 1 ? this.seat : null));
  /** The names in what is told: one's own seat is spoken to. */
  told = $derived(this.names.map((name, seat) => (seat === this.you ? YOU : name)));

  seatName(seat: number): string {
    const name = this.names[seat];
    return name === undefined ? words.t("seat-number", { number: seat + 1 }) : words.name(name);
  }

  /** The name in what is told: "you" for one's own seat. */
  calls(seat: number): string {
    return seat === this.you ? words.name(YOU) : this.seatName(seat);
  }

  /** Who said something; those who watch are told apart. */
  speaker({ seat, name }: Spoken): string {
    if (seat !== null) return this.calls(seat);
    return hasName(name) ? words.t("web-talk-guest", { name }) : words.t("web-talk-somebody");
  }

  say(code: string, facts: Facts | null): string {
    return words.say(code, facts, this.game, this.told);
  }

  /** A move in words. */
  phrase(move: Move): string {
    const code = `web-${this.game}-move-${move.verb}`;
    const facts = words.has(code) ? this.door.facts?.(move, this) : undefined;
    return facts ? this.say(code, facts) : this.door.label(move, this);
  }

  /** Show on the board what lines of the log or of the scores speak of; nothing: show it no more. */
  light(facts: Facts[] = []): void {
    this.lit = new Set(facts.flatMap((one) => this.door.cells(one)));
  }

  /** What a line of the scores is for. */
  kindOf({ rule, where, facts }: ScoreLine): string {
    const code = `web-${this.game}-count`;
    return words.has(code) ? this.say(code, { ...facts, rule, where }) : rule;
  }

  /** How the game went that is over; asked once. */
  tell(): Promise<Telling> {
    this.story ??= this.link.ask("story", {}).catch((error: unknown) => {
      this.story = null;
      throw error;
    });
    return this.story;
  }

  /** Whether people talk here: with others, who do not share this screen. */
  talks = $derived.by(() => {
    const all = this.about.settings.talk === "all";
    const others = this.chairs.some((chair, seat) => chair.kind === "person" && !this.position.sights.has(seat));
    if (this.watching) return this.talk.lines.length > 0 || (all && others);
    return others || (all && this.link.presence.watchers > 0);
  });

  undo(whole: boolean): Promise<void> {
    return this.picking.send(() => this.acts.undo(whole));
  }

  /** The one whose turn it is has taken over the device. */
  uncover(): void {
    this.position.uncover();
    this.news.tellAll();
  }

  toggle(panel: TableStore<V>["panel"]): void {
    this.panel = this.panel === panel ? "none" : panel;
  }
  showRule(rule: string): void {
    this.ruleShown = rule;
    this.panel = "rules";
  }

  private receive(sight: Sight<V>, log: LogLine[], now: number): void {
    this.skew = now - Date.now();
    const was = this.sight;
    const shown = this.position.receive(sight, this.news.told(log));
    if (!shown) return;
    if (!was || shown.seat !== was.seat || log.some((line) => MOVES_ON.has(line.kind))) {
      this.picking.cancel();
      this.hints.forget();
    }
    this.acts.arrived(shown.seq);
    this.news.receive(was, shown);
    if (was?.status === "playing" && shown.status === "over" && settings.motion !== "off" && !calm.matches)
      this.counted = 0;
    void this.news.fill(async (gap) => (await this.link.ask("log", gap)).lines);
    this.motion.receive(was, shown);
    if (was && !was.moves && shown.moves && settings.sound) knock();
  }
}
