/** Neighbours together: a group ends wherever the next item does not go on from it (`joins`). */
export function runsOf<T>(items: Iterable<T>, joins: (item: T, last: T, first: T) => boolean): T[][] {
  const runs: T[][] = [];
  for (const item of items) {
    const run = runs[runs.length - 1];
    if (run && joins(item, run[run.length - 1] as T, run[0] as T)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** Groups in the order in which they begin: an item joins the first group whose first item it belongs to. */
export function gathered<T>(items: Iterable<T>, belongs: (item: T, first: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const group = groups.find((each) => belongs(item, each[0] as T));
    if (group) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Half of the values lie below it; undefined of none. */
export const medianOf = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[values.length >> 1];

/** What lies at one place, from the lowest on: no item of a cluster lies further than `within` behind its first one. */
export function clustersOf<T>(items: readonly T[], placeOf: (item: T) => number, within: number): T[][] {
  const sorted = [...items].sort((a, b) => placeOf(a) - placeOf(b));
  return runsOf(sorted, (item, _, first) => placeOf(item) - placeOf(first) <= within);
}

/** How often each value comes, in the order in which they first come. */
export function countsOf<T>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
