// Looking back at earlier positions, one request at a time: of those asked meanwhile the last counts.

export class Past<S extends { ply: number }> {
  shown = $state.raw<S | null>(null);
  /** Whether one move after another is shown. */
  playing = $state(false);
  /** The position that is asked for or shown; null: the present. */
  wanted = $state<number | null>(null);
  private busy = false;
  private run = 0; // whoever looks elsewhere ends what is being played

  constructor(private readonly ask: (ply: number) => Promise<S>) {}

  /** Show the position after so many moves; null: go back to the present. */
  look(ply: number | null): Promise<void> {
    this.pause();
    return this.show(ply);
  }

  private async show(ply: number | null): Promise<void> {
    this.wanted = ply;
    if (ply === null) this.shown = null;
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.wanted !== null && this.wanted !== this.shown?.ply) {
        const found = await this.ask(this.wanted);
        if (this.wanted !== null) this.shown = found;
      }
    } finally {
      this.busy = false;
    }
  }

  /** Show the moves since a position one after another, up to the present. */
  async play(from: number, until: () => number, beat: () => number): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    try {
      for (let ply = from; ply < until(); ply++) {
        await this.show(ply);
        if (this.run !== run) return;
        await new Promise((done) => setTimeout(done, beat()));
        if (this.run !== run) return;
      }
      await this.show(null);
    } finally {
      if (this.run === run) this.playing = false;
    }
  }

  pause(): void {
    this.run += 1;
    this.playing = false;
  }
}
