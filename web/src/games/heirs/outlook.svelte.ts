// The part of the landscape that is shown: all of it at one scale for a whole turn, unless somebody
// pans or zooms. A tile is 100 units wide.

const CELL = 100;
const LEAST = 84; // pixels of a tile at which there is room to spare
const MOST = 112;
const GROWN = 1.35; // of the most, on a large screen
const WIDE = 680; // pixels of a room in which a tile is no larger than the most
const SHADE = 14; // thickness and shadow below the last row

/** What must be seen, in units: edges of a rectangle. */
interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Point = readonly [number, number];

function around(points: readonly Point[], margin: number): Frame {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin + SHADE,
  };
}

function holds(frame: Frame, other: Frame): boolean {
  return (
    frame.left <= other.left && frame.top <= other.top && frame.right >= other.right && frame.bottom >= other.bottom
  );
}

export class Outlook {
  width = $state(800);
  height = $state(500);
  zoom = $state(1);
  pan = $state.raw<Point>([0, 0]);
  private kept: { turn: string; frame: Frame } | null = null;
  private readonly fingers = new Map<number, Point>();
  private moved = false;

  /** Where tiles lie, where one may lie now, and what turn it is. */
  constructor(private readonly seen: () => { tiles: Point[]; places: Point[]; turn: string }) {}

  private scaleOf(frame: Frame): number {
    const most = MOST * Math.min(GROWN, Math.max(1, this.width / WIDE));
    return Math.max((frame.right - frame.left) / this.width, (frame.bottom - frame.top) / this.height, CELL / most);
  }

  /** A row of free places all around, if tiles stay large; what was shown stays for the turn. */
  private frame = $derived.by((): Frame => {
    const { tiles, places, turn: now } = this.seen();
    const turn = `${now} at ${this.width} by ${this.height}`;
    const least = around([...tiles, ...places], CELL * 0.56);
    if (this.kept?.turn === turn && holds(this.kept.frame, least)) return this.kept.frame;
    const roomy = around(tiles, CELL * 1.56);
    const frame = CELL / this.scaleOf(roomy) < LEAST || !holds(roomy, least) ? least : roomy;
    this.kept = { turn, frame };
    return frame;
  });
  private fit = $derived(this.scaleOf(this.frame));
  scale = $derived(this.fit / this.zoom);
  box = $derived.by(() => {
    const { left, right, top, bottom } = this.frame;
    const [w, h] = [this.width * this.scale, this.height * this.scale];
    return `${(left + right - w) / 2 + this.pan[0]} ${(top + bottom - h) / 2 + this.pan[1]} ${w} ${h}`;
  });
  isMoved = $derived(this.zoom !== 1 || this.pan[0] !== 0 || this.pan[1] !== 0);

  home = (): void => {
    this.zoom = 1;
    this.pan = [0, 0];
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const area = (event.currentTarget as Element).getBoundingClientRect();
    this.zoomAt(Math.exp(-event.deltaY * 0.0016), event.clientX - area.left, event.clientY - area.top);
  };

  private zoomAt(factor: number, x: number, y: number): void {
    const before = this.scale;
    this.zoom = Math.min(4, Math.max(0.5, this.zoom * factor));
    const gain = before - this.scale;
    this.pan = [this.pan[0] + (x - this.width / 2) * gain, this.pan[1] + (y - this.height / 2) * gain];
  }

  down(event: PointerEvent, isPiece: boolean): void {
    if (isPiece && this.fingers.size === 0) return;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.moved = false;
  }

  move = (event: PointerEvent): void => {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const [dx, dy] = [event.clientX - was[0], event.clientY - was[1]];
    if (!this.moved && Math.hypot(dx, dy) < 8 && this.fingers.size === 1) return;
    this.moved = true;
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other) {
      const area = (event.currentTarget as Element).getBoundingClientRect();
      const old = Math.hypot(was[0] - other[0], was[1] - other[1]);
      const now = Math.hypot(event.clientX - other[0], event.clientY - other[1]);
      const middle = [(event.clientX + other[0]) / 2, (event.clientY + other[1]) / 2] as const;
      this.zoomAt(now / Math.max(old, 1), middle[0] - area.left, middle[1] - area.top);
    } else this.pan = [this.pan[0] - dx * this.scale, this.pan[1] - dy * this.scale];
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };
}
