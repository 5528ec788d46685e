import { expect, test } from "vitest";
import { Past } from "./past.svelte.ts";

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 1));

function watched(): { past: Past<{ ply: number }>; seen: number[] } {
  const seen: number[] = [];
  const past = new Past(async (ply: number) => {
    await soon();
    seen.push(ply);
    return { ply };
  });
  return { past, seen };
}

test("moves are shown one after another up to the present", async () => {
  const { past, seen } = watched();
  const played = past.play(
    2,
    () => 5,
    () => 1,
  );
  expect(past.playing).toBe(true);
  await played;
  expect(seen).toEqual([2, 3, 4]);
  expect(past.shown).toBeNull();
  expect(past.playing).toBe(false);
});

test("who pauses stays where he is, and goes on from there", async () => {
  const { past, seen } = watched();
  const played = past.play(
    0,
    () => 9,
    () => 5,
  );
  while (past.shown?.ply !== 2) await soon();
  past.pause();
  await played;
  expect(past.shown?.ply).toBe(2);
  await past.play(
    3,
    () => 5,
    () => 1,
  );
  expect(seen).toEqual([0, 1, 2, 3, 4]);
});

test("who looks elsewhere ends what is played", async () => {
  const { past } = watched();
  const played = past.play(
    0,
    () => 9,
    () => 5,
  );
  while (past.shown?.ply !== 1) await soon();
  await past.look(7);
  await played;
  expect(past.shown?.ply).toBe(7);
  expect(past.playing).toBe(false);
});
