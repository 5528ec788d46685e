import { expect, test } from "vitest";
import { chairNames, hasName, type Sitter } from "./names.ts";

const person = (name: string): Sitter => ({ kind: "person", name, bot: "" });
const unnamed = (seat: number): string => `player ${seat + 1}`;

test("everybody at a table has a name of their own", () => {
  const chairs = [person("Anna"), person("Anna"), person("")];
  expect(chairNames(chairs, unnamed)).toEqual(["Anna", "Anna 2", "player 3"]);
});

test("people come before bots, who take what is left", () => {
  const chairs = [{ kind: "bot", name: "", bot: "random" }, person("bot-random")];
  expect(chairNames(chairs, unnamed)).toEqual(["bot-random 2", "bot-random"]);
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
