/** Half of the values lie below it; undefined of none. */
export const medianOf = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[values.length >> 1];
