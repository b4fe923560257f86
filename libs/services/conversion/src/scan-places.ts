/**
 * How many scans this process reads at a time: all its sandboxes but one, which is left for texts; where there is but one, that.
 * A scan takes a hundred times what a text does, so a few of them would keep everybody waiting.
 */
export class ScanPlaces {
  readonly count: number;
  private free: number;
  private readonly waiting = new Set<() => void>();

  constructor(slots: number) {
    this.count = Math.max(1, slots - 1);
    this.free = this.count;
  }

  /** Null where none is free. A place is given back with `using`. */
  tryTake(): Disposable | null {
    if (this.free === 0) return null;
    this.free -= 1;
    return this.place();
  }

  /** In the order of their coming. Rejects with the signal's reason. */
  async take(signal: AbortSignal): Promise<Disposable> {
    const place = this.tryTake();
    if (place !== null) return place;
    const turn = Promise.withResolvers<void>();
    const giveUp = (): void => {
      if (this.waiting.delete(turn.resolve)) turn.reject(signal.reason);
    };
    this.waiting.add(turn.resolve);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
    await turn.promise;
    signal.removeEventListener('abort', giveUp);
    return this.place();
  }

  private place(): Disposable {
    let isTaken = true;
    return {
      [Symbol.dispose]: () => {
        if (!isTaken) return;
        isTaken = false;
        const [next] = this.waiting;
        if (next === undefined) this.free += 1;
        else {
          this.waiting.delete(next);
          next();
        }
      },
    };
  }
}
