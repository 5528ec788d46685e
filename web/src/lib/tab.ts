// The browser's tab: its title and its sign say that it is one's turn.

/** Name the tab; `turn`: somebody waits for us. */
export function nameTab(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  document.querySelector("link[rel=icon]")?.setAttribute("href", turn ? "/icon-turn.svg" : "/icon.svg");
}
