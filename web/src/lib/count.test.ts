import { expect, test } from "vitest";
import { addsUp, categories, counted, tieBreak } from "./count.ts";
import type { Score } from "./wire.ts";

function score(seat: number, total: number, lines: [string, number][], key: number[] = [total]): Score {
  return { seat, total, key, lines: lines.map(([rule, points]) => ({ rule, where: "", points, facts: {} })) };
}
const SCORES = [
  score(0, 7, [
    ["inn", 4],
    ["inn", 2],
    ["road", 1],
    ["moat", 0],
  ]),
  score(1, 3, [["road", 3]]),
];
const rows = categories(SCORES, ({ rule }) => rule);

test("lines of one name are one category, for all seats", () => {
  expect(rows.map(({ name, points }) => [name, ...points])).toEqual([
    ["inn", 6, null],
    ["road", 1, 3],
  ]);
  expect(rows[0]!.lines).toHaveLength(2);
});

test("points are counted up category by category", () => {
  expect([0, 1, 2].map((many) => counted(SCORES, rows, many, 0))).toEqual([0, 6, 7]);
  expect([0, 1, 2].map((many) => counted(SCORES, rows, many, 1))).toEqual([0, 0, 3]);
});

test("where the weakest counts, the total is known at the end", () => {
  const weakest = [
    score(0, 2, [
      ["red", 5],
      ["blue", 2],
    ]),
  ];
  expect(addsUp(weakest)).toBe(false);
  const found = categories(weakest, ({ rule }) => rule);
  expect([0, 1, 2].map((many) => counted(weakest, found, many, 0))).toEqual([null, null, 2]);
});

test("a tie-break is the first number that differs", () => {
  expect(tieBreak(score(0, 5, [], [5, 2]), score(1, 5, [], [5, 1]))).toEqual({ at: 1, one: 2, other: 1 });
  expect(tieBreak(score(0, 5, [], [5, -17]), score(1, 5, [], [5, -18]))).toEqual({ at: 1, one: 17, other: 18 });
  expect(tieBreak(score(0, 6, [], [6, 2]), score(1, 5, [], [5, 1]))).toBeNull();
  expect(tieBreak(score(0, 5, [], [5, 2]), score(1, 5, [], [5, 2]))).toBeNull();
});
