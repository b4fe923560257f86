/** From one printed balance to the next: the rows between them, the last of which bears it, and what they must add up to. */
export interface Step {
  /** Positions in the order of the page, from the earliest row on. */
  readonly rows: readonly number[];
  readonly delta: number;
  /** It starts from the opening balance. */
  readonly opens: boolean;
}

/** The running balance of rows: its steps, and what follows its last printed value. */
export interface Chain {
  readonly steps: readonly Step[];
  /** The rows behind the last printed balance. */
  readonly rest: readonly number[];
  /** The last printed balance, or the opening one where no row has any; null where neither is printed. */
  readonly last: number | null;
}

/**
 * The one chain of balances that every stage reckons by, on integer minor units. `rows` stand in the order of the page;
 * without an opening balance the first printed one begins the chain, and is no step.
 */
export function chainOf(
  rows: readonly { readonly balance: number | null }[],
  opening: number | null,
  newestFirst = false,
): Chain {
  const steps: Step[] = [];
  let last = opening;
  let since: number[] = [];
  let opens = true;
  const order = newestFirst ? [...rows.keys()].reverse() : rows.keys();
  for (const at of order) {
    since.push(at);
    const balance = rows[at]?.balance ?? null;
    if (balance === null) continue;
    if (last !== null) steps.push({ rows: since, delta: balance - last, opens: opens && opening !== null });
    [last, since, opens] = [balance, [], false];
  }
  return { steps, rest: since, last };
}

/** The balance that the rows reach from a printed opening one, where the last of them bears it and every step holds. */
export function balanceReached(
  rows: readonly { readonly amount: number; readonly balance: number | null }[],
  opening: number | null,
  newestFirst: boolean,
): number | null {
  const { steps, rest, last } = chainOf(rows, opening, newestFirst);
  if (opening === null || steps.length === 0 || rest.length > 0) return null;
  const holds = steps.every(({ rows: own, delta }) => sumOf(own, (at) => rows[at]?.amount ?? 0) === delta);
  return holds ? last : null;
}

/** The sum of whole minor units, one for each item. */
export function sumOf<T>(items: readonly T[], unitsOf: (item: T, at: number) => number): number {
  return items.reduce((sum, item, at) => sum + unitsOf(item, at), 0);
}
