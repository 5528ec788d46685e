// The HTTP side of the server.

import { LinkProblem, type Problem } from "./link.svelte.ts";
import { holdSeat, myName, randomNumber, type HeldSeat } from "./seats.ts";
import type { Option } from "./types.ts";

export interface GameInfo {
  name: string;
  least_seats: number;
  most_seats: number;
  usual_seats: number;
  options: Option[];
  bots: string[];
  usual_bot: string;
}
export interface Listed {
  id: string;
  game: string;
  status: string;
  made: number;
  seats: number;
  chairs: { kind: string; name: string; bot: string }[];
  my_turn?: boolean;
  to_act?: number | null;
  seats_mine?: number[];
}
export interface About extends Listed {
  commitment: string;
  settings: Record<string, unknown>;
  options: Record<string, unknown>;
}

export async function call<T>(method: string, path: string, body?: unknown, keys: string[] = []): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (keys.length) headers["Authorization"] = `Bearer ${keys.join(",")}`;
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new LinkProblem({ code: "web-offline", text: "" });
  }
  if (!answer.ok) throw new LinkProblem((await answer.json().catch(() => ({ code: "web-offline", text: "" }))) as Problem);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

let known: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  known ??= call<GameInfo[]>("GET", "games").catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

export async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Take a chair with a secret number of one's own; where hashing is not to be had, without one. */
export async function sit(table: string, game: string, place: number, name: string, host = ""): Promise<HeldSeat> {
  const number = randomNumber();
  const fair = globalThis.isSecureContext && crypto.subtle;
  const commitment = fair ? await digest(`regna:commit:1:${table}:${place}:${number}`) : null;
  const seated = await call<{ place: number; key: string }>("POST", `tables/${table}/sit`, {
    name,
    place,
    ...(commitment ? { commitment } : {}),
  });
  const held: HeldSeat = { id: table, key: seated.key, game, place: seated.place, at: Date.now() };
  if (commitment) held.number = number;
  if (host) held.host = host;
  holdSeat(held);
  return held;
}

export interface Wish {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  settings: Record<string, unknown>;
  /** One per place: me, hot (another person at this screen), open (by link), or a bot's name. */
  chairs: string[];
}

/** A table as wished; its address. */
export async function newTable(wish: Wish): Promise<string> {
  const { chairs, ...body } = wish;
  const made = await call<{ id: string; host: string }>("POST", "tables", body);
  for (const [place, chair] of chairs.entries())
    if (chair !== "me" && chair !== "hot" && chair !== "open")
      await call("POST", `tables/${made.id}/bot`, { place, bot: chair }, [made.host]);
  const own: HeldSeat[] = [];
  for (const [place, chair] of chairs.entries()) {
    if (chair === "me") own.push(await sit(made.id, wish.game, place, myName(), made.host));
    if (chair === "hot") own.push(await sit(made.id, wish.game, place, "", made.host));
  }
  if (!chairs.includes("open")) await openNumbers(made.id, own);
  return `/t/${made.id}`;
}

/** Open the numbers of our seats, once every chair is taken. */
export async function openNumbers(table: string, seats: HeldSeat[]): Promise<void> {
  for (const seat of seats)
    if (seat.number)
      await call("POST", `tables/${table}/open`, { place: seat.place, number: seat.number }, [seat.key]);
}
