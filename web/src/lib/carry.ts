// One's tables on another device: a link whose part behind the # holds the secrets of the seats. Browsers do
// not send that part, and whoever opens the link adds the seats to those that browser holds already.

import { heldSeats, keepSeats, type HeldSeat } from "./seats.ts";

const MARK = "tables=";
const SECRET = /^[\w-]{8,64}$/;
const SHAPES = [/^[\w-]{1,64}$/, SECRET, /^[a-z]{1,20}$/, /^(1[0-5]|\d)$/, /^([\w-]{8,64})?$/, /^([0-9a-f]{64})?$/];

/** What stands behind the # of the link for these seats. */
export function packed(seats: readonly HeldSeat[]): string {
  const rows = seats.map(({ id, key, game, place, host, number }) =>
    [id, key, game, place, host ?? "", number ?? ""].join("."),
  );
  return MARK + rows.join("~");
}

/** The seats such a link brings, without whatever is none. */
export function unpacked(hash: string): HeldSeat[] {
  if (!hash.startsWith(MARK)) return [];
  return hash
    .slice(MARK.length)
    .split("~")
    .flatMap((row) => {
      const parts = row.split(".");
      if (parts.length !== SHAPES.length || !parts.every((part, at) => SHAPES[at]!.test(part))) return [];
      const [id, key, game, place, host, number] = parts as [string, string, string, string, string, string];
      return [
        { id, key, game, place: Number(place), at: Date.now(), ...(host && { host }), ...(number && { number }) },
      ];
    });
}

/** Whether an address brings tables along. */
export function brings(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** Add what a link brings to what this browser holds, which stays as it is; at how many new tables one sits. */
export function merge(brought: readonly HeldSeat[]): number {
  const held = heldSeats();
  const keys = new Set(held.map((seat) => seat.key));
  const fresh = brought.filter((seat, at) => {
    const twin = brought.findIndex((other) => other.key === seat.key) < at;
    return !keys.has(seat.key) && !twin;
  });
  const tables = new Set(held.map((seat) => seat.id));
  keepSeats([...held, ...fresh]);
  return new Set(fresh.filter((seat) => !tables.has(seat.id)).map((seat) => seat.id)).size;
}
