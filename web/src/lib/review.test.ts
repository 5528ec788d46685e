import { expect, test, vi } from "vitest";
import type { TableStore } from "./table.svelte.ts";
import type { Reviewed } from "./wire.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { Review } = await import("./review.svelte.ts");
const { LinkProblem } = await import("./link.svelte.ts");

const VERBS = { build: { word: "build", arguments: ["tile", "cell"], listed: true } };
const LOST = {
  ply: 36,
  seat: 1,
  played: { verb: "build", text: "build inn n1", chance: 0.4, error: 0.02 },
  better: { verb: "build", text: "build mill n2", chance: 0.52, error: 0.02 },
};

function review(...answers: (Partial<Reviewed> | Error)[]) {
  const table = {
    door: { verbs: VERBS, taps: () => ({ build: ["hand:{1}", "cell:{2}"] }) },
    link: { state: "open" },
    past: null as { ply: number } | null,
    position: { slide: (ply: number) => void (table.past = { ply }) },
  };
  const wish = vi.fn(() => {
    const answer = answers.shift()!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as Reviewed);
  });
  return { table, wish, found: new Review(table as unknown as TableStore, wish, 0) };
}

test("it is asked for until it is done, whatever the connection does", async () => {
  const gone = new LinkProblem({ code: "web-offline", text: "" });
  const counts = { done: 3, of: 9, all: 9 };
  const { found, wish } = review({ ...counts, lost: null }, gone, { ...counts, done: 9, lost: [LOST] });
  await found.ask();
  await found.ask();
  expect(wish).toHaveBeenCalledTimes(3);
  expect(found.progress.done).toBe(9);
  expect(found.losses?.map(({ ply, better, played }) => [ply, better.chance, played.chance])).toEqual([[36, 52, 40]]);
});

test("what the server refuses is said, and may be tried again", async () => {
  const { found } = review(new LinkProblem({ code: "server-no-advice", text: "" }), { lost: [] });
  await found.ask();
  expect(found.trouble).toBeInstanceOf(LinkProblem);
  await found.ask();
  expect([found.trouble, found.losses]).toEqual([null, []]);
});

test("at the moment of a loss the better move lights up", async () => {
  const { found, table } = review({ lost: [LOST] });
  await found.ask();
  found.visit(found.losses![0]!);
  expect(table.past?.ply).toBe(36);
  expect([...found.keys]).toEqual(["hand:mill", "cell:n2"]);
});
