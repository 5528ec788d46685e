// What both renderers say; tests/words/test_vectors.py reads the same file.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import vectors from "../../../tests/words/vectors.json";
import { Catalogue, FUNCTIONS } from "./catalogue.ts";
import { parse } from "./rules.ts";
import type { Facts } from "./wire.ts";

const written = import.meta.glob<string>(["$words/*/*.ftl", "!$words/*/cli*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

class Open extends Catalogue {
  protected bundle: FluentBundle;

  constructor(lang: string) {
    super();
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
    for (const [path, text] of Object.entries(written))
      if (path.includes(`/${lang}/`)) this.bundle.addResource(new FluentResource(text));
  }
}

const known = Object.keys(vectors.sentences[0]!.says);
const speaking = Object.fromEntries(known.map((lang) => [lang, new Open(lang)]));

function all(make: (words: Open) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(speaking).map(([lang, words]) => [lang, make(words)]));
}

describe("sentences", () => {
  for (const { about, code, facts, game, seats, says } of vectors.sentences)
    test(about, () => expect(all((words) => words.say(code, facts as Facts, game, seats))).toEqual(says));
});

describe("names", () => {
  for (const { about, key, form, is } of vectors.names)
    test(about, () => expect(all((words) => words.name(key, form))).toEqual(is));
});

describe("lists", () => {
  for (const { items, by, is } of vectors.lists)
    test(`${items.length} by ${by}`, () => expect(all((words) => words.join(items, by))).toEqual(is));
});

test("a rulebook", () => {
  expect(parse(vectors.rulebook.text.join("\n"))).toEqual(vectors.rulebook.reads);
});
