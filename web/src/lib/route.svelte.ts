// Addresses inside the app: / , /about , /rules/GAME#RULE , /t/TABLE#KEY

export const route = $state({ path: location.pathname, hash: location.hash.slice(1) });

function read(): void {
  route.path = location.pathname;
  route.hash = location.hash.slice(1);
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  read();
  scrollTo(0, 0);
}

/** Links inside the app need no new page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a[href]");
  const href = link?.getAttribute("href") ?? "";
  if (!href.startsWith("/") || link?.hasAttribute("download") || href.startsWith("/api")) return;
  event.preventDefault();
  go(href);
}
