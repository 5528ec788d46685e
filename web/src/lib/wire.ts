// Made by tools/wire.py from the types of the server and the games. Do not edit.

export type Facts = Record<string, unknown>;

/** A verb of a game: its word and its arguments, joined by blanks, are a move in notation. */
export interface Verb {
  word: string;
  arguments: string[];
  /** False: people put the argument together themselves, its values are not listed. */
  listed: boolean;
}
export type Verbs = Record<string, Verb>;

/** The legal moves by verb: true, the written arguments, or the second ones by the first. */
export type Moves = Record<string, true | string[] | Record<string, string[]>>;

/** One reason for points, as plain JSON. */
export interface ScoreLine {
  rule: string;
  where: string;
  points: number;
  facts: Facts;
}

/** A seat's result, as plain JSON. */
export interface Score {
  seat: number;
  total: number;
  key: number[];
  lines: ScoreLine[];
}

/** What a seat sees; the types of its game know more. */
export type View = Facts;

export interface SitLine {
  kind: "sit";
  seq: number;
  at: number;
  place: number;
  name: string;
}

/** A bot takes a chair. */
export interface BotLine {
  kind: "bot";
  seq: number;
  at: number;
  place: number;
  bot: string;
}

/** A chair is open again. */
export interface StandLine {
  kind: "stand";
  seq: number;
  at: number;
  place: number;
}

export interface OpenLine {
  kind: "open";
  seq: number;
  at: number;
  place: number;
}

export interface RekeyLine {
  kind: "rekey";
  seq: number;
  at: number;
  place: number;
}

export interface StartLine {
  kind: "start";
  seq: number;
  at: number;
  order: number[];
}

/** An event as one seat is told of it. */
export interface Happened {
  code: string;
  facts: Facts;
}

/** Others get the events and never the move, which may name what only its seat knows. */
export interface MoveLine {
  kind: "move";
  seq: number;
  at: number;
  seat: number;
  by: "bot" | "person";
  plies: number;
  events: Happened[];
  moves?: number[];
  texts?: string[];
}

export interface UndoLine {
  kind: "undo";
  seq: number;
  at: number;
  seat: number;
  to: number;
  why: "" | "agreed";
}

export interface PleadLine {
  kind: "plead";
  seq: number;
  at: number;
  seat: number;
  to: number;
}

export interface ConsentLine {
  kind: "consent";
  seq: number;
  at: number;
  seat: number;
  why: "no" | "withdrawn" | "yes";
}

export interface TakeLine {
  kind: "take";
  seq: number;
  at: number;
  seat: number;
  name: string;
}

/** A seat gives up: the last of two ends the game, otherwise a bot plays on. */
export interface ResignLine {
  kind: "resign";
  seq: number;
  at: number;
  seat: number;
  bot: string;
}

/** A bot plays on for a person, or ("") the person plays again. */
export interface HandLine {
  kind: "hand";
  seq: number;
  at: number;
  seat: number;
  bot: string;
  why: "" | "absent" | "self" | "time";
}

/** So long no server was there to take a move: it costs nobody any time. */
export interface AwayLine {
  kind: "away";
  seq: number;
  at: number;
  ms: number;
}

/** Something that is another seat's own business. */
export interface QuietLine {
  kind: "quiet";
  seq: number;
  at: number;
}

export interface QuickLine {
  kind: "quick";
  seq: number;
  at: number;
  seat: number;
}

export interface AgainLine {
  kind: "again";
  seq: number;
  at: number;
  seat: number;
}

/** A line of the log as one seat may know it. */
export type LogLine =
  | SitLine
  | BotLine
  | StandLine
  | OpenLine
  | RekeyLine
  | StartLine
  | MoveLine
  | UndoLine
  | PleadLine
  | ConsentLine
  | TakeLine
  | ResignLine
  | HandLine
  | AwayLine
  | QuietLine
  | QuickLine
  | AgainLine;

/** A person takes a chair. */
export interface SitEntry {
  kind: "sit";
  seq: number;
  at: number;
  place: number;
  name: string;
  key: string;
  commitment: string | null;
  number: string | null;
}

/** A place opens the number it committed to; told when no chair can change any more. */
export interface OpenEntry {
  kind: "open";
  seq: number;
  at: number;
  place: number;
  number: string;
}

/** A seat has a new secret. */
export interface RekeyEntry {
  kind: "rekey";
  seq: number;
  at: number;
  place: number;
  key: string;
}

