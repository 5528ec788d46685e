// A legal move in people's terms.

import type { Legal } from "./types.ts";

/** Its verb, what it names, each as notation writes it, and the whole in notation. */
export interface Move {
  verb: string;
  args: string[];
  text: string;
  number: number;
}

export function moveOf(legal: Legal, word: string): Move {
  const named = word ? legal.text.slice(word.length) : legal.text;
  const args = named.split(" ").filter(Boolean);
  return { verb: legal.parts.verb, args, text: legal.text, number: legal.move };
}
