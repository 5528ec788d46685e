// Was the luck fair? A record's promises and draws, checked here with nothing but SHA-256.

import type { Kept } from "./kept.ts";
import { digest, hmac, unhex } from "./sha256.ts";
import type { GameRecord } from "./wire.ts";

export interface Verdict {
  /** null: cannot be told. */
  ok: boolean | null;
  /** `record`: fits together in itself, but nothing was kept to compare it with. */
  what: "good" | "record" | "kept-server" | "kept-place" | "server" | "place" | "seed" | "draw" | "unreadable";
  /** Whose promise is broken. */
  place?: number;
  seats?: number;
  draws?: number;
}

/** What binds the server, or whoever sits at a place, to a number. */
export function commitment(table: string, who: string, number: string): string {
  return digest(`regna:commit:1:${table}:${who}:${number}`);
}

export function checkFair(record: GameRecord, kept: Kept | null): Verdict {
  try {
    return checkKept(record, kept) ?? checkRecord(record, kept !== null);
  } catch {
    return { ok: null, what: "unreadable" };
  }
}

/** Promises must be those that were seen before the game. */
function checkKept(record: GameRecord, kept: Kept | null): Verdict | null {
  if (!kept) return null;
  if (kept.server !== record.server.commitment) return { ok: false, what: "kept-server" };
  const { promised } = opened(record);
  for (let place = 0; place < record.seats; place++)
    if ((kept.places[place] ?? null) !== (promised.get(place) ?? null)) return { ok: false, what: "kept-place", place };
  return null;
}

/** Numbers must fit the promises, the seed the numbers, and every draw the seed. */
function checkRecord(record: GameRecord, compared: boolean): Verdict {
  const origin = record.origin || record.id;
  const { promised, numbers } = opened(record);
  if (commitment(origin, "server", record.server.number) !== record.server.commitment)
    return { ok: false, what: "server" };
  for (const place of new Set([...promised.keys(), ...numbers.keys()])) {
    const number = numbers.get(place); // a number left out would leave its owner without a say
    if (!number || commitment(origin, String(place), number) !== promised.get(place))
      return { ok: false, what: "place", place };
  }
  const all = Array.from({ length: record.seats }, (_, place) => numbers.get(place) ?? "-").join(":");
  const seed = digest(`regna:seed:1:${origin}:${record.server.number}:${all}`);
  if (record.seed !== `hmac:${seed}`) return { ok: false, what: "seed" };
  const stream = new Stream(unhex(seed));
  let draws = 0;
  let reached = 0; // words of the stream that were taken so far; undo goes back, nothing skips ahead
  for (const entry of record.entries)
    for (const [index, bound, value] of "draws" in entry ? entry.draws : []) {
      const drawn = stream.below(index, bound);
      if (drawn.value !== value || index > reached) return { ok: false, what: "draw" };
      reached = Math.max(reached, drawn.next);
      draws += 1;
    }
  return { ok: true, what: compared ? "good" : "record", seats: numbers.size, draws };
}

/** What stood at each place when the game began. */
function opened(record: GameRecord): { promised: Map<number, string>; numbers: Map<number, string> } {
  const promised = new Map<number, string>();
  const numbers = new Map<number, string>();
  for (const entry of record.entries) {
    if (entry.kind === "stand" || entry.kind === "bot") {
      promised.delete(entry.place);
      numbers.delete(entry.place);
    }
    if (entry.kind === "sit" && entry.commitment) promised.set(entry.place, entry.commitment);
    if ((entry.kind === "open" || entry.kind === "sit") && entry.number) numbers.set(entry.place, entry.number);
  }
  return { promised, numbers };
}

/** The words of the stream: HMAC-SHA256 of the block's number, eight words each. */
class Stream {
  private blocks = new Map<number, DataView>();
  constructor(private readonly key: Uint8Array) {}

  private word(index: number): number {
    const number = Math.floor(index / 8);
    let block = this.blocks.get(number);
    if (!block) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(number));
      block = new DataView(hmac(this.key, new Uint8Array(counter.buffer)).buffer);
      this.blocks.set(number, block);
    }
    return block.getUint32((index % 8) * 4);
  }

  below(index: number, bound: number): { value: number; next: number } {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    if (!(Number.isInteger(index) && index >= 0 && Number.isInteger(limit) && limit > 0))
      throw new RangeError("no draw");
    for (let at = index; ; at++) {
      const word = this.word(at);
      if (word < limit) return { value: word % bound, next: at + 1 };
    }
  }
}
