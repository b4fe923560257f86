import type { Condition, PagePlan, Scalar } from '@crossfoot/ports';

export interface SqlPart {
  readonly text: string;
  readonly values: readonly (string | number | null)[];
}

/** The expression of a field. Queries and indexes must spell it alike, or SQLite does not use the index. Paths were checked. */
export function fieldExpression(path: string): string {
  return `json_extract(body, '$.${path
    .split('.')
    .map((key) => `"${key}"`)
    .join('.')}')`;
}

const comparison = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

export function conditionSql(condition: Condition): SqlPart {
  const field = fieldExpression(condition.field);
  if (condition.operator === 'eq') return equals(field, condition.values[0] ?? null);
  if (condition.operator === 'in') {
    const known = condition.values.filter((value) => value !== null);
    const parts = [
      `${field} IN (${known.map(() => '?').join(', ')})`,
      ...(known.length < condition.values.length ? [`${field} IS NULL`] : []),
    ];
    return { text: `(${parts.join(' OR ')})`, values: known.map(bindable) };
  }
  return { text: `${field} ${comparison[condition.operator]} ?`, values: condition.values.map(bindable) };
}

/** Where the page before ended. Nulls come first in ascending order, as SQLite and MongoDB both sort them. */
export function afterSql(plan: PagePlan): SqlPart | null {
  if (plan.after === null) return null;
  const { value, id } = plan.after;
  const beyond = plan.order === 'ascending' ? '>' : '<';
  if (plan.sortField === null) return { text: `id ${beyond} ?`, values: [id] };
  const field = fieldExpression(plan.sortField);
  const nullsAhead = plan.order === 'ascending' ? `${field} IS NOT NULL` : null;
  if (value === null)
    return {
      text: `((${field} IS NULL AND id ${beyond} ?)${nullsAhead === null ? '' : ` OR ${nullsAhead}`})`,
      values: [id],
    };
  const nullsBehind = plan.order === 'descending' ? ` OR ${field} IS NULL` : '';
  return {
    text: `(${field} ${beyond} ? OR (${field} = ? AND id ${beyond} ?)${nullsBehind})`,
    values: [bindable(value), bindable(value), id],
  };
}

export function orderSql(plan: PagePlan): string {
  const direction = plan.order === 'ascending' ? 'ASC' : 'DESC';
  return plan.sortField === null
    ? `id ${direction}`
    : `${fieldExpression(plan.sortField)} ${direction}, id ${direction}`;
}

function equals(field: string, value: Scalar): SqlPart {
  return value === null
    ? { text: `${field} IS NULL`, values: [] }
    : { text: `${field} = ?`, values: [bindable(value)] };
}

function bindable(value: Scalar): string | number | null {
  return typeof value === 'boolean' ? Number(value) : value;
}
