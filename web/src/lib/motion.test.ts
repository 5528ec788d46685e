import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { deeds, filled, stand, traces, type Deed } from "./motion.ts";
import { Clock, Reel } from "./reel.ts";
import type { LogLine } from "./wire.ts";

const games = join(import.meta.dirname, "../games");

/** The codes of a game's events, as its types have them. */
function told(game: string): string[] {
  const [, events = ""] = readFileSync(join(games, game, "wire.ts"), "utf8").split("/** Every event of ");
  return [...events.split(";\n\n")[0]!.matchAll(/code: "([^"]+)"/g)].map(([, code]) => code!);
}

describe.each(readdirSync(games))("the table of %s", (game) => {
  const table = readFileSync(join(games, game, "motion.ts"), "utf8");
  const [, ways = ""] = table.split("ways: ways<");

  test("says of every event what moves, or that nothing does", () => {
    const named = [...ways.split(/^ {2}\}\),/m)[0]!.matchAll(/^ {4}"([\w-]+)":/gm)].map(([, code]) => code);
    expect(named.toSorted()).toEqual(told(game).toSorted());
  });

  test("leaves traces of events that there are", () => {
    const traces = /^ {2}traces: \{([\s\S]*?)^ {2}\}/m.exec(table)![1]!;
    const named = [...traces.matchAll(/"([\w-]+)":/g)].map(([, code]) => code!);
    expect(named.length).toBeGreaterThan(0);
    for (const code of named) expect(told(game)).toContain(code);
  });
});

describe("the queue", () => {
  /** Shows things that end when the test says so. */
  function theatre() {
    const shown: string[] = [];
    const ends: (() => void)[] = [];
    let overs = 0;
    const reel = new Reel<string>(
      async (one, wanted) => {
        shown.push(one);
        await new Promise<void>((end) => ends.push(end));
        if (wanted()) shown.push(`${one}.`);
      },
      () => (overs += 1),
    );
    const next = async (): Promise<void> => {
      ends.shift()!();
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    };
    return { reel, shown, next, overs: () => overs };
  }

  test("begins at once and shows one after another", async () => {
    const { reel, shown, next, overs } = theatre();
    reel.push("a");
    reel.push("b");
    expect(shown).toEqual(["a"]);
    expect([reel.running, reel.behind]).toEqual([true, 1]);
    await next();
    expect(shown).toEqual(["a", "a.", "b"]);
    await next();
    expect([reel.running, reel.behind, overs()]).toEqual([false, 0, 1]);
  });

  test("ends when it is skipped, and what it showed knows", async () => {
    const { reel, shown, next, overs } = theatre();
    reel.push("a");
    reel.push("b");
    reel.skip();
    expect([reel.running, reel.behind, overs()]).toEqual([false, 0, 1]);
    reel.push("c");
    await next(); // the end of "a", which nobody wants any more
    expect(shown).toEqual(["a", "c"]);
    await next();
    expect(shown).toEqual(["a", "c", "c."]);
  });

  test("does nothing when nothing is shown", () => {
    const { reel, overs } = theatre();
    reel.skip();
    expect(overs()).toBe(0);
  });

  test("has a clock whose waits end together", async () => {
    const clock = new Clock();
    const waits = Promise.all([clock.wait(1e6), clock.wait(1e7)]);
    clock.skip();
    await waits;
  });
});

describe("what is left of moves", () => {
  const MARKED = { laid: "cell:{cell}" };
  const line = (seq: number, seat: number, ...cells: string[]): LogLine => ({
    kind: "move",
    seq,
    at: 0,
    seat,
    by: "bot",
    plies: 1,
    events: [
      ...cells.map((cell) => ({ code: "laid", facts: { seat, cell } })),
      { code: "turn", facts: { seat: (seat + 1) % 3 } },
    ],
  });
  const marks = (story: Deed[], seat: number | null): string[] =>
    traces(story, seat, MARKED).map(({ at, seat }) => `${at} ${seat}`);

  test("the others' since one moved oneself", () => {
    const story = deeds([line(1, 2, "old"), line(2, 0, "mine"), line(3, 1, "a", "b"), line(4, 2, "c")]);
    expect(marks(story, 0)).toEqual(["cell:c 2", "cell:b 1", "cell:a 1"]);
    expect(marks(story, 2)).toEqual([]);
    expect(marks(story, null)).toEqual(["cell:c 2"]);
  });

  test("also what another does within one's own move, but nothing taken back", () => {
    const both = line(2, 0, "mine") as Extract<LogLine, { kind: "move" }>;
    both.events.push({ code: "laid", facts: { cell: "his" } });
    expect(traces(deeds([line(1, 1, "before"), both], { laid: 1 }), 0, MARKED).at(0)).toEqual({
      at: "cell:his",
      seat: 1,
    });
    const undo: LogLine = { kind: "undo", seq: 3, at: 0, seat: 1, to: 1, why: "" };
    expect(marks(deeds([line(1, 0, "mine"), line(2, 1, "a"), undo]), 0)).toEqual([]);
  });

  test("places are filled with facts, and a seat stands for what it does not show", () => {
    expect(filled("pile:{card}", { card: "gold" })).toBe("pile:gold");
    expect(stand("hand:2/copper")).toEqual(["hand:2/copper", "hand:2", "seat:2"]);
    expect(stand("play/copper")).toEqual(["play/copper", "play"]);
    expect(stand("cell:d7")).toEqual(["cell:d7"]);
    expect(stand("ring:3")).toEqual(["ring:3"]);
  });
});
