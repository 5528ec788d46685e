// The rulebook in the reader's language, by rule id.

import type { Lang } from "./words.svelte.ts";

const written = import.meta.glob<string>("$words/*/rules/*.md", { query: "?raw", import: "default" });
const books = new Map(Object.entries(written).map(([path, read]) => [path.split("/").slice(-3).join("/"), read]));

export interface Rule {
  id: string;
  title: string;
  body: string[];
  level: number;
}

const read = new Map<string, Promise<Rule[]>>();

/** The rules of a game; in English where a language does not have them yet. */
export function rulebook(game: string, lang: Lang): Promise<Rule[]> {
  const name = `${lang}/rules/${game}.md`;
  let found = read.get(name);
  if (!found) {
    const book = books.get(name) ?? books.get(`en/rules/${game}.md`);
    found = book ? book().then(parse) : Promise.resolve([]);
    read.set(name, found);
  }
  return found;
}

export function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    const head = /^(#{1,3}) (.*)$/m.exec(block);
    if (head && block.startsWith("#")) {
      const level = head[1]!.length;
      const [, id = "", title = head[2]!] = level === 3 ? (/^(\S+) (.*)$/.exec(head[2]!) ?? []) : [];
      rules.push({ id, title: level === 3 ? title : head[2]!, body: [], level });
    } else if (block.trim()) rules.at(-1)?.body.push(block.trim());
  }
  return rules;
}

/** A paragraph as pieces: plain, emphasis, or a reference to another rule. */
export interface Piece {
  text: string;
  kind: "plain" | "em" | "rule";
}

export function pieces(paragraph: string): Piece[] {
  return paragraph
    .split(/(\*[^*]+\*|\[[A-Z0-9][A-Za-z0-9-]*\])/)
    .filter(Boolean)
    .map((text) => {
      if (/^\*.+\*$/.test(text)) return { text: text.slice(1, -1), kind: "em" };
      if (/^\[.+\]$/.test(text)) return { text: text.slice(1, -1), kind: "rule" };
      return { text, kind: "plain" };
    });
}
