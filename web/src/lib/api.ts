// The HTTP side of the server.

import { commitment } from "./fair.ts";
import { keepPromises } from "./kept.ts";
import { LinkProblem, type Problem } from "./link.svelte.ts";
import { hasName } from "./names.ts";
import { newNumber, newSecret } from "./random.ts";
import { dropSeat, holdSeat, myName, seatsAt, type HeldSeat } from "./seats.ts";
import { digest } from "./sha256.ts";
import type { Chair, Option, Source } from "./types.ts";

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
  source: Source;
  chairs: { kind: string; name: string; bot: string }[];
  /** Why the table cannot be opened; then nothing else is told of it. */
  problem?: string;
  my_turn?: boolean;
  to_act?: number | null;
  seats_mine?: number[];
}
export interface About extends Listed {
  chairs: Chair[];
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
  if (!answer.ok) {
    // what stands before a server that is away answers too, but not in our terms
    const plain: Problem = { code: answer.status > 501 ? "web-offline" : "web-failed", text: String(answer.status) };
    const said = (await answer.json().catch(() => plain)) as Problem;
    throw new LinkProblem(said.code ? said : plain);
  }
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

/** How the server knows the secret of a seat that it never sees before it is used. */
export function keyOf(secret: string): string {
  return digest(`regna:key:${secret}`);
}

/** Whether something may have been done although the answer was lost. */
function isUnsure(error: unknown): boolean {
  return error instanceof LinkProblem && ["web-offline", "unavailable"].includes(error.problem.code);
}

/** Take a chair with a secret and a secret number of one's own; a second try is the same try. */
export async function sit(table: string, game: string, place: number, name: string, host = ""): Promise<HeldSeat> {
  const tried = seatsAt(table).find((seat) => seat.place === place);
  const held = tried ?? {
    id: table,
    key: newSecret(),
    game,
    place,
    number: newNumber(),
    at: Date.now(),
    ...(host && { host }),
  };
  holdSeat(held); // before the request: if its answer is lost, the chair is not
  const promised = held.number ? { commitment: commitment(table, String(place), held.number) } : {};
  try {
    await call("POST", `tables/${table}/sit`, { name, place, key: keyOf(held.key), ...promised });
  } catch (error) {
    if (!isUnsure(error)) dropSeat(held.key);
    throw error;
  }
  return held;
}

/** The place that a secret brought from another device is for, -1 if it is for none. */
export async function placeOf(table: string, key: string, about: About): Promise<number> {
  const [mine] = await call<Listed[]>("POST", "mine", { tables: [{ id: table, key }] });
  return about.chairs[mine?.seats_mine?.[0] ?? -1]?.place ?? -1;
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

/** Open the numbers of our seats, once every chair is taken; what all have promised is kept first. */
export async function openNumbers(table: string, seats: HeldSeat[]): Promise<void> {
  const about = await call<About>("GET", `tables/${table}`);
  if (about.chairs.some((chair) => chair.kind === "open")) return;
  const places = Object.fromEntries(about.chairs.map((chair) => [chair.place, chair.commitment]));
  keepPromises({ table, server: about.commitment, places });
  for (const seat of seats)
    if (seat.number) await call("POST", `tables/${table}/open`, { place: seat.place, number: seat.number }, [seat.key]);
}

/** Once more with the same people: whoever asks comes to the same table. Its address. */
export async function playAgain(table: string, game: string, chairs: Chair[]): Promise<string> {
  const own = seatsAt(table);
  const again = await call<{ id: string; places: number[] }>(
    "POST",
    `tables/${table}/again`,
    undefined,
    own.map((seat) => seat.key),
  );
  const there = new Set(seatsAt(again.id).map((seat) => seat.place));
  for (const [seat, chair] of chairs.entries()) {
    const place = again.places[seat]!;
    const held = own.find((one) => one.place === chair.place);
    if (held && !there.has(place)) await sit(again.id, game, place, hasName(chair.name) ? chair.name : "", held.host);
  }
  return `/t/${again.id}`;
}
