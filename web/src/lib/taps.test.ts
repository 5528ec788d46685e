import { expect, test } from "vitest";
import type { Move } from "./moves.ts";
import { meant, pathsOf, type Taps } from "./taps.ts";

const TAPS: Taps = {
  build: ["hand:{1}", "cell:{2}"],
  discard: ["hand:{1}", "do:discard"],
  step: ["unit:{1}", "cell:{2|#1}"],
  raise: ["monument:{1}", "cell:{2}?"],
  swap: [],
};

function move(text: string): Move {
  const [verb = "", ...args] = text.split(" ");
  return { verb, args, text };
}
function keys(...texts: string[]): string[][] {
  return pathsOf(texts.map(move), TAPS).map((path) => path.keys);
}

test("a move is what one taps for it", () => {
  expect(keys("build inn n1", "discard inn")).toEqual([
    ["hand:inn", "cell:n1"],
    ["hand:inn", "do:discard"],
  ]);
});

test("a verb that is not in the table is a button", () => {
  expect(keys("end")).toEqual([["do:end"]]);
});

test("what a panel of the board offers has no keys", () => {
  expect(keys("swap 2 temple", "end")).toEqual([["do:end"]]);
});

test("a place is tapped only where there is a choice of places", () => {
  expect(keys("raise red d7", "raise blue d7")).toEqual([["monument:red"], ["monument:blue"]]);
  expect(keys("raise red d7", "raise red e7")).toEqual([
    ["monument:red", "cell:d7"],
    ["monument:red", "cell:e7"],
  ]);
});

test("keys are what they can mean", () => {
  expect(meant(["hand:inn", "cell:n1"], TAPS)).toEqual([{ verb: "build", args: ["inn", "n1"], whole: true }]);
  expect(meant(["cell:n1"], TAPS)).toEqual([]);
  expect(meant(["hand:inn", "hand:mill"], TAPS)).toEqual([]);
});

test("half a move means what names everything, or what stands for the rest", () => {
  expect(meant(["hand:inn"], TAPS)).toEqual([{ verb: "discard", args: ["inn"], whole: false }]);
  expect(meant(["unit:n1"], TAPS)).toEqual([{ verb: "step", args: ["n1", "#1"], whole: false }]);
});

test("both ways are one table", () => {
  for (const text of ["build inn n1", "discard inn", "step n1 n1e1"]) {
    const one = move(text);
    const [path] = pathsOf([one], TAPS);
    expect(meant(path!.keys, TAPS)).toContainEqual({ verb: one.verb, args: one.args, whole: true });
  }
});
