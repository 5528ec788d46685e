// Codes and facts into sentences, as src/regna/words/catalogue.py does it, from the same catalogues.

import grammar from "$words/grammar.json";
import type { FluentBundle, FluentFunction, FluentVariable } from "@fluent/bundle";
import type { Facts } from "./wire.ts";

const SEATS = new Set(grammar.seats);
const FORMS = [...grammar.cases, ...grammar.numbers];

/** The name of the seat of whoever reads it. */
export const YOU = "seat-you";

/** In a catalogue `AGREE($seat_is, "take", "takes")`: the verb that fits the subject. */
const AGREE: FluentFunction = ([who, you, other]) => (String(who) === "you" ? you : other) ?? "";
export const FUNCTIONS = { AGREE };

type Arguments = Record<string, FluentVariable>;

export abstract class Catalogue {
  protected abstract bundle: FluentBundle;

  /** A text of the app itself. */
  t(key: string, facts: Arguments = {}): string {
    return this.has(key) ? this.format(key, "", facts) : key;
  }

  /** The sentence of a code of the engine; one without a sentence is said as it is. The seat that is called `YOU` is
   * spoken to. */
  say(code: string, facts: Facts | null = {}, game = "", seats: readonly string[] = []): string {
    if (!this.has(code)) return code;
    const text = this.format(code, "", this.args(facts ?? {}, game, seats)).trimStart();
    return /[.!?…]$/.test(text) ? capitalized(text) : text;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  name(key: string, form = ""): string {
    if (!this.has(key)) return key;
    const known = this.bundle.getMessage(key)!.attributes[form] ? form : "";
    return this.format(key, known, {});
  }

  hasForm(key: string, form: string): boolean {
    return this.has(key) && form in this.bundle.getMessage(key)!.attributes;
  }

  join(items: string[], by = "list"): string {
    if (items.length < 2) return items.join("");
    return this.format(by, "", { items: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }

  private args(facts: Facts, game: string, seats: readonly string[]): Arguments {
    const found: Arguments = {};
    const amounts: string[] = [];
    for (const [name, value] of Object.entries(facts)) {
      if (SEATS.has(name) && typeof value === "number") this.addSeat(found, name, value, seats);
      else if (Array.isArray(value)) {
        this.addList(found, name, game, value, seats);
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
    const called = this.seatCalled(seat, seats);
    found[`${name}_is`] = called === YOU ? "you" : "other";
    this.addName(found, name, called, called);
  }

  /** The name of a seat, or its number: a key of a message or plain text. */
  private seatCalled(seat: number, seats: readonly string[]): string {
    return seats[seat] ?? this.format("seat-number", "", { number: seat + 1 });
  }

  private addName(found: Arguments, name: string, key: string, plain: string): void {
    found[name] = this.has(key) ? this.name(key) : plain;
    for (const form of FORMS) found[`${name}_${form}`] = found[name];
    for (const form of Object.keys(this.bundle.getMessage(key)?.attributes ?? {}))
      found[`${name}_${form}`] = this.format(key, form, {});
  }

  /** Things joined, in every form; tables are said by a message of their kind. */
  private addList(found: Arguments, name: string, game: string, items: unknown[], seats: readonly string[]): void {
    const kind = `${game}-${name.replace(/s$/, "")}`;
    const tables = items.filter((item) => item !== null && typeof item === "object") as Facts[];
    let texts: string[];
    if (tables.length) texts = tables.map((table) => this.format(kind, "", this.args(table, game, seats)));
    else if (SEATS.has(name.replace(/s$/, "")) && items.every((item) => typeof item === "number")) {
      const called = items.map((seat) => this.seatCalled(seat as number, seats));
      texts = called.map((each) => this.name(each));
      found[`${name}_is`] = called.includes(YOU) ? "you" : "other";
    } else texts = this.listed(kind, items);
    found[name] = this.join(texts);
    found[`${name}_or`] = this.join(texts, "list-or");
    found[`${name}_count`] = items.length;
    for (const form of grammar.cases) {
      const has = items.some((item) => this.hasForm(`${kind}-${String(item)}`, form));
      found[`${name}_${form}`] = has ? this.join(this.listed(kind, items, form)) : found[name]!;
    }
  }

  /** Names of things, equal ones counted together if their name can be counted. */
  private listed(kind: string, items: unknown[], form = ""): string[] {
    const found: string[] = [];
    for (const item of new Set(items)) {
      const key = `${kind}-${String(item)}`;
      const times = items.filter((other) => other === item).length;
      if (times > 1 && this.hasForm(key, "counted")) {
        const own = `counted_${form}`;
        found.push(this.format(key, this.hasForm(key, own) ? own : "counted", { count: times }));
      } else for (let at = 0; at < times; at++) found.push(this.has(key) ? this.name(key, form) : String(item));
    }
    return found;
  }

  private format(key: string, form: string, facts: Arguments): string {
    const message = this.bundle.getMessage(key);
    const pattern = form ? message?.attributes[form] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, facts, []) : key;
  }
}

/** With a capital letter, unless it begins with a place such as n1e2. */
function capitalized(sentence: string): string {
  return /\d/.test(sentence.split(" ", 1)[0]!) ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
