// Legal moves in people's terms: the server sends them grouped by verb, in the words of notation.

import type { Moves, Verbs } from "./wire.ts";

/** A verb, the words of what it names, and the whole in notation. */
export interface Move {
  verb: string;
  args: string[];
  text: string;
}

export function moveOf(verbs: Verbs, verb: string, args: string[] = []): Move {
  return { verb, args, text: [verbs[verb]?.word ?? verb, ...args].filter(Boolean).join(" ") };
}

/** A move as the server writes it. */
export function moveRead(verbs: Verbs, verb: string, text: string): Move {
  const rest = text.slice((verbs[verb]?.word ?? verb).length).trim();
  return { verb, args: rest ? rest.split(" ") : [], text };
}

/** Every move of its own; a verb whose argument people put together stands for all of its moves. */
export function movesOf(grouped: Moves, verbs: Verbs): Move[] {
  return Object.entries(grouped).flatMap(([verb, named]) => {
    if (named === true) return [moveOf(verbs, verb)];
    const pairs = Array.isArray(named)
      ? named.map((one) => [one])
      : Object.entries(named).flatMap(([first, seconds]) => seconds.map((second) => [first, second]));
    return pairs.map((pair) =>
      moveOf(
        verbs,
        verb,
        pair.flatMap((one) => one.split(" ")),
      ),
    );
  });
}
