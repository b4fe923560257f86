import type { Condition, PagePlan, Scalar } from '@crossfoot/ports';

type Part = Readonly<Record<string, unknown>>;
const nothing: Part = { _id: { $in: [] } };

export function conditionFilter(condition: Condition): Part {
  const field = `body.${condition.field}`;
  if (condition.operator === 'eq') return { [field]: { $eq: condition.values[0] ?? null } };
  if (condition.operator === 'in') return { [field]: { $in: [...condition.values] } };
  const value = condition.values[0] ?? null;
  // Nothing is less or greater than what is missing; MongoDB would take `$lte: null` for equality.
  return value === null ? nothing : { [field]: { [`$${condition.operator}`]: value } };
}

/** Documents whose time is not over. */
export function aliveFilter(now: number): Part {
  return { expiresAt: { $not: { $lte: now } } };
}

/** Where the page before ended. Nulls come first in ascending order. */
export function afterFilter(plan: PagePlan): Part | null {
  if (plan.after === null) return null;
  const { value, id } = plan.after;
  const beyond = plan.order === 'ascending' ? '$gt' : '$lt';
  if (plan.sortField === null) return { _id: { [beyond]: id } };
  const field = `body.${plan.sortField}`;
  const sameValue: Part = { [field]: { $eq: value }, _id: { [beyond]: id } };
  const further: readonly Part[] = furtherValues(field, value, plan.order);
  return { $or: [sameValue, ...further] };
}

function furtherValues(field: string, value: Scalar, order: PagePlan['order']): readonly Part[] {
  if (order === 'ascending') return [{ [field]: value === null ? { $ne: null } : { $gt: value } }];
  return value === null ? [] : [{ [field]: { $lt: value } }, { [field]: { $eq: null } }];
}

export function sortOf(plan: PagePlan): Record<string, 1 | -1> {
  const direction = plan.order === 'ascending' ? 1 : -1;
  return plan.sortField === null ? { _id: direction } : { [`body.${plan.sortField}`]: direction, _id: direction };
}
