// Pictures of things on their way, above everything: only they move, and only by transform and opacity.

import { mount, unmount, type Component } from "svelte";
import { stand, type Flight } from "./motion.ts";

const EASE = "cubic-bezier(.2, .7, .2, 1)";
const SHORTEST = 180; // milliseconds of a flight
const LONGEST = 320;
const NEAR = 3; // pixels: what moved no further did not move
const RISE = 0.1; // of the distance: the height of the arc

/** Where something is seen, and a picture of it if it is a thing. */
interface Seen {
  element: Element;
  box: DOMRect;
  exact: boolean;
  copy?: SVGElement | HTMLElement;
}

/** Things and places that flights name, as they are seen now. */
export type Survey = ReadonlyMap<string, Seen>;

const thingKey = (thing: string): string => `thing ${thing}`;

export function survey(flights: readonly Flight[]): Survey {
  const found = new Map<string, Seen>();
  for (const { thing, from, to } of flights) {
    if (thing) {
      const seen = see(`[data-thing="${CSS.escape(thing)}"]`);
      if (seen) found.set(thingKey(thing), { ...seen, copy: copyOf(seen.element) });
    }
    for (const place of [from, to]) {
      const seen = place === undefined || found.has(place) ? null : placeOf(place);
      if (seen) found.set(place!, seen);
    }
  }
  return found;
}

/** Where a place is: itself, or what stands for it; `thing:…` is where that thing is. */
export function placeOf(place: string): Seen | null {
  if (place.startsWith("thing:")) return see(`[data-thing="${CSS.escape(place.slice(6))}"]`);
  for (const [at, one] of stand(place).entries()) {
    const [whole = "", part] = one.split("/");
    const inner = part === undefined ? "" : CSS.escape(part);
    const room = `[data-at="${CSS.escape(whole)}"]`;
    const seen = see(inner ? `${room} [data-card="${inner}"], ${room} [data-key="${inner}"]` : room);
    if (seen) return { ...seen, exact: at === 0 && (part !== undefined || whole.startsWith("cell:")) };
  }
  return null;
}

/** Of what is drawn more than once, the one that is seen. */
function see(selector: string): Seen | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return { element, box, exact: true };
  }
  return null;
}