/** The game begins: the places in the order of seats, and the cards dealt. */
export interface StartEntry {
  kind: "start";
  seq: number;
  at: number;
  order: number[];
  draws: [number, number, number][];
  next: number | null;
}

/** An event of the game as the log keeps it: what all may know, and what one seat may. Without private facts it looks like what everybody is told of it, and is told as it is. */
export interface RecordedEvent {
  code: string;
  facts: Facts;
  private?: Record<string, Facts>;
}

/** Moves that were played together. */
export interface MoveEntry {
  kind: "move";
  seq: number;
  at: number;
  seat: number;
  by: "auto" | "bot" | "person";
  id: string;
  moves: number[];
  texts: string[];
  quiet: boolean[];
  draws: [number, number, number][];
  events: RecordedEvent[];
  next: number | null;
}

/** The moves after a position of the line no longer count. */
export interface UndoEntry {
  kind: "undo";
  seq: number;
  at: number;
  seat: number;
  id: string;
  to: number;
  next: number | null;
  consent?: number | null;
}

/** A seat asks others to let it take back what would take their turn or their moves. */
export interface PleadEntry {
  kind: "plead";
  seq: number;
  at: number;
  seat: number;
  id: string;
  to: number;
  asked: number[];
}

/** A seat agrees while others are still asked, or says no; or the one who asked withdraws. */
export interface ConsentEntry {
  kind: "consent";
  seq: number;
  at: number;
  seat: number;
  id: string;
  answer: "no" | "withdrawn" | "yes";
}

/** Somebody who watched takes the seat of a person who left; the old secret is worth nothing. */
export interface TakeEntry {
  kind: "take";
  seq: number;
  at: number;
  seat: number;
  name: string;
  key: string;
}

/** A seat answers at once where it has one answer, or no longer does. */
export interface QuickEntry {
  kind: "quick";
  seq: number;
  at: number;
  seat: number;
  on: boolean;
}

/** A seat calls everybody to another table, where this game is played once more. */
export interface AgainEntry {
  kind: "again";
  seq: number;
  at: number;
  seat: number;
  table: string;
  places: number[];
}

/** An entry of a record. */
export type RecordedEntry =
  | SitEntry
  | BotLine
  | StandLine
  | OpenEntry
  | RekeyEntry
  | StartEntry
  | MoveEntry
  | UndoEntry
  | PleadEntry
  | ConsentEntry
  | TakeEntry
  | ResignLine
  | HandLine
  | AwayLine
  | QuickEntry
  | AgainEntry;

/** The first message: whose seats this is, and the last entry of the log it knows. `name` is that of somebody who watches, if others may know it. */
export interface Hello {
  type: "hello";
  keys?: string[];
  since?: number;
  name?: string;
}

/** Moves to be played all or none: in notation, or by their numbers. A choice of several things may come in any order, and without its `done`. */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  seq: number;
  texts?: string[];
  moves?: number[];
}

/** Back one step, the whole turn, or to a position of the line. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  seq: number;
  to?: number | null;
  whole?: boolean;
}

/** Ask those whose turn it takes to let this seat take back its last decision. */
export interface Plead {
  type: "plead";
  id: string;
  seat: number;
  seq: number;
}

/** Answer a plea, known by the number of its entry; whoever asked withdraws it by no. */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  plea: number;
  yes: boolean;
}

