import { expect, test } from "vitest";
import { FACES, faceOf } from "./faces.ts";

const KINDS = ["level-1", "level-2", "level-3", "level-4", "level-5", "deep"];

test("four of every level have a face of their own", () => {
  const names = KINDS.flatMap((kind) => [kind, ...[2, 3, 4].map((kin) => `${kind}-${kin}`)]);
  expect(FACES).toEqual(names);
  expect(new Set(FACES.map((name) => JSON.stringify(faceOf(name)))).size).toBe(names.length);
});

test("without colour faces differ, too", () => {
  const shapes = FACES.map((name) =>
    faceOf(name)
      .map(([, path]) => path)
      .join(),
  );
  expect(new Set(shapes).size).toBe(FACES.length);
});

test("whoever was not drawn has the same face every time", () => {
  for (const name of ["smithy", "smithy-2", "toString", ""]) {
    expect(faceOf(name)).toEqual(faceOf(name));
    expect(faceOf(name).length).toBeGreaterThan(4);
  }
  expect(faceOf("smithy")).not.toEqual(faceOf("smithy-2"));
});
