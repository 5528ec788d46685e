// A sheet that explains something stands beside it and is tied to it by a line, and covers neither it
// nor what one is about to touch.

const GAP = 16;
const EDGE = 6;
const TOUCHED = ".board :is(.can, .target, .picked), .spot, .bar, .tabs";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function common(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function distance(one: Box, other: Box): number {
  const wide = Math.max(one.left - other.right, other.left - one.right, 0);
  const high = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(wide, high);
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Of all places around what is explained, the one that hides least. */
function place(width: number, height: number, about: Box, room: Box, touched: Box[]): Box {
  const [middle, level] = [(about.left + about.right) / 2, (about.top + about.bottom) / 2];
  const lefts = [about.right + GAP, about.left - GAP - width, middle - width / 2, room.left, room.right - width];
  const tops = [level - height / 2, about.bottom + GAP, about.top - GAP - height, room.top, room.bottom - height];
  let best: Box | null = null;
  let least = Infinity;
  for (const wished of lefts)
    for (const high of tops) {
      const left = between(room.left, wished, room.right - width);
      const top = between(room.top, high, room.bottom - height);
      const box = { left, top, right: left + width, bottom: top + height };
      const hidden = touched.reduce((sum, one) => sum + common(box, one), 0) + 8 * common(box, about);
      const cost = hidden + 30 * distance(box, about);
      if (cost < least) [best, least] = [box, cost];
    }
  return best!;
}

export function aside(sheet: HTMLElement, anchor: Element) {
  const line = document.createElement("div");
  line.className = "heirs-tie";
  line.setAttribute("aria-hidden", "true");
  sheet.before(line);

  function stand(about: Element): void {
    const home = sheet.offsetParent!.getBoundingClientRect();
    const from = about.getBoundingClientRect();
    const touched = [...document.querySelectorAll(TOUCHED)]
      .filter((one) => one !== about && !about.contains(one))
      .map((one) => one.getBoundingClientRect());
    const room = {
      left: home.left + EDGE,
      top: home.top + EDGE,
      right: innerWidth - EDGE,
      bottom: home.bottom - EDGE,
    };
    const box = place(sheet.offsetWidth, sheet.offsetHeight, from, room, touched);
    sheet.style.transform = `translate(${box.left - home.left}px, ${box.top - home.top}px)`;
    const x1 = between(from.left, (box.left + box.right) / 2, from.right);
    const y1 = between(from.top, (box.top + box.bottom) / 2, from.bottom);
    const [x2, y2] = [between(box.left, x1, box.right), between(box.top, y1, box.bottom)];
    line.style.width = `${Math.hypot(x2 - x1, y2 - y1)}px`;
    const angle = Math.atan2(y2 - y1, x2 - x1);
    line.style.transform = `translate(${x1 - home.left}px, ${y1 - home.top}px) rotate(${angle}rad)`;
  }
  const grown = new ResizeObserver(() => stand(anchor));
  grown.observe(sheet); // its text comes later
  stand(anchor);
  return {
    update(about: Element) {
      anchor = about;
      stand(about);
    },
    destroy() {
      grown.disconnect();
      line.remove();
    },
  };
}
