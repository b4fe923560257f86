/** What every call of a process that was killed ends with. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * How long a process lives, counted in calls to what is outside of it. The last one is either carried out with its
 * answer lost, or not carried out at all; from then on nothing that the process does reaches anything, as after `kill -9`.
 */
export class Fate {
  private callsLeft: number;
  private readonly isLastCarriedOut: boolean;

  constructor(callsLeft: number, isLastCarriedOut: boolean) {
    this.callsLeft = callsLeft;
    this.isLastCarriedOut = isLastCarriedOut;
  }

  get isDead(): boolean {
    return this.callsLeft <= 0;
  }

  async allow<T>(call: () => Promise<T>): Promise<T> {
    if (this.isDead) throw new Killed('The process is dead.');
    this.callsLeft -= 1;
    if (!this.isDead) return call();
    if (this.isLastCarriedOut) await call();
    throw new Killed('The process was killed.');
  }
}

/** The same object, whose asynchronous methods of these names end with the process. */
export function mortal<T extends object>(target: T, fate: Fate, methods: readonly (keyof T & string)[]): T {
  return new Proxy(target, {
    get(from, name) {
      const value: unknown = Reflect.get(from, name, from);
      if (typeof value !== 'function') return value;
      const method = (...values: unknown[]): unknown => Reflect.apply(value, from, values);
      if (!(methods as readonly (string | symbol)[]).includes(name)) return method;
      return (...values: unknown[]) => fate.allow(async () => method(...values));
    },
  });
}
