// Who is called what: everybody at a table has a name of their own.

import { words } from "./words.svelte.ts";

export interface Sitter {
  kind: string;
  name: string;
  bot: string;
  place?: number;
}

/** Names in the order of the chairs; `unnamed` says how to call a person who gave none. */
export function chairNames(chairs: readonly Sitter[], unnamed: (seat: number) => string): string[] {
  const names = new Array<string>(chairs.length).fill("");
  const taken = new Set<string>();
  const give = (seat: number, wishes: Iterable<string>): void => {
    for (const wish of wishes)
      if (!taken.has(wish)) {
        taken.add(wish);
        names[seat] = wish;
        return;
      }
  };
  // by place, which the start of a game does not change; people before bots, who take what is left
  const order = chairs.map((chair, seat) => ({ chair, seat }));
  order.sort((one, other) => (one.chair.place ?? one.seat) - (other.chair.place ?? other.seat));
  for (const { chair, seat } of order) {
    if (chair.kind === "open") names[seat] = words.t("web-open-chair");
    else if (chair.kind === "person") give(seat, numbered(hasName(chair.name) ? chair.name : unnamed(seat)));
  }
  for (const { chair, seat } of order) if (chair.kind === "bot") give(seat, botNames(chair.bot));
  return names;
}

/** The server calls a person who gave no name by a number. */
export function hasName(name: string | undefined): name is string {
  return !/^\d*$/.test(name ?? "");
}

function* numbered(name: string): Generator<string> {
  yield name;
  for (let number = 2; ; number++) yield `${name} ${number}`;
}

/** A bot goes by its own name, further ones of its kind by the names of its kin. */
function* botNames(bot: string): Generator<string> {
  const first = `bot-${bot}`;
  yield words.name(first);
  for (let kin = 2; words.has(`${first}-${kin}`); kin++) yield words.name(`${first}-${kin}`);
  yield* numbered(words.name(first));
}
