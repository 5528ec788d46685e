// One queue and one clock for everything that moves: both can be ended at any time.

/** Waits that all end when somebody does not want to wait. */
export class Clock {
  private readonly waits = new Map<ReturnType<typeof setTimeout>, () => void>();

  wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.waits.delete(timer);
        done();
      }, ms);
      this.waits.set(timer, done);
    });
  }

  skip(): void {
    for (const [timer, done] of this.waits) {
      clearTimeout(timer);
      done();
    }
    this.waits.clear();
  }
}

/** What is to be shown, one after another. */
export class Reel<T> {
  private waiting: T[] = [];
  private showing = 0; // which run it is; none is 0
  private runs = 0;

  constructor(
    /** Shows one; it stops by itself when it is no longer wanted. */
    private readonly show: (one: T, wanted: () => boolean) => Promise<void>,
    private readonly over: () => void,
  ) {}

  /** How many wait behind the one that is shown. */
  get behind(): number {
    return this.waiting.length;
  }
  get running(): boolean {
    return this.showing > 0;
  }

  /** The first is begun at once. */
  push(one: T): void {
    this.waiting.push(one);
    if (!this.running) void this.run();
  }

  /** Nothing of it is shown any more. */
  skip(): void {
    this.waiting = [];
    if (!this.running) return;
    this.showing = 0;
    this.over();
  }

  private async run(): Promise<void> {
    const run = ++this.runs;
    this.showing = run;
    const wanted = (): boolean => this.showing === run;
    while (this.waiting.length) {
      await this.show(this.waiting.shift()!, wanted);
      if (!wanted()) return;
    }
    this.showing = 0;
    this.over();
  }
}
