// The address that others can open: nobody else reaches this machine by "localhost".

import { call } from "./api.ts";
import type { Health } from "./wire.ts";

/** Whether the page was opened by a name that means this machine only. */
export const alone = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

/** Where other devices find this server, "" if they do not. */
export async function reachable(): Promise<string> {
  if (!alone) return location.origin;
  return (await call<Health>("GET", "health").catch(() => null))?.house[0] ?? "";
}
