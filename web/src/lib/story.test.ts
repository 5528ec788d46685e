import { expect, test } from "vitest";
import { apart, leader, scaleOf, standingAt, stepsOf, turns } from "./story.ts";
import type { Standing } from "./wire.ts";

const at = (ply: number, ...totals: number[]): Standing => ({ ply, totals, sums: totals });

test("nobody leads alone where several have the most", () => {
  expect(leader([3, 5, 1])).toBe(1);
  expect(leader([5, 5, 1])).toBeNull();
  expect(leader([0, 0])).toBeNull();
});

test("the first lead is no turn, being caught up with neither, being overtaken is", () => {
  const told = turns([at(0, 0, 0), at(3, 1, 0), at(5, 1, 1), at(9, 1, 2), at(12, 2, 2)], 20);
  expect(told.map(({ kind, ply, seat }) => [kind, ply, seat])).toEqual([["lead", 9, 1]]);
});

test("whoever led from then on to the end led for good", () => {
  const told = turns([at(0, 0, 0), at(3, 1, 0), at(9, 1, 2), at(12, 1, 4)], 20);
  expect(told.map(({ kind, ply }) => [kind, ply])).toEqual([["good", 9]]);
});

test("of many changes those are told that lasted, and always the last", () => {
  const flips = Array.from({ length: 20 }, (_, n) => at(10 + n, n % 2 ? 2 : 1, n % 2 ? 1 : 2));
  const told = turns([at(0, 0, 0), at(1, 1, 0), ...flips, at(60, 1, 2), at(99, 2, 1)], 100);
  expect(told.length).toBeLessThanOrEqual(6);
  expect(told.at(-1)).toMatchObject({ kind: "good", ply: 99, seat: 0 });
  expect(told.map(({ ply }) => ply)).toContain(60);
});

test("the greatest gain is told once, beside a change of the lead not again", () => {
  const told = turns([at(0, 0, 0), at(2, 2, 0), at(5, 2, 9), at(8, 7, 9)], 10);
  expect(told.map(({ kind, ply, points }) => [kind, ply, points])).toEqual([["good", 5, 0]]);
  const alone = turns([at(0, 0, 0), at(2, 2, 0), at(5, 9, 0), at(8, 10, 0)], 10);
  expect(alone).toEqual([{ kind: "leap", ply: 5, seat: 0, totals: [9, 0], points: 7 }]);
});

test("a curve holds a value until it changes", () => {
  const standings = [at(0, 0, 0), at(4, 2, 0)];
  expect(standingAt(standings, 3)!.ply).toBe(0);
  expect(standingAt(standings, 4)!.ply).toBe(4);
  expect(scaleOf(standings, "totals")).toEqual({ low: 0, high: 2 });
  expect(scaleOf([at(0, 0, 0)], "totals")).toEqual({ low: 0, high: 1 });
  const path = stepsOf(
    standings,
    ({ totals }) => totals[0]!,
    (ply) => ply * 10,
    (value) => 20 - value * 10,
    6,
  );
  expect(path).toBe("M0.0 20.0H40.0V0.0H60.0");
});

test("what would lie on another is moved, and stays in sight", () => {
  expect(apart([10, 12, 50], 17, 100)).toEqual([10, 27, 50]);
  expect(apart([90, 95, 99], 17, 100)).toEqual([66, 83, 100]);
  expect(apart([], 17, 100)).toEqual([]);
});
