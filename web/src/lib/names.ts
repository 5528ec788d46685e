// Who is called what: everybody at a table has a name of their own.

import { botName } from "./bots.ts";
import { words } from "./words.svelte.ts";

export interface Sitter {
  kind: string;
  name: string;
  bot: string;
  place?: number;
}

/** How somebody is called, and the face that belongs to the name; people and free chairs have none. */
export interface Called {
  name: string;
  face: string;
}

/** Names in the order of the chairs; `unnamed` says how to call a person who gave none. */
export function chairNames(chairs: readonly Sitter[], unnamed: (seat: number) => string): string[] {
  return chairsCalled(chairs, unnamed).map(({ name }) => name);
}

/** Names and faces in the order of the chairs. */
export function chairsCalled(chairs: readonly Sitter[], unnamed: (seat: number) => string): Called[] {
  const found = chairs.map((): Called => ({ name: "", face: "" }));
  const taken = new Set<string>();
  const give = (seat: number, wishes: Iterable<Called>): void => {
    for (const wish of wishes)
      if (!taken.has(wish.name)) {
        taken.add(wish.name);
        found[seat] = wish;
        return;
      }
  };
  // by place, which the start of a game does not change; people before bots, who take what is left
  const order = chairs.map((chair, seat) => ({ chair, seat }));
  order.sort((one, other) => (one.chair.place ?? one.seat) - (other.chair.place ?? other.seat));
  for (const { chair, seat } of order) {
    if (chair.kind === "open") found[seat] = { name: words.t("web-open-chair"), face: "" };
    else if (chair.kind === "person") give(seat, numbered(hasName(chair.name) ? ownName(chair.name) : unnamed(seat)));
  }
  for (const { chair, seat } of order) if (chair.kind === "bot") give(seat, botNames(chair.bot));
  return found;
}

/** The server calls a person who gave no name by a number. */
export function hasName(name: string | undefined): name is string {
  return !/^\d*$/.test(name ?? "");
}

/** A name that is also the key of a message, such as "seat-you", would be taken for that: keys have no capital. */
function ownName(name: string): string {
  return words.has(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

function* numbered(name: string, face = ""): Generator<Called> {
  yield { name, face };
  for (let number = 2; ; number++) yield { name: `${name} ${number}`, face: face && `${face}-${number}` };
}

/** A bot goes by its own name, further ones of its kind by the names of its kin. */
function* botNames(bot: string): Generator<Called> {
  const first = `bot-${bot}`;
  yield { name: botName(bot), face: bot };
  for (let kin = 2; words.has(`${first}-${kin}`); kin++)
    yield { name: words.name(`${first}-${kin}`), face: `${bot}-${kin}` };
  yield* numbered(botName(bot), bot);
}