/** A picture of an element that can stand anywhere. */
export function copyOf(element: Element): SVGElement | HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["data-key", "data-thing", "data-at", "data-tile", "data-card", "id", "tabindex", "role"])
      one.removeAttribute(name);
  copy.style.transform = "none";
  copy.style.transition = "none";
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return copy;
  const part = element.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${part.x} ${part.y} ${part.width} ${part.height}`);
  copy.removeAttribute("transform");
  frame.append(copy);
  return frame;
}

/** How long something is on its way. */
export function travel(distance: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, 120 + distance * 0.35));
}

export class Ghosts {
  private readonly ends = new Set<() => void>();

  constructor(
    private readonly layer: () => HTMLElement | null,
    private readonly Piece?: Component<{ look: string }>,
  ) {}

  /** Everything is where it belongs. */
  clear(): void {
    for (const end of this.ends) end();
  }

  /** Make ready what flies from where it was seen to where it is; null if there is nothing to see. */
  prepare(flight: Flight, before: Survey, after: Survey, pace: number): (() => Promise<void>) | null {
    const thing = flight.thing ? thingKey(flight.thing) : "";
    const now = flight.fades ? undefined : after.get(thing);
    const sized = (seen: Seen | undefined) => (seen && flight.small ? { ...seen, exact: false } : seen);
    const from = sized(before.get(thing) ?? before.get(flight.from ?? ""));
    const to = sized(now ?? after.get(flight.to ?? ""));
    const still = from && to && apart(from.box, to.box) < NEAR;
    if ((!from && !to) || still || !this.layer()) return null;
    const copy = (now ?? before.get(thing))?.copy;
    if (flight.thing && !copy) return null;
    const lay = flight.to?.includes("/") && before.get(flight.to)?.exact; // one of its kind already did
    const hidden = now ? hide(now.element) : to?.exact && !lay && !flight.thing ? hide(to.element) : null;
    const ghost = flight.thing ? this.ghost(copy!, (now ?? before.get(thing))!.box) : null;
    if (ghost && from) place(ghost, from, ghost.box);
    const end = (): void => {
      hidden?.cancel();
      ghost?.end();
      this.ends.delete(end);
    };
    this.ends.add(end);
    return async () => {
      const flying = ghost ?? this.drawn(flight.look ?? "");
      if (flying) await fly(flying, from, to, pace);
      if (flying !== ghost) flying?.end();
      end();
    };
  }

  private ghost(shown: SVGElement | HTMLElement, box: DOMRect): Ghost {
    const holder = this.holder();
    shown.style.width = `${box.width}px`;
    shown.style.height = `${box.height}px`;
    holder.append(shown);
    return this.kept(holder, { width: box.width, height: box.height }, () => undefined);
  }

  /** Something without identity, as the game draws it. */
  private drawn(look: string): Ghost | null {
    if (!this.Piece || !this.layer()) return null;
    const holder = this.holder();
    const piece = mount(this.Piece, { target: holder, props: { look } });
    const { width, height } = holder.getBoundingClientRect();
    return this.kept(holder, { width, height }, () => void unmount(piece));
  }

  private holder(): HTMLElement {
    const holder = document.createElement("div");
    holder.className = "ghost";
    this.layer()!.append(holder);
    return holder;
  }

  private kept(holder: HTMLElement, box: Ghost["box"], gone: () => void): Ghost {
    const end = (): void => {
      if (!this.ends.delete(end)) return;
      gone();
      holder.remove();
    };
    this.ends.add(end);
    return { holder, box, end };
  }
}

interface Ghost {
  holder: HTMLElement;
  box: { width: number; height: number };
  end(): void;
}

function apart(one: DOMRect, other: DOMRect): number {
  const [dx, dy] = [
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  ];
  return Math.hypot(dx, dy) + Math.abs(one.width - other.width) / 2;
}

/** What flies is not yet there; the browser forgets it with the animation. */
function hide(element: Element): Animation {
  return element.animate({ opacity: [0, 0] }, { duration: 1, fill: "forwards" });
}

/** A ghost as it lies in a place: as large as that, but in a room no larger than it is. */
function lying({ box, exact }: Seen, own: Ghost["box"], rise = 0): string {
  const fit = Math.min(box.width / own.width, box.height / own.height);
  const scale = exact ? fit : Math.min(1, fit);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 - rise];
  return `translate(${x - own.width / 2}px, ${y - own.height / 2}px) scale(${scale})`;
}

function place({ holder }: Ghost, seen: Seen, own: Ghost["box"]): void {
  holder.style.transform = lying(seen, own);
}

async function fly(ghost: Ghost, from: Seen | undefined, to: Seen | undefined, pace: number): Promise<void> {
  const { holder, box } = ghost;
  const [start, end] = [(from ?? to)!, (to ?? from)!];
  const far = from && to ? apart(from.box, to.box) : 0;
  const [begins, ends] = [lying(start, box), lying(end, box)];
  const steps: Keyframe[] = [
    { transform: from ? begins : `${begins} scale(.6)`, opacity: from ? 1 : 0 },
    { transform: to ? ends : `${ends} scale(.5)`, opacity: to ? 1 : 0 },
  ];
  if (far) steps.splice(1, 0, { transform: between(start, end, box, far * RISE), opacity: 1 });
  const flight = holder.animate(steps, { duration: travel(far) * pace, easing: EASE, fill: "both" });
  await flight.finished.catch(() => undefined); // skipped
}

/** The top of the arc. */
function between(from: Seen, to: Seen, own: Ghost["box"], rise: number): string {
  const middle = new DOMRect(
    (from.box.x + to.box.x) / 2,
    (from.box.y + to.box.y) / 2,
    (from.box.width + to.box.width) / 2,
    (from.box.height + to.box.height) / 2,
  );
  return lying({ ...to, box: middle, exact: from.exact && to.exact }, own, rise);
}
