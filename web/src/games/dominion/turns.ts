// What a seat did last, as the log tells it.

import { undone } from "../../lib/undone.ts";
import type { LogLine } from "../../lib/wire.ts";
import type { DominionEvent } from "./wire.ts";

export interface LastTurn {
  played: string[];
  /** Since that turn began: an attack of somebody else brings cards, too. */
  gained: string[];
}

/** The events that stand after so many moves. */
function standing(log: readonly LogLine[], ply: number): DominionEvent[] {
  const gone = undone(log);
  const events: DominionEvent[] = [];
  let plies = 0;
  for (const line of log) {
    if (line.kind !== "move" || gone.has(line.seq)) continue;
    plies += line.plies;
    if (plies > ply) break;
    events.push(...(line.events as unknown as DominionEvent[]));
  }
  return events;
}

function played(event: DominionEvent): string[] {
  if (event.code === "dominion-play") return [event.facts.card];
  if (event.code === "dominion-throne") return event.facts.count === 1 ? [event.facts.card] : [];
  return event.code === "dominion-pay" ? event.facts.cards : [];
}

function gained(event: DominionEvent): string[] {
  switch (event.code) {
    case "dominion-gain":
    case "dominion-gain-hand":
    case "dominion-gain-deck":
    case "dominion-gain-trash":
      return [event.facts.card];
    default:
      return [];
  }
}

/** The latest turn of every seat. */
export function lastTurns(log: readonly LogLine[], ply: number, seats: number): LastTurn[] {
  const turns: LastTurn[] = Array.from({ length: seats }, () => ({ played: [], gained: [] }));
  for (const event of standing(log, ply)) {
    const seat = "seat" in event.facts ? event.facts.seat : -1;
    if (event.code === "dominion-turn") turns[seat] = { played: [], gained: [] };
    turns[seat]?.played.push(...played(event));
    turns[seat]?.gained.push(...gained(event));
  }
  return turns;
}