/** A text or a ready phrase for all at the table; without a seat: of one who watches. */
export interface Say {
  type: "say";
  id: string;
  seat?: number | null;
  text?: string;
  phrase?: "back" | "hello" | "luck" | "moment" | "played" | "thanks" | null;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Let a bot play on ("" is the table's usual one), or take the seat back (null). */
export interface Hand {
  type: "hand";
  id: string;
  seat: number;
  bot?: string | null;
}

/** Put a bot on the seat of somebody who does not come back. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
}

/** Answer at once where this seat has one answer; others may notice. */
export interface Quick {
  type: "quick";
  id: string;
  seat: number;
  on: boolean;
}

/** Why not this move, in notation or by its number? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  text?: string;
  move?: number | null;
}

/** What would this move do, up to the first thing that is hidden? */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  text?: string;
  move?: number | null;
}

/** What would a bot do in this seat's place? */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** Where was the game lost? The first who asks begins it; ask again until it is done. */
export interface Review {
  type: "review";
  id: string;
}

/** How did the points stand after every move of the game that is over? */
export interface Story {
  type: "story";
  id: string;
}

/** Entries of the log after `since`, at most 500. */
export interface Log {
  type: "log";
  id: string;
  seat?: number | null;
  since?: number;
  until?: number | null;
}

/** What this seat saw after so many moves. */
export interface Past {
  type: "past";
  id: string;
  ply: number;
  seat?: number | null;
}

/** The number a place committed to. */
export interface Open {
  type: "open";
  id: string;
  place: number;
  number: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: string;
}

/** What a client says by socket. */
export type ClientMessage =
  | Hello
  | Play
  | Undo
  | Plead
  | Consent
  | Say
  | Resign
  | Hand
  | Replace
  | Quick
  | Why
  | Preview
  | Hint
  | Review
  | Story
  | Log
  | Past
  | Open
  | Ping;

/** What everybody may know of a chair; its number only when no chair can change any more. `free`: whoever watches may sit down here. */
export interface ChairSeen {
  place: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  why: "" | "absent" | "resigned" | "self" | "time";
  ready: boolean;
  resigned: boolean;
  free: boolean;
  commitment: string | null;
  number: string | null;
}

/** What every seat has left, in ms at the time `since`, and whose time runs. */
export interface ClockSeen {
  kind: "days" | "live";
  left: number[];
  running: number | null;
  since: number;
}

/** What is decided now; the facts are for the seat that decides. */
export interface Asked {
  code: string;
  facts: Facts | null;
  rule: string;
}

/** How far a seat may go back, in moves of the line; None: nowhere. `step`, `turn` and `floor` by itself, `ask` if the others agree. */
export interface GoBack {
  step: number | null;
  turn: number | null;
  floor: number;
  ask: number | null;
}

/** A seat asks to go back to a position: the number of its entry, and who has not agreed yet. */
export interface Plea {
  seq: number;
  seat: number;
  to: number;
  waiting: number[];
}

/** Who won, with every line of the scores; complete: not ended by resigning. */
export interface Result {
  ranking: number[][];
  scores: Score[];
  resigned: number[];
  complete: boolean;
}

/** The table this game is played at once more, who called, every seat's place there. */
export interface Rematch {
  id: string;
  seat: number;
  places: number[];
}

/** All a seat (None: a spectator) needs to go on from here. */
export interface Sight<V = View> {
  seq: number;
  ply: number;
  seat: number | null;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record" | "sandbox";
  to_act: number | null;
  chairs: ChairSeen[];
  clock: ClockSeen | null;
  quick: boolean;
  view?: V;
  ask?: Asked;
  moves?: Moves;
  undo?: GoBack;
  plea?: Plea;
  result?: Result;
  again?: Rematch;
}

/** The whole position for one seat, and the lines of the log it does not know yet. What never changes is told once, beside the first view of a socket. */
export interface Seen<V = View> {
  type: "view";
  seq: number;
  ply: number;
  seat: number | null;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record" | "sandbox";
  to_act: number | null;
  chairs: ChairSeen[];
  clock: ClockSeen | null;
  quick: boolean;
  view?: V;
  ask?: Asked;
  moves?: Moves;
  undo?: GoBack;
  plea?: Plea;
  result?: Result;
  again?: Rematch;
  now: number;
  log: LogLine[];
  lasting?: V;
}

/** The seats somebody is connected for, how many watch, and the names of those who told it. */
export interface Presence {
  type: "presence";
  seats: number[];
  watchers: number;
  watching: string[];
}

/** What somebody said: a text or a phrase; no seat: one who watches, called by `name`. */
export interface Spoken {
  at: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: "back" | "hello" | "luck" | "moment" | "played" | "thanks" | null;
}

/** What was said since the last time; all that is kept of it when a socket begins. */
export interface Talk {
  type: "talk";
  lines: Spoken[];
}

/** The table was deleted. */
export interface Gone {
  type: "gone";
}

/** The act is on disk; it comes before its view. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** It was said to all who are here. */
export interface Heard {
  type: "heard";
  id: string;
}

/** Why a move is not allowed. */
export interface Refusal {
  code: string;
  facts: Facts;
  rule: string;
}

/** The rules say no. Nothing changed. */
export interface RefusedMove {
  type: "refused";
  id: string;
  refusal: Refusal;
}

/** What went wrong: a code of the catalogue, its facts, and a plain sentence. */
export interface Problem {
  code: string;
  text: string;
  facts?: Facts;
  field?: string;
}

/** The table or the server says no. */
export interface Failed {
  type: "failed";
  id: string;
  problem: Problem;
}

/** The move as it was understood, and why it is not allowed; null: it is. */
export interface WhyNot {
  type: "why";
  id: string;
  move: number;
  text: string | null;
  refusal: Refusal | null;
}

/** What the move would do, up to the first thing that is hidden. */
export interface Previewed {
  type: "preview";
  id: string;
  move: number;
  text: string;
  events: Happened[];
}

/** A move and of the worlds it was tried in the share that was won; null: it was not tried. */
export interface Advised {
  verb: string;
  text: string;
  chance: number | null;
  error: number;
}

/** The best moves, best first, and whether the first is clearly better than the second. */
export interface Hinted {
  type: "hint";
  id: string;
  seq: number;
  moves: Advised[];
  clear: boolean;
}

/** After so many moves a seat played this, and that would clearly have won more often. */
export interface Lost {
  ply: number;
  seat: number;
  played: Advised;
  better: Advised;
}

/** How many decisions have been judged of how many, and all there were; the worst at the end. */
export interface Reviewed {
  type: "review";
  id: string;
  done: number;
  of: number;
  all: number;
  lost: Lost[] | null;
}

/** From this move on the seats had so many points. `totals` are what the game compares, `sums` all points that were counted for it: where only a part of them decides, the sums tell what was going on before. */
export interface Standing {
  ply: number;
  totals: number[];
  sums: number[];
}

/** How the points stood, with an element for every move that changed them; `plies` in all. */
export interface Telling {
  type: "story";
  id: string;
  plies: number;
  standings: Standing[];
}

/** Lines of the log, and how many there are in all. */
export interface Lines {
  type: "log";
  id: string;
  lines: LogLine[];
  seq: number;
}

/** What the seat saw after so many moves of the line; when the game is over, also the scores. */
export interface Earlier<V = View> {
  type: "past";
  id: string;
  ply: number;
  seat: number | null;
  to_act: number | null;
  view: V;
  scores?: Score[];
}

/** The server is there. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
  seq: number;
}

/** What the server says by socket. */
export type ServerMessage =
  | Seen
  | Presence
  | Talk
  | Gone
  | Done
  | Heard
  | RefusedMove
  | Failed
  | WhyNot
  | Previewed
  | Hinted
  | Reviewed
  | Telling
  | Lines
  | Earlier
  | Pong;

/** A table to be made; options and settings are checked by what the game declares. `chairs` are bots by place, "" for an open chair. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Facts;
  settings?: Facts;
  position?: Facts | null;
  chairs?: string[];
}

/** Take a chair: the first open one, or this. `key` is the hash of a secret the client chose itself; then the request may be repeated when its answer was lost. */
export interface Sit {
  name?: string;
  place?: number | null;
  commitment?: string | null;
  number?: string | null;
  key?: string | null;
}

/** Put a bot on a chair; "" is the table's usual one. */
export interface SetBot {
  place: number;
  bot?: string;
}

/** Leave a chair, or clear it. */
export interface AtPlace {
  place: number;
}

/** A new secret for a seat; `key` is the hash of the client's own. */
export interface Rekey {
  place: number;
  key?: string | null;
}

/** The number a place committed to. */
export interface Opening {
  place: number;
  number: string;
}

/** A table to try something from a moment of a game, as a seat knew it then. Whoever asks plays all seats; with a `bot` only this one ("" are the bots that sit there). */
export interface Try {
  ply: number;
  seat?: number | null;
  bot?: string | null;
  key?: string | null;
}

/** A seat whose link a browser holds. */
export interface Held {
  id: string;
  key: string;
}

/** The seats whose links a browser holds. */
export interface Mine {
  tables: Held[];
}

/** The server works, and holds so many tables; `house`: its addresses in the local network. */
export interface Health {
  status: "ok";
  version: string;
  tables: number;
  house: string[];
}

/** One choice made before the game. */
export interface OptionShown {
  name: string;
  kind: "choice" | "choices" | "file" | "flag" | "number" | "set";
  default: unknown;
  choices: unknown[];
  low: number;
  high: number;
  rule: string;
  seats: number[];
  members: unknown[];
}

/** Undo policy, clock, order of seats; times in whole seconds. undo free (everybody looks at the same screen, or plays alone), revealed (until something was drawn or shown), off clock none, live (`time` for the game and `add` for every handing over), days (`time` for every decision) patience after how long others may put a bot in an absent player's seat order given (as people sat), random (by the fair stream) stand_in the bot that plays on for a person public listed in the lobby talk who may write: the players, or all who watch as well late whoever watches may take the chair of a person who left */
export interface Settings {
  undo: "free" | "off" | "revealed";
  clock: "days" | "live" | "none";
  time: number;
  add: number;
  patience: number;
  order: "given" | "random";
  stand_in: string;
  public: boolean;
  talk: "all" | "players";
  late: boolean;
}

/** A game, for the form by which a table is made. `ratings` has null for a bot that is not rated yet, and nothing for one that is never rated, because the machine decides how strong it is. */
export interface GameShown {
  name: string;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  usual_seats: number;
  options: OptionShown[];
  bots: string[];
  usual_bot: string;
  ratings: Record<string, number | null>;
  settings: Settings;
}

/** A chair as lists show it. */
export interface ChairListed {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
}

/** What lists show of a table. */
export interface About {
  game: string;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record" | "sandbox";
  made: number;
  seats: number;
  options: Facts;
  settings: Settings;
  chairs: ChairListed[];
  commitment: string;
}

/** A public table that waits for players. */
export interface Listed {
  game: string;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record" | "sandbox";
  made: number;
  seats: number;
  options: Facts;
  settings: Settings;
  chairs: ChairListed[];
  commitment: string;
  id: string;
}

/** A table at which one holds a seat. */
export interface MyTable {
  game: string;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record" | "sandbox";
  made: number;
  seats: number;
  options: Facts;
  settings: Settings;
  chairs: ChairListed[];
  commitment: string;
  id: string;
  seats_mine: number[];
  to_act: number | null;
  my_turn: boolean;
  host: boolean;
}

/** A table that is no more. */
export interface GoneTable {
  id: string;
  status: "gone";
}

/** A table that this server cannot open. */
export interface ClosedTable {
  id: string;
  problem: string;
  status: "closed";
}

/** The game that a sandbox tries something of, and after how many moves. */
export interface Origin {
  table: string;
  ply: number;
}

/** A table as a spectator sees it, and how it is played. */
export interface TableShown<V = View> {
  seq: number;
  ply: number;
  seat: number | null;
  status: "gathering" | "over" | "playing";
  source: "dealt" | "position" | "record" | "sandbox";
  to_act: number | null;
  chairs: ChairSeen[];
  clock: ClockSeen | null;
  quick: boolean;
  view?: V;
  ask?: Asked;
  moves?: Moves;
  undo?: GoBack;
  plea?: Plea;
  result?: Result;
  again?: Rematch;
  id: string;
  game: string;
  made: number;
  seats: number;
  options: Facts;
  settings: Settings;
  commitment: string;
  sandbox?: Origin;
}

/** A new table: its name for the link, and the secret of whoever made it. */
export interface Made {
  id: string;
  host: string;
  commitment: string;
  seats: number;
}

/** The chair, the secret that makes its link ("" if the client has its own), the table. */
export interface Seated {
  place: number;
  key: string;
  table: TableShown;
}

/** It is done: so many entries the log has now. */
export interface Moved {
  seq: number;
}

/** The new secret of a seat, "" if the client has its own. */
export interface NewKey {
  key: string;
}

/** The table of a rematch, and the place there of every seat here. */
export interface Again {
  id: string;
  places: number[];
}

/** A sandbox, one's own places there, and their secret ("" if the client has its own). */
export interface Tried {
  id: string;
  places: number[];
  key: string;
}

/** A table made from a record, with the secrets of all its persons' seats by place. */
export interface Imported {
  id: string;
  host: string;
  keys: Record<string, string>;
}

/** The server's number, and what it promised of it before the game. */
export interface ServerPromise {
  number: string;
  commitment: string;
}

/** The whole truth of a table without anybody's secret. */
export interface GameRecord {
  record: "regna-record";
  format: number;
  id: string;
  origin: string;
  made: number;
  game: string;
  rules_version: number;
  seats: number;
  options: Facts;
  position: Facts | null;
  settings: Settings;
  server: ServerPromise;
  seed: string;
  entries: RecordedEntry[];
  final: Facts | null;
  result: Result | null;
}
