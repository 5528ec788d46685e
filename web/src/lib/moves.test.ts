import { expect, test } from "vitest";
import { moveOf, moveRead, movesOf } from "./moves.ts";
import type { Verbs } from "./wire.ts";

const VERBS: Verbs = {
  tile: { word: "", arguments: ["tile", "place"], listed: true },
  withdraw: { word: "withdraw", arguments: ["leader"], listed: true },
  build: { word: "build", arguments: ["site"], listed: true },
  "no-build": { word: "build none", arguments: [], listed: true },
  swap: { word: "swap", arguments: ["tiles"], listed: false },
};

test("grouped moves are moves in notation", () => {
  const grouped = { tile: { temple: ["d7", "e5"] }, withdraw: ["king"], "no-build": true as const };
  expect(movesOf(grouped, VERBS).map((move) => move.text)).toEqual([
    "temple d7",
    "temple e5",
    "withdraw king",
    "build none",
  ]);
});

test("an argument of two words is two words", () => {
  expect(movesOf({ build: ["red-green d7"] }, VERBS)).toEqual([
    { verb: "build", args: ["red-green", "d7"], text: "build red-green d7" },
  ]);
});

test("a verb whose argument people put together stands for all of its moves", () => {
  expect(movesOf({ swap: true }, VERBS)).toEqual([{ verb: "swap", args: [], text: "swap" }]);
  expect(moveOf(VERBS, "swap", ["2", "temple"]).text).toBe("swap 2 temple");
});

test("a move of the server is read by its verb, whatever its word is", () => {
  const verbs = {
    swap: { word: "exchange all", arguments: ["tiles"], listed: false },
    tile: { word: "", arguments: ["tile", "cell"], listed: true },
  };
  expect(moveRead(verbs, "swap", "exchange all 2 red").args).toEqual(["2", "red"]);
  expect(moveRead(verbs, "tile", "temple d7").args).toEqual(["temple", "d7"]);
  expect(moveRead(verbs, "end", "end").args).toEqual([]);
});
