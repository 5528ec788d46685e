import { beforeEach, expect, test, vi } from "vitest";
import { brings, merge, packed, unpacked } from "./carry.ts";
import { heldSeats, holdSeat, type HeldSeat } from "./seats.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
});
beforeEach(() => kept.clear());

function seat(number: number, more: Partial<HeldSeat> = {}): HeldSeat {
  return { id: `table-${number}`, key: `secret_of-seat-${number}`, game: "toy", place: number % 4, at: 1, ...more };
}

test("a link brings what it was made of", () => {
  const seats = [seat(1), seat(2, { host: "the-secret-of-the-host", number: "0f".repeat(32) })];
  const hash = packed(seats);
  expect(encodeURI(hash)).toBe(hash); // nothing in it that an address changes
  expect(brings(hash)).toBe(true);
  expect(unpacked(hash).map((one) => ({ ...one, at: 1 }))).toEqual(seats);
});

test("what is none is left out", () => {
  const good = packed([seat(1)]);
  for (const bad of ["", "tables=", "other=1", "tables=a.b", "tables=~~~", `tables=x.${"k".repeat(9)}.toy.99..`])
    expect(unpacked(bad)).toEqual([]);
  for (const bad of ["<b>.secret_of-seat-1.toy.1..", "t.short.toy.1..", "t.secret_of-seat-1.toy.1..0f"])
    expect(unpacked(`${good}~${bad}`)).toHaveLength(1);
});

test("it is added to what is held, and nothing is overwritten", () => {
  const mine = seat(1, { host: "my-own-secret-of-the-host", number: "ab".repeat(32) });
  holdSeat(mine);
  expect(merge([seat(1), seat(2), seat(2), seat(3, { id: "table-1" })])).toBe(1);
  expect(heldSeats()).toHaveLength(3);
  expect(heldSeats()[0]).toEqual(mine);
  expect(merge([seat(1), seat(2)])).toBe(0);
  expect(heldSeats()).toHaveLength(3);
});

test("a full browser keeps its own", () => {
  for (let number = 0; number < 100; number++) holdSeat(seat(number));
  merge([seat(200)]);
  expect(heldSeats()).toHaveLength(100);
  expect(heldSeats().some((one) => one.id === "table-200")).toBe(false);
});
