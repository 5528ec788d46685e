import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLanguages } from "../../scripts/languages.mjs";

test("a language is a folder with a common room, and English stands last", () => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  for (const [lang, name] of Object.entries({ en: "English", sk: "slovenčina", eo: "Esperanto" })) {
    mkdirSync(join(folder, lang));
    writeFileSync(join(folder, lang, "common.ftl"), `### Words.\n\nlanguage = ${name}\nyes = 1\n`);
  }
  mkdirSync(join(folder, "__pycache__"));
  expect(Object.entries(readLanguages(folder))).toEqual([
    ["eo", "Esperanto"],
    ["sk", "slovenčina"],
    ["en", "English"],
  ]);
});
