/** What stands from `x0` to `x1` on a page (points). */
export interface Span {
  readonly x0: number;
  readonly x1: number;
}

/** Whether two spans share some width, or come as near to each other as `slack`. */
export function overlap(one: Span, other: Span, slack = 0): boolean {
  return one.x0 < other.x1 + slack && other.x0 < one.x1 + slack;
}

/** How far two spans are from having one edge, or one middle, in common. */
export function apart(one: Span, other: Span): number {
  const middles = Math.abs(one.x0 + one.x1 - other.x0 - other.x1) / 2;
  return Math.min(Math.abs(one.x1 - other.x1), Math.abs(one.x0 - other.x0), middles);
}
