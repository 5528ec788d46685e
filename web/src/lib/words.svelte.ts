// The words of the app: a language is a folder, and only the rooms that are shown are read.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import NAMES from "virtual:languages";
import { Catalogue, FUNCTIONS } from "./catalogue.ts";

const written = import.meta.glob<string>(["$words/*/*.ftl", "!$words/*/cli*.ftl"], {
  query: "?raw",
  import: "default",
});
const rooms = new Map(Object.entries(written).map(([path, read]) => [path.split("/").slice(-2).join("/"), read]));

export type Lang = string;
export const LANGUAGES = NAMES;
const ENGLISH = "en";

/** A room as it is written; one that a language does not have yet is English. */
async function read(lang: Lang, room: string): Promise<string> {
  const found = rooms.get(`${lang}/${room}.ftl`) ?? rooms.get(`${ENGLISH}/${room}.ftl`);
  return found ? await found() : "";
}

class Words extends Catalogue {
  lang = $state<Lang>(ENGLISH);
  protected bundle = $state.raw(new FluentBundle(ENGLISH));
  private wanted = ENGLISH;
  private opened = ["common", "table", "web"];

  /** Speak a language. */
  async load(lang: Lang): Promise<void> {
    this.wanted = lang;
    await this.furnish();
    document.documentElement.lang = this.lang;
    try {
      localStorage.setItem("regna.lang", this.lang);
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** Open the rooms of a game. */
  async open(game: string): Promise<void> {
    if (!this.opened.includes(game)) this.opened.push(game, `web-${game}`);
    await this.furnish();
  }

  private async furnish(): Promise<void> {
    const [lang, opened] = [this.wanted, [...this.opened]];
    const texts = await Promise.all(opened.map((room) => read(lang, room)));
    if (lang !== this.wanted || opened.length < this.opened.length) return this.furnish(); // more was wanted meanwhile
    const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.lang = lang;
  }
}

export const words = new Words();

export function firstLanguage(): Lang {
  const kept = localStorage.getItem("regna.lang") ?? "";
  for (const wish of [kept, ...navigator.languages]) {
    const lang = wish.slice(0, 2).toLowerCase();
    if (Object.hasOwn(LANGUAGES, lang)) return lang;
  }
  return ENGLISH;
}
