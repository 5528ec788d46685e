// Codes and facts into sentences, as src/regna/words/catalogue.py does it, from the same catalogues.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Facts } from "./types.ts";

export const LANGUAGES = ["cs", "pl", "en"] as const;
export type Lang = (typeof LANGUAGES)[number];

const shared = import.meta.glob<string>("$words/*.ftl", { query: "?raw", import: "default" });
const own = import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" });

const SEATS = new Set(["seat", "owner", "attacker", "defender", "winner", "loser", "victim"]);
const GRAMMAR = ["a", "acc", "gen", "dat", "loc", "ins"];

type Arguments = Record<string, FluentVariable>;

async function read(files: Record<string, () => Promise<string>>, lang: Lang): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(`/${lang}.ftl`));
  return path ? await files[path]!() : "";
}

export class Words {
  lang = $state<Lang>("en");
  private bundle = $state.raw(new FluentBundle("en"));

  async load(lang: Lang): Promise<void> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of await Promise.all([read(shared, lang), read(own, lang)]))
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
    try {
      localStorage.setItem("regna.lang", lang);
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** A text of the app itself. */
  t(key: string, facts: Arguments = {}): string {
    return this.has(key) ? this.format(key, "", facts) : key;
  }

  /** The sentence of a code of the engine; one without a sentence is said as it is. */
  say(code: string, facts: Facts | null = {}, game = "", seats: readonly string[] = []): string {
    if (!this.has(code)) return code;
    const text = this.format(code, "", this.args(facts ?? {}, game, seats));
    return /[.!?…]$/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  /** The name of the sentence for a problem: of the game, of the table, or of this app. */
  problem(code: string): string {
    return [code, `table-${code}`, `web-${code}`].find((key) => this.has(key)) ?? "web-failed";
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  name(key: string, form = ""): string {
    if (!this.has(key)) return key;
    const known = this.bundle.getMessage(key)!.attributes[form] ? form : "";
    return this.format(key, known, {});
  }

  join(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.format("list", "", { items: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }

  private args(facts: Facts, game: string, seats: readonly string[]): Arguments {
    const found: Arguments = {};
    const amounts: string[] = [];
    for (const [name, value] of Object.entries(facts)) {
      if (SEATS.has(name) && typeof value === "number") this.addSeat(found, name, value, seats);
      else if (Array.isArray(value)) {
        const singular = name.replace(/s$/, "");
        found[name] = this.join(value.map((item) => this.word(game, singular, item)));
        found[`${name}_count`] = value.length;
      } else if (typeof value === "boolean") found[name] = value ? "yes" : "no";
      else if (typeof value === "number") {
        found[name] = value;
        const amount = `${game}-amount-${name}`;
        if (value && this.has(amount)) amounts.push(this.format(amount, "", { count: value }));
      } else if (value === null) found[name] = "none";
      else if (typeof value === "object") continue;
      else this.addName(found, name, `${game}-${name}-${value}`, String(value));
    }
    found["amounts"] ??= this.join(amounts);
    return found;
  }

  private addSeat(found: Arguments, name: string, seat: number, seats: readonly string[]): void {
    const known = seats[seat];
    if (known !== undefined) this.addName(found, name, known, known);
    else found[name] = this.format("seat-number", "", { number: seat + 1 });
  }

  private addName(found: Arguments, name: string, key: string, plain: string): void {
    if (!this.has(key)) {
      found[name] = plain;
      for (const form of GRAMMAR) found[`${name}_${form}`] = plain;
      return;
    }
    found[name] = this.format(key, "", {});
    for (const form of Object.keys(this.bundle.getMessage(key)!.attributes))
      found[`${name}_${form}`] = this.format(key, form, {});
  }

  private word(game: string, kind: string, item: unknown): string {
    const key = `${game}-${kind}-${String(item)}`;
    return this.has(key) ? this.format(key, "", {}) : String(item);
  }

  private format(key: string, form: string, facts: Arguments): string {
    const message = this.bundle.getMessage(key);
    const pattern = form ? message?.attributes[form] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, facts, []) : key;
  }
}

export const words = new Words();

export function firstLanguage(): Lang {
  const kept = localStorage.getItem("regna.lang") ?? "";
  for (const wish of [kept, ...navigator.languages]) {
    const lang = wish.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(lang)) return lang as Lang;
  }
  return "en";
}
