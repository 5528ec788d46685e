import { expect, test } from "vitest";
import { isComplete, toggled } from "./options.ts";
import type { OptionShown } from "./wire.ts";

const TWO: OptionShown = {
  name: "kingdom",
  kind: "set",
  default: "usual",
  choices: ["usual"],
  low: 2,
  high: 2,
  rule: "",
  seats: [],
  members: ["a", "b", "c"],
};

test("as many as the game asks for", () => {
  const values = [undefined, "usual", [], ["a"], ["a", "b"], ["a", "b", "c"]];
  expect(values.map((value) => isComplete(TWO, value))).toEqual([true, true, false, false, true, false]);
});

test("one too many pushes out the first", () => {
  expect(toggled(TWO, ["a"], "b")).toEqual(["a", "b"]);
  expect(toggled(TWO, ["a", "b"], "c")).toEqual(["b", "c"]);
  expect(toggled(TWO, ["a", "b"], "a")).toEqual(["b"]);
});
