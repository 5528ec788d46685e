import { beforeEach, expect, test, vi } from "vitest";
import type { Acts } from "./acts.svelte.ts";
import type { GameDoor } from "./games.ts";
import type { Move } from "./moves.ts";
import type { TableStore } from "./table.svelte.ts";
import type { Refusal } from "./wire.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("innerWidth", 1000);
vi.stubGlobal("innerHeight", 600);
const { Picking } = await import("./picking.svelte.ts");
const { LinkProblem } = await import("./link.svelte.ts");
const { words } = await import("./words.svelte.ts");
vi.spyOn(words, "has").mockReturnValue(true);

const TAPS = {
  take: ["ring:{1}", "do:take"],
  build: ["hand:{1}", "cell:{2}"],
  expand: ["hand:{1}", "cell:{2}"],
  summon: ["pool", "cell:{1}"],
  pass: ["shield", "cell:{1}"],
};
const FINAL = ["end", "pass"];
const played: string[] = [];
const asked: string[] = [];
let refusal: Refusal | Error | null = null;

function moves(...texts: string[]): Move[] {
  return texts.map((text) => ({ verb: text.split(" ")[0]!, args: text.split(" ").slice(1), text }));
}

function picking(...texts: string[]) {
  const all = moves(...texts);
  const door: Partial<GameDoor> = {
    verbs: {},
    taps: () => TAPS,
    small: true,
    held: ({ verb }) => FINAL.includes(verb),
  };
  const table = {
    door,
    moves: all,
    mine: true,
    seat: 0,
    past: null,
    ask: null,
    game: "toy",
    news: { heard: "" },
    say: (code: string) => code,
  };
  const acts = {
    sending: false,
    foreseen: () => undefined,
    preview: () => Promise.resolve([]),
    play: (texts: string[]) => Promise.resolve(void played.push(...texts)),
    why: (_: number, text: string) => {
      asked.push(text);
      return refusal instanceof Error ? Promise.reject(refusal) : Promise.resolve(refusal);
    },
  };
  return new Picking(table as unknown as TableStore, acts as unknown as Acts);
}

beforeEach(() => {
  played.length = asked.length = 0;
  refusal = null;
});

test("two taps are a move", () => {
  const one = picking("build inn n1", "build inn n2");
  one.tap("hand:inn", 0, 0);
  expect([...one.next.keys()]).toEqual(["cell:n1", "cell:n2"]);
  one.tap("cell:n2", 0, 0);
  expect(played).toEqual(["build inn n2"]);
});

test("two moves of the same taps are a choice at the spot", () => {
  const one = picking("build inn n1", "expand inn n1");
  one.tap("hand:inn", 0, 0);
  one.tap("cell:n1", 7, 8);
  expect(one.spot).toMatchObject({ kind: "choice", x: 7, y: 8 });
  expect(one.spot?.moves.map((move) => move.verb)).toEqual(["build", "expand"]);
  expect(played).toEqual([]);
});

test("a way on that is no place is offered, and a second tap takes it", () => {
  const one = picking("take inn", "take mill");
  one.tap("ring:inn", 0, 0);
  expect(one.spot?.moves.map((move) => move.text)).toEqual(["take inn"]);
  one.tap("ring:inn", 0, 0);
  expect(played).toEqual(["take inn"]);
});

test("a finger taps a small place twice", () => {
  const one = picking("build inn n1", "build inn n2");
  one.tap("hand:inn", 0, 0, true);
  one.tap("cell:n1", 0, 0, true);
  expect(one.spot?.kind).toBe("preview");
  expect(played).toEqual([]);
  one.tap("cell:n1", 0, 0, true);
  expect(played).toEqual(["build inn n1"]);
});

test("what is held is asked about where it was tapped, also after a look at it", () => {
  const one = picking("pass n1", "pass n2");
  one.tap("shield", 1, 1);
  one.hover("cell:n1", 40, 50);
  one.tap("cell:n1", 41, 51);
  expect([one.spot?.kind, one.spot?.x, one.spot?.y]).toEqual(["held", 41, 51]);
});

test("what cannot be taken back is held until it is confirmed", () => {
  const one = picking("end");
  expect(one.buttons.map((move) => move.text)).toEqual(["end"]);
  one.commit(one.buttons[0]!);
  expect([one.spot?.kind, played]).toEqual(["held", []]);
  one.commit(one.held!);
  expect(played).toEqual(["end"]);
});

test("a tap on something else picks that up", () => {
  const one = picking("build inn n1", "build mill n1");
  one.tap("hand:inn", 0, 0);
  one.tap("hand:mill", 0, 0);
  expect(one.picked).toEqual(["hand:mill"]);
});

test("the reason is asked of what was meant, and said", async () => {
  const one = picking("expand inn n1");
  refusal = { code: "toy-too-far", facts: {}, rule: "7" };
  one.tap("hand:inn", 0, 0);
  one.tap("cell:n9", 0, 0);
  await vi.waitFor(() => expect(one.spot?.said?.code).toBe("toy-too-far"));
  expect(asked).toEqual(["expand inn n9"]);
});

test("half a move out of season was none", async () => {
  const one = picking("end");
  refusal = { code: "toy-not-now", facts: {}, rule: "" };
  one.tap("ring:inn", 0, 0);
  await vi.waitFor(() => expect(asked).toEqual(["take inn"]));
  await Promise.resolve();
  expect(one.spot).toBeNull();
});

test("what cannot be written as a move is none, or said to be none", async () => {
  const one = picking("build inn n1", "end");
  refusal = new LinkProblem({ code: "server-bad-input", text: "expected a place" });
  one.tap("ring:inn", 0, 0);
  await vi.waitFor(() => expect(asked).toEqual(["take inn"]));
  expect(one.spot).toBeNull();
  one.tap("hand:inn", 0, 0);
  one.tap("cell:far", 0, 0);
  await vi.waitFor(() => expect(one.spot?.said?.code).toBe("web-no-move"));
});

test("what means nothing puts back what is picked up", () => {
  const one = picking("build inn n1");
  one.tap("hand:inn", 0, 0);
  one.tap("ring:mill", 0, 0);
  expect([one.picked, asked]).toEqual([[], []]);
});

test("holding the keys of a move picks up all but the last, and plays nothing", () => {
  const it = picking("build inn n1", "build inn n2", "end");
  it.hold(["hand:inn", "cell:n2"]);
  expect(it.picked).toEqual(["hand:inn"]);
  it.hold(["do:end"]);
  expect(it.picked).toEqual([]);
  it.hold(["hand:mill", "cell:n2"]);
  expect(it.picked).toEqual([]);
  expect(played).toEqual([]);
});
