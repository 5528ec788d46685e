// A table's socket: it comes back by itself for as long as the page is open.

import { newId } from "./random.ts";
import type {
  ClientMessage,
  Done,
  Earlier,
  Failed,
  Heard,
  Hinted,
  Lines,
  LogLine,
  Pong,
  Presence,
  Previewed,
  Problem,
  RefusedMove,
  Reviewed,
  ServerMessage,
  Sight,
  Telling,
  Spoken,
  View,
  WhyNot,
} from "./wire.ts";

export class LinkProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** What is asked by socket, and how it is answered. */
interface Answers {
  play: Done;
  undo: Done;
  plead: Done;
  consent: Done;
  say: Heard;
  resign: Done;
  why: WhyNot;
  preview: Previewed;
  hint: Hinted;
  review: Reviewed;
  story: Telling;
  log: Lines;
  past: Earlier;
  ping: Pong;
}
type Asked = keyof Answers;
type Wish<T extends Asked> = Omit<Extract<ClientMessage, { type: T }>, "type" | "id">;
type Answer = Answers[Asked] | RefusedMove | Failed;

interface Waiting {
  message: object;
  keep: boolean;
  done: (answer: Answer) => void;
  fail: (error: Error) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const GRACE = 3_000; // a network that comes and goes is no news
const SILENCE = 25_000;

export class Link {
  state = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  /** It has been lost for so long that one should know. */
  troubled = $state(false);
  /** Acts made while there was no connection, kept to be sent. */
  kept = $state(0);
  /** Who is connected: for which seats, and who watches. */
  presence = $state.raw<Omit<Presence, "type">>({ seats: [], watchers: 0, watching: [] });
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private grace: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private waiting = new Map<string, Waiting>();
  private since = 0;
  /** What never changes in the game, which the first view of a socket tells. */
  private lasting: View = {};

  constructor(
    private readonly table: string,
    private readonly keys: () => string[],
    private readonly onSight: (sight: Sight, log: LogLine[], now: number) => void,
    private readonly onGone: (problem: Problem) => void,
    /** What was said; null: a socket has begun, and all that is kept comes again. */
    private readonly onTalk: (lines: Spoken[] | null) => void,
    private readonly name: () => string,
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.seen);
    this.connect();
  }

  close(): void {
    this.state = "closed";
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.seen);
    clearTimeout(this.timer);
    clearTimeout(this.grace);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  /** Forget the log so that the next connection sends all of it. */
  restart(): void {
    this.since = 0;
    this.socket?.close();
  }

  ask<T extends Asked>(type: T, body: Wish<T>, keep = false): Promise<Answers[T]> {
    const id = newId();
    const message = { type, id, ...body };
    return new Promise((done, fail) => {
      this.waiting.set(id, { message, keep, done: (answer) => done(answer as Answers[T]), fail });
      if (this.state === "open") this.send(message);
      else if (keep) this.kept += 1;
      else {
        this.waiting.delete(id);
        fail(new LinkProblem({ code: "web-offline", text: "" }));
      }
    });
  }

  private readonly now = (): void => {
    if (this.state !== "lost") return;
    clearTimeout(this.timer);
    this.connect();
  };

  private readonly seen = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.state === "lost") this.now();
    else if (Date.now() - this.heard > SILENCE * 2) this.socket?.close();
  };

  private connect(): void {
    const url = new URL(`/api/tables/${this.table}/socket`, location.origin);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.onTalk(null);
      this.send({ type: "hello", keys: this.keys(), since: this.since, name: this.name() });
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.lost(event);
    clearInterval(this.pulse);
    this.pulse = setInterval(() => {
      if (Date.now() - this.heard > SILENCE * 2) socket.close();
      else if (socket.readyState === WebSocket.OPEN) this.send({ type: "ping" });
    }, SILENCE);
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(event: CloseEvent): void {
    if (this.state === "closed") return;
    if ([4403, 4404, 4410].includes(event.code)) {
      this.close();
      this.onGone({ code: event.code === 4403 ? "server-not-yours" : "server-no-table", text: event.reason });
      return;
    }
    this.state = "lost";
    this.grace ??= setTimeout(() => (this.troubled = true), GRACE);
    for (const [id, one] of this.waiting) {
      if (one.keep) continue;
      this.waiting.delete(id);
      one.fail(new LinkProblem({ code: "web-offline", text: "" }));
    }
    this.timer = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "view": {
        const again = this.state !== "open";
        this.state = "open";
        clearTimeout(this.grace);
        this.grace = undefined;
        this.troubled = false;
        this.wait = FIRST_WAIT;
        const { type: _, log, now, lasting, ...sight } = message;
        this.lasting = lasting ?? this.lasting;
        if (sight.view) sight.view = { ...this.lasting, ...sight.view };
        this.since = Math.max(this.since, sight.seq);
        this.onSight(sight, log, now);
        if (again) this.resend();
        return;
      }
      case "presence":
        this.presence = message;
        return;
      case "talk":
        this.onTalk(message.lines);
        return;
      case "gone":
        this.close();
        this.onGone({ code: "server-no-table", text: "" });
        return;
      default:
        this.answered(message);
    }
  }

  private answered(answer: Answer): void {
    const one = this.waiting.get(answer.id);
    if (!one) return;
    this.waiting.delete(answer.id);
    if (answer.type === "refused")
      one.fail(new LinkProblem({ code: "server-illegal", text: "", facts: { ...answer.refusal } }));
    else if (answer.type === "failed") one.fail(new LinkProblem(answer.problem));
    else one.done(answer);
  }

  /** Acts made while nobody was there; the server knows those it has already done. */
  private resend(): void {
    this.kept = 0;
    for (const one of this.waiting.values()) if (one.keep) this.send(one.message);
  }
}
