// What everybody at a table had promised before this browser opened its numbers.

export interface Kept {
  table: string;
  server: string;
  places: Record<string, string | null>;
}

const NAME = "regna.kept";
const MOST = 100; // tables

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]");
  } catch {
    return [];
  }
}

export function keptAt(table: string): Kept | null {
  return all().find((kept) => kept.table === table) ?? null;
}

/** Only the first are kept: whoever sends others later has broken them. */
export function keepPromises(kept: Kept): void {
  if (keptAt(kept.table)) return;
  try {
    localStorage.setItem(NAME, JSON.stringify([kept, ...all()].slice(0, MOST)));
  } catch {
    // a private window: the check says that nothing was kept
  }
}
