import { expect, test } from "vitest";
import { chairNames, chairsCalled, hasName, type Sitter } from "./names.ts";

const person = (name: string): Sitter => ({ kind: "person", name, bot: "" });
const unnamed = (seat: number): string => `player ${seat + 1}`;

test("everybody at a table has a name of their own", () => {
  const chairs = [person("Anna"), person("Anna"), person("")];
  expect(chairNames(chairs, unnamed)).toEqual(["Anna", "Anna 2", "player 3"]);
});

test("people come before bots, who take what is left", () => {
  const chairs = [{ kind: "bot", name: "", bot: "random" }, person("random")];
  expect(chairNames(chairs, unnamed)).toEqual(["random 2", "random"]);
});

test("names follow the places, which the start of a game does not change", () => {
  const chairs = [
    { ...person("Anna"), place: 1 },
    { ...person("Anna"), place: 0 },
  ];
  expect(chairNames(chairs, unnamed)).toEqual(["Anna 2", "Anna"]);
});

test("a number is no name", () => {
  expect(["Anna", "2", "", undefined].map(hasName)).toEqual([true, false, false, false]);
});

test("a face belongs to a name, and people have none", () => {
  const bot = { kind: "bot", name: "", bot: "random" };
  const called = chairsCalled([bot, person("Anna"), bot, { ...person(""), kind: "open" }], unnamed);
  expect(called.map(({ face }) => face)).toEqual(["random", "", "random-2", ""]);
});
