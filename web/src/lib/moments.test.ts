import { expect, test } from "vitest";
import { entryAt, missing, moments } from "./moments.ts";
import type { LogLine } from "./wire.ts";

const move = (seq: number, plies = 1): LogLine => ({
  kind: "move",
  seq,
  at: 0,
  seat: 0,
  by: "person",
  plies,
  events: [],
});
const undo = (seq: number, to: number): LogLine => ({ kind: "undo", seq, at: 0, seat: 0, to, why: "" });

test("an entry stands for the moment after its moves", () => {
  const found = moments([move(1), move(2, 3), move(3)]);
  expect([...found]).toEqual([
    [1, 1],
    [2, 4],
    [3, 5],
  ]);
  expect(entryAt(found, 3)).toBe(2);
  expect(entryAt(found, 5)).toBe(3);
  expect(entryAt(found, 6)).toBeNull();
});

test("what was taken back has no moment", () => {
  const found = moments([move(1), move(2), undo(3, 1), move(4, 2)]);
  expect([...found]).toEqual([
    [1, 1],
    [4, 3],
  ]);
});

test("what is missing is asked for from the beginning", () => {
  expect(missing([move(1), move(2)])).toBeNull();
  expect(missing([move(5), move(6)])).toEqual({ since: 0, until: 4 });
  expect(missing([move(1), move(4), move(9)])).toEqual({ since: 1, until: 3 });
  expect(missing([])).toBeNull();
});
