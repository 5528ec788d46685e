// Looking back at earlier positions, one request at a time: of those asked meanwhile the last counts.

export class Past<S extends { ply: number }> {
  shown = $state.raw<S | null>(null);
  private wanted: number | null = null;
  private busy = false;

  constructor(private readonly ask: (ply: number) => Promise<S>) {}

  /** Show the position after so many moves; null: go back to the present. */
  async look(ply: number | null): Promise<void> {
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

  /** Show some moves again, one after another. */
  async replay(from: number, until: number, beat: number): Promise<void> {
    try {
      for (let ply = from; ply < until; ply++) {
        await this.look(ply);
        await new Promise((done) => setTimeout(done, beat));
        if (!this.shown) return;
      }
    } finally {
      void this.look(null);
    }
  }
}
