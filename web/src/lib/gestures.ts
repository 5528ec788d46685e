// One grammar for all boards: tap to pick, tap to place, drag as an equal, arrows and Enter alike.
// Everything one can touch carries data-key; the board says the rest.

import { copyOf } from "./ghosts.ts";
import type { TableStore } from "./table.svelte.ts";

const DRIFT = 10; // a tap that drifts no further is a tap
const LONG = 450; // milliseconds after which a finger asks to see rather than to do
const FRAMES = 60; // milliseconds after which a browser has noticed that what had the focus is gone
const REACHED = "[data-key][tabindex], button[data-key]"; // by keys

function keyAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-key]") : null;
}

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

export function gestures(root: HTMLElement, table: TableStore) {
  let start: { x: number; y: number; id: number; key: string; element: Element } | null = null;
  let ghost: HTMLElement | null = null;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let hand: { key: string; at: [number, number] } | null = null; // where the keyboard was last
  let rest: ReturnType<typeof setTimeout> | undefined;

  function look(element: Element): void {
    const seen = element.getAttribute("data-card") ?? element.getAttribute("data-tile");
    if (!seen) return;
    table.inspected = seen;
    start = null;
  }

  function down(event: PointerEvent): void {
    hand = null;
    const element = keyAt(event.target);
    if (!element || event.button !== 0) return;
    const key = element.getAttribute("data-key")!;
    if (event.pointerType === "touch") hold = setTimeout(() => look(element), LONG);
    start = { x: event.clientX, y: event.clientY, id: event.pointerId, key, element };
  }

  function move(event: PointerEvent): void {
    if (!start) {
      if (event.pointerType !== "mouse") return;
      const element = keyAt(event.target);
      const [x, y] = element ? centre(element) : [0, 0];
      table.picking.hover(element?.getAttribute("data-key") ?? null, x, y);
      return;
    }
    if (event.pointerId !== start.id) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRIFT;
    if (far) clearTimeout(hold);
    if (!ghost && far && table.picking.starts.has(start.key)) {
      table.picking.lift(start.key);
      ghost = shadow(start.element);
    }
    if (ghost) {
      event.preventDefault();
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    }
  }

  function up(event: PointerEvent): void {
    const begun = start;
    clearTimeout(hold);
    table.inspected = null;
    start = null;
    if (!begun || event.pointerId !== begun.id) return;
    const dragged = ghost !== null;
    ghost?.remove();
    ghost = null;
    const under = keyAt(document.elementFromPoint(event.clientX, event.clientY));
    const key = under?.getAttribute("data-key");
    const drifted = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > DRIFT;
    if (dragged) {
      if (!key || key === begun.key) return table.picking.cancel();
      return table.picking.drop(begun.key, key, ...centre(under!));
    }
    const slid = event.pointerType === "touch" && table.door.loupe && table.picking.picked.length > 0;
    if (!key || (!slid && (drifted || key !== begun.key))) return;
    table.picking.tap(key, ...centre(under!), event.pointerType === "touch");
  }

  function cancel(): void {
    clearTimeout(hold);
    table.inspected = null;
    start = null;
    ghost?.remove();
    ghost = null;
  }

  function press(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (/INPUT|SELECT|TEXTAREA|BUTTON/i.test(target.tagName) && !target.hasAttribute("data-key")) return;
    const element = keyAt(target);
    if (event.key === "Escape") return table.picking.cancel();
    if (!element) return;
    const key = element.getAttribute("data-key")!;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      hand = { key, at: centre(element) };
      table.picking.tap(key, ...hand.at);
    } else if (event.key.startsWith("Arrow")) {
      const other = neighbour(root, element, event.key);
      if (!other) return;
      event.preventDefault();
      (other as HTMLElement).focus();
      table.picking.hover(other.getAttribute("data-key"), ...centre(other));
    }
  }

  /** A piece that is placed or played takes the focus away with it: bring it back to the hand. */
  function refocus(): void {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!hand || !lost) return;
    if (table.acts.sending)
      soon(); // what it goes on from is not there yet
    else heir(root, hand.key, hand.at, table)?.focus({ preventScroll: true });
  }
  function soon(): void {
    clearTimeout(rest);
    if (hand) rest = setTimeout(refocus, FRAMES);
  }
  const changes = new MutationObserver(soon);
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ["tabindex"] });

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  root.addEventListener("keydown", press);
  return {
    destroy() {
      cancel();
      changes.disconnect();
      clearTimeout(rest);
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      root.removeEventListener("keydown", press);
    },
  };
}

/** What hangs on the pointer while it is dragged. */
function shadow(element: Element): HTMLElement {
  const box = element.getBoundingClientRect();
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText =
    "position:fixed;left:0;top:0;z-index:60;pointer-events:none;opacity:.9;filter:drop-shadow(0 4px 8px rgb(0 0 0/.35))";
  const shown = copyOf(element);
  shown.style.width = `${box.width}px`;
  shown.style.height = `${box.height}px`;
  shown.style.marginLeft = `${-box.width / 2}px`;
  shown.style.marginTop = `${-box.height / 2}px`;
  holder.append(shown);
  document.body.append(holder);
  return holder;
}

/** The nearest thing with a key in the direction of an arrow. */
function neighbour(root: HTMLElement, from: Element, arrow: string): Element | null {
  const [x, y] = centre(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const other of root.querySelectorAll(REACHED)) {
    if (other === from) continue;
    const [ox, oy] = centre(other);
    const dx = ox - x;
    const dy = oy - y;
    const along = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[arrow] ?? 0;
    const across = /Left|Right/.test(arrow) ? Math.abs(dy) : Math.abs(dx);
    if (along < 4 || across > along * 1.5) continue;
    const distance = along + across * 2;
    if (distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}

/** What the keyboard goes on from: the same thing, the nearest of its kind, or a beginning. */
function heir(root: HTMLElement, key: string, [x, y]: [number, number], table: TableStore): HTMLElement | null {
  const seen = [...root.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one.checkVisibility());
  const keyOf = (one: Element): string => one.getAttribute("data-key")!;
  const distance = (one: Element): number => {
    const [ox, oy] = centre(one);
    return Math.hypot(ox - x, oy - y);
  };
  const kind = key.split(":")[0];
  const kin = seen
    .filter((one) => keyOf(one).split(":")[0] === kind)
    .sort((one, other) => distance(one) - distance(other));
  return (
    kin.find((one) => keyOf(one) === key) ?? kin[0] ?? seen.find((one) => table.picking.starts.has(keyOf(one))) ?? null
  );
}
