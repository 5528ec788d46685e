// Taking a chair: a secret and a number of one's own for every chair, and when numbers are opened.

import { call } from "./api.ts";
import { commitment } from "./fair.ts";
import { keepPromises } from "./kept.ts";
import { LinkProblem } from "./link.svelte.ts";
import { hasName } from "./names.ts";
import { newNumber, newSecret } from "./random.ts";
import { dropSeat, holdSeat, myName, seatsAt, type HeldSeat } from "./seats.ts";
import { digest } from "./sha256.ts";
import type {
  Tried,
  Try,
  Again,
  ChairSeen,
  Facts,
  Made,
  MyTable,
  NewTable,
  Opening,
  Seated,
  Sit,
  TableShown,
} from "./wire.ts";

/** What was told of tables one has just sat down at. */
const told = new Map<string, TableShown>();

/** A table; whoever has just sat down knows it already. */
export async function tableAt(id: string): Promise<TableShown> {
  const known = told.get(id);
  told.delete(id);
  return known ?? (await call<TableShown>("GET", `tables/${id}`));
}

/** How the server knows the secret of a seat that it never sees before it is used. */
export function keyOf(secret: string): string {
  return digest(`regna:key:${secret}`);
}

/** Whether something may have been done although the answer was lost. */
function isUnsure(error: unknown): boolean {
  return error instanceof LinkProblem && ["web-offline", "server-unavailable"].includes(error.problem.code);
}

/** A chair to be taken; a second try is the same try. */
function chairFor(table: string, game: string, place: number, host = ""): HeldSeat {
  const tried = seatsAt(table).find((seat) => seat.place === place);
  return (
    tried ?? { id: table, key: newSecret(), game, place, number: newNumber(), at: Date.now(), ...(host && { host }) }
  );
}

function promiseOf({ id, place, number }: HeldSeat): string | null {
  return number ? commitment(id, String(place), number) : null;
}

/** Take a chair with a promise; whoever comes last may open the number at once. */
async function take(held: HeldSeat, name: string, opening: boolean): Promise<void> {
  holdSeat(held); // before the request: if its answer is lost, the chair is not
  const wish: Sit = { name, place: held.place, key: keyOf(held.key), commitment: promiseOf(held) };
  if (opening && held.number) wish.number = held.number;
  try {
    const seated = await call<Seated>("POST", `tables/${held.id}/sit`, wish);
    told.set(held.id, seated.table);
  } catch (error) {
    if (!isUnsure(error)) dropSeat(held.key);
    throw error;
  }
}

/** Sit down at a table that others have made. */
export async function sit(table: string, game: string, place: number, name: string): Promise<void> {
  await take(chairFor(table, game, place), name, false);
}

/** Play on for somebody who left: nothing is promised any more, the cards are dealt. */
export async function takeOver(table: string, game: string, place: number, name: string): Promise<void> {
  const { number: _, ...held } = chairFor(table, game, place);
  await take(held, name, false);
}

/** The place that a secret brought from another device is for, -1 if it is for none. */
export async function placeOf(table: TableShown, key: string): Promise<number> {
  const [mine] = await call<MyTable[]>("POST", "mine", { tables: [{ id: table.id, key }] });
  return table.chairs[mine?.seats_mine?.[0] ?? -1]?.place ?? -1;
}

export interface Wish {
  game: string;
  seats: number;
  options: Facts;
  settings: Facts;
  /** One per place: me, hot (another person at this screen), open (by link), or a bot's name. */
  chairs: string[];
}
const PEOPLE = ["me", "hot", "open"];

/** A table as wished; its address. */
export async function newTable({ chairs, ...wish }: Wish): Promise<string> {
  const body: NewTable = { ...wish, chairs: chairs.map((chair) => (PEOPLE.includes(chair) ? "" : chair)) };
  const made = await call<Made>("POST", "tables", body);
  const ours = chairs.flatMap((chair, place) =>
    chair === "me" || chair === "hot"
      ? [{ held: chairFor(made.id, wish.game, place, made.host), name: chair === "me" ? myName() : "" }]
      : [],
  );
  const last = chairs.includes("open") ? undefined : ours.at(-1);
  for (const one of ours) {
    if (one === last) {
      const promises = new Map(ours.map(({ held }) => [held.place, promiseOf(held)]));
      const places = Object.fromEntries(chairs.map((_, place) => [place, promises.get(place) ?? null]));
      keepPromises({ table: made.id, server: made.commitment, places });
    }
    await take(one.held, one.name, one === last);
  }
  if (last) await open(ours.slice(0, -1).map(({ held }) => held));
  return `/t/${made.id}`;
}

/** Open the numbers of our seats, every chair being taken; what all have promised is kept first. */
export async function openNumbers(table: TableShown, chairs: ChairSeen[], seats: HeldSeat[]): Promise<void> {
  const places = Object.fromEntries(chairs.map((chair) => [chair.place, chair.commitment]));
  keepPromises({ table: table.id, server: table.commitment, places });
  await open(seats);
}

async function open(seats: HeldSeat[]): Promise<void> {
  for (const { id, key, place, number } of seats)
    if (number) await call("POST", `tables/${id}/open`, { place, number } satisfies Opening, [key]);
}

/** Once more with the same people: whoever asks comes to the same table. Its address. */
export async function playAgain(table: string, game: string, chairs: ChairSeen[]): Promise<string> {
  const own = seatsAt(table);
  const keys = own.map((seat) => seat.key);
  const again = await call<Again>("POST", `tables/${table}/again`, undefined, keys);
  const there = new Set(seatsAt(again.id).map((seat) => seat.place));
  for (const [seat, chair] of chairs.entries()) {
    const place = again.places[seat]!;
    const held = own.find((one) => one.place === chair.place);
    if (!held || there.has(place)) continue;
    await take(chairFor(again.id, game, place, held.host), hasName(chair.name) ? chair.name : "", false);
  }
  return `/t/${again.id}`;
}

/** A table to try something from a moment of a game; its address. */
export async function tryOut(table: string, game: string, wish: Pick<Try, "ply" | "seat" | "bot">): Promise<string> {
  const keys = seatsAt(table).map((seat) => seat.key);
  const key = newSecret(); // one for all its seats
  const body: Try = { ...wish, key: keyOf(key) };
  const { id, places } = await call<Tried>("POST", `tables/${table}/sandbox`, body, keys);
  holdSeat({ id, key, game, host: key, place: places[0] ?? 0, at: Date.now() });
  return `/t/${id}`;
}
