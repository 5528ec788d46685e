import { beforeEach, expect, test, vi } from "vitest";
import type { GameDoor } from "./games.ts";
import type { TableStore } from "./table.svelte.ts";
import type { Hinted } from "./wire.ts";

const phone = { matches: false, addEventListener: () => undefined };
vi.stubGlobal("matchMedia", () => phone);
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { Hints } = await import("./hints.svelte.ts");
const { LinkProblem } = await import("./link.svelte.ts");
const { words } = await import("./words.svelte.ts");
vi.spyOn(words, "has").mockReturnValue(true);

const TAPS = { build: ["hand:{1}", "cell:{2}"], swap: [] };
const VERBS = {
  build: { word: "build", arguments: ["tile", "cell"], listed: true },
  swap: { word: "exchange", arguments: ["tiles"], listed: false },
};
const BEST = { verb: "build", text: "build inn n1", chance: 0.614, error: 0.031 };
const OTHER = { verb: "swap", text: "exchange 2 red", chance: null, error: 0 };

let held: string[][] = [];
let answers: { give: (answer: Partial<Hinted>) => void; fail: (error: Error) => void }[] = [];

function hints() {
  const door: Partial<GameDoor> = { verbs: VERBS, taps: () => TAPS };
  const table = {
    door,
    ask: null,
    mine: true,
    panel: "none",
    sight: { seat: 0, seq: 5 },
    picking: { paths: [], hold: (keys: string[]) => void held.push(keys) },
  };
  const wish = (): Promise<Hinted> =>
    new Promise((give, fail) => answers.push({ give: (answer) => give(answer as Hinted), fail }));
  return { table, found: new Hints(table as unknown as TableStore, wish) };
}
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  held = [];
  answers = [];
  phone.matches = false;
});

test("the best moves come with how often they win", async () => {
  const { table, found } = hints();
  found.toggle();
  expect([table.panel, found.thinking]).toEqual(["hint", true]);
  answers[0]!.give({ seq: 5, moves: [BEST, OTHER], clear: false });
  await soon();
  expect([found.thinking, found.clear]).toEqual([false, false]);
  expect(found.tips.map(({ chance, error }) => [chance, error])).toEqual([
    [61, 3],
    [null, 1],
  ]);
  expect(found.tips[1]!.move.args).toEqual(["2", "red"]);
});

test("whoever points at one sees its places, and choosing one only picks it up", async () => {
  const { found } = hints();
  found.toggle();
  answers[0]!.give({ seq: 5, moves: [BEST], clear: true });
  await soon();
  const { move } = found.tips[0]!;
  found.point(move);
  expect([...found.keys]).toEqual(["hand:inn", "cell:n1"]);
  found.point(null);
  expect(found.keys.size).toBe(0);
  found.choose(move);
  expect(held).toEqual([["hand:inn", "cell:n1"]]);
  expect([...found.keys]).toEqual(["hand:inn", "cell:n1"]);
  expect(found.folded).toBe(false);
});

test("on a phone it is put away after a choice, and comes back", async () => {
  phone.matches = true;
  const { table, found } = hints();
  found.toggle();
  answers[0]!.give({ seq: 5, moves: [BEST], clear: true });
  await soon();
  found.choose(found.tips[0]!.move);
  expect(found.folded).toBe(true);
  found.toggle();
  expect([found.folded, table.panel]).toEqual([false, "hint"]);
  found.toggle();
  expect([table.panel, found.chosen]).toEqual(["none", null]);
});

test("while one is under way or known, nobody is asked again", async () => {
  const { found } = hints();
  await Promise.race([found.ask(), soon()]);
  await Promise.race([found.ask(), soon()]);
  answers[0]!.give({ seq: 5, moves: [BEST], clear: true });
  await soon();
  await found.ask();
  expect(answers.length).toBe(1);
});

test("what comes for a position that is gone is not shown", async () => {
  const { table, found } = hints();
  found.toggle();
  found.forget();
  expect([table.panel, found.thinking]).toEqual(["none", false]);
  answers[0]!.give({ seq: 5, moves: [BEST], clear: true });
  await soon();
  expect(found.tips).toEqual([]);
  found.toggle();
  answers[1]!.fail(new LinkProblem({ code: "table-no-hints", text: "" }));
  await soon();
  expect(found.said?.code).toBe("table-no-hints");
});

test("without a decision of one's own there is nothing to ask", async () => {
  const { table, found } = hints();
  table.mine = false;
  await found.ask();
  expect([answers.length, table.panel]).toEqual([0, "none"]);
});
