// The HTTP side of the server.

import { LinkProblem } from "./link.svelte.ts";
import type { GameShown, Problem } from "./wire.ts";

export async function call<T>(method: string, path: string, body?: object, keys: string[] = []): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (keys.length) headers["Authorization"] = `Bearer ${keys.join(",")}`;
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new LinkProblem({ code: "web-offline", text: "" });
  }
  if (!answer.ok) {
    // what stands before a server that is away answers too, but not in our terms
    const plain: Problem = { code: answer.status > 501 ? "web-offline" : "web-failed", text: String(answer.status) };
    const said = (await answer.json().catch(() => plain)) as Problem;
    throw new LinkProblem(said.code ? said : plain);
  }
  return (answer.status === 204 ? null : await answer.json()) as T;
}

let known: Promise<GameShown[]> | undefined;

export function games(): Promise<GameShown[]> {
  known ??= call<GameShown[]>("GET", "games").catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}
