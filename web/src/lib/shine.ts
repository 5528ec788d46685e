// Places of the page light up by their keys: those of the board, and buttons that stand for a move.

const MARK = "data-shines";

export function shine(root: ParentNode, keys: ReadonlySet<string>): void {
  for (const element of root.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  for (const key of keys) {
    const name = CSS.escape(key);
    for (const element of root.querySelectorAll(`[data-key="${name}"], [data-place="${name}"]`))
      element.setAttribute(MARK, "");
  }
}
