// Was the luck fair? Commitments and every draw of a record, checked here with nothing but SHA-256.

import { digest } from "./api.ts";

export interface Verdict {
  ok: boolean;
  what: "good" | "server" | "seat" | "seed" | "draw";
  seats: number;
  draws: number;
}

interface Entry {
  kind: string;
  place?: number;
  commitment?: string | null;
  number?: string | null;
  draws?: [number, number, number][];
}
export interface GameRecord {
  id: string;
  origin: string;
  seats: number;
  seed: string;
  server: { number: string; commitment: string };
  entries: Entry[];
}

export async function checkFair(record: GameRecord): Promise<Verdict> {
  const origin = record.origin || record.id;
  const bad = (what: Verdict["what"]): Verdict => ({ ok: false, what, seats: 0, draws: 0 });
  const promise = (who: string, number: string) => digest(`regna:commit:1:${origin}:${who}:${number}`);
  if ((await promise("server", record.server.number)) !== record.server.commitment) return bad("server");
  const promised = new Map<number, string>();
  const numbers = new Map<number, string>();
  for (const entry of record.entries) {
    const place = entry.place ?? -1;
    if (entry.kind === "stand" || entry.kind === "bot") {
      promised.delete(place);
      numbers.delete(place);
    }
    if (entry.kind === "sit" && entry.commitment) promised.set(place, entry.commitment);
    if ((entry.kind === "open" || entry.kind === "sit") && entry.number) numbers.set(place, entry.number);
  }
  for (const [place, number] of numbers)
    if ((await promise(String(place), number)) !== promised.get(place)) return bad("seat");
  const all = Array.from({ length: record.seats }, (_, place) => numbers.get(place) ?? "-").join(":");
  const seed = await digest(`regna:seed:1:${origin}:${record.server.number}:${all}`);
  if (record.seed !== `hmac:${seed}`) return bad("seed");
  const stream = await Stream.make(seed);
  let draws = 0;
  for (const entry of record.entries)
    for (const [index, bound, value] of entry.draws ?? []) {
      if ((await stream.below(index, bound)) !== value) return bad("draw");
      draws += 1;
    }
  return { ok: true, what: "good", seats: numbers.size, draws };
}

/** The words of the stream: HMAC-SHA256 of the block's number, eight words each. */
class Stream {
  private blocks = new Map<number, DataView>();
  private constructor(private readonly key: CryptoKey) {}

  static async make(seed: string): Promise<Stream> {
    const bytes = Uint8Array.from(seed.match(/../g)!, (pair) => parseInt(pair, 16));
    return new Stream(await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]));
  }

  private async word(index: number): Promise<number> {
    const number = Math.floor(index / 8);
    let block = this.blocks.get(number);
    if (!block) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(number));
      block = new DataView(await crypto.subtle.sign("HMAC", this.key, counter.buffer));
      this.blocks.set(number, block);
    }
    return block.getUint32((index % 8) * 4);
  }

  async below(index: number, bound: number): Promise<number> {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (let at = index; ; at++) {
      const word = await this.word(at);
      if (word < limit) return word % bound;
    }
  }
}
