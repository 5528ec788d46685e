// What went wrong, as something that has a sentence.

import { LinkProblem } from "./link.svelte.ts";
import type { Refusal } from "./wire.ts";
import { words } from "./words.svelte.ts";

/** The sentence of a problem; one of a newer server may have none here. */
export function sentenceOf(code: string): string {
  return words.has(code) ? code : "web-failed";
}

/** An error as a code of the catalogue with its facts; the rules' own refusal, if it was one. */
export function saidOf(error: unknown): Refusal {
  if (!(error instanceof LinkProblem)) return { code: "web-failed", facts: { text: String(error) }, rule: "" };
  const { code, text, field = "", facts } = error.problem;
  if (code === "server-illegal") return facts as unknown as Refusal;
  return { code: sentenceOf(code), facts: { ...facts, field, text }, rule: "" };
}
