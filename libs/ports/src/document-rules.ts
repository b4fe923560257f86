import type { CollectionDefinition, Filter, FindOptions, Scalar } from './documents.port.ts';
import { PortError } from './port-error.ts';

/** The rules of `DocumentsPort` that no store enforces by itself; every adapter calls these, so they refuse alike. */

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const FIELD = /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)*$/;
const OPERATORS: ReadonlySet<string> = new Set(['in', 'lt', 'lte', 'gt', 'gte']);

export function checkCollectionDefinition<T extends object>(definition: CollectionDefinition<T>): void {
  if (!NAME.test(definition.name))
    throw new PortError(
      'refused',
      `A collection's name is lower-case letters, digits and hyphens, not ${JSON.stringify(definition.name)}`,
    );
  const fields = [
    ...definition.indexes.flatMap((index) => index.fields),
    ...(definition.expiresAt === undefined ? [] : [definition.expiresAt]),
  ];
  for (const field of fields)
    if (!FIELD.test(field))
      throw new PortError('refused', `${definition.name}: ${JSON.stringify(field)} is not a field path`);
  if (definition.indexes.some((index) => index.fields.length === 0))
    throw new PortError('refused', `${definition.name}: an index needs a field`);
}

export function checkDocumentId(id: unknown): asserts id is string {
  if (typeof id !== 'string' || id === '' || id.length > 200 || !id.isWellFormed() || id.includes('\0')) {
    throw new PortError('invalidDocument', 'A document id is a text of 1 to 200 characters');
  }
}

export interface Condition {
  readonly field: string;
  readonly operator: 'eq' | 'lt' | 'lte' | 'gt' | 'gte' | 'in';
  readonly values: readonly Scalar[];
}

/**
 * Takes a filter apart. Refuses what could match more than was meant: fields that are not declared, `undefined`,
 * empty conditions, and anything that is not a plain value (an object from a request body).
 */
export function readFilter<T extends object>(
  definition: CollectionDefinition<T>,
  filter: Filter,
): readonly Condition[] {
  return Object.entries(filter).flatMap(([field, wanted]): Condition[] => {
    checkDeclared(definition, field);
    if (isScalar(wanted)) return [{ field, operator: 'eq', values: [wanted] }];
    if (typeof wanted !== 'object' || wanted === null)
      throw new PortError('refused', `${definition.name}: the condition on ${field} is missing`);
    const parts = Object.entries(wanted);
    if (parts.length === 0) throw new PortError('refused', `${definition.name}: the condition on ${field} is empty`);
    return parts.map(([operator, value]) => {
      if (!OPERATORS.has(operator)) throw new PortError('refused', `${definition.name}: unknown operator on ${field}`);
      const values: readonly unknown[] = operator === 'in' && Array.isArray(value) ? value : [value];
      if (!values.every(isScalar))
        throw new PortError('refused', `${definition.name}: the condition on ${field} is not a plain value`);
      return { field, operator: operator as Condition['operator'], values };
    });
  });
}

export interface PagePlan {
  readonly limit: number;
  /** Null: by id alone. */
  readonly sortField: string | null;
  readonly order: 'ascending' | 'descending';
  readonly after: { readonly value: Scalar; readonly id: string } | null;
}

export function readFindOptions<T extends object>(
  definition: CollectionDefinition<T>,
  options: FindOptions = {},
): PagePlan {
  const limit = options.limit ?? 100;
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000)
    throw new PortError('refused', 'A page holds 1 to 1,000 documents');
  const sortField = options.sort?.field ?? null;
  if (sortField !== null) checkDeclared(definition, sortField);
  const cursor = options.cursor ?? null;
  return {
    limit,
    sortField,
    order: options.sort?.order ?? 'ascending',
    after: cursor === null ? null : decodeCursor(cursor),
  };
}

export function encodeCursor(value: Scalar, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

function decodeCursor(cursor: string): { value: Scalar; id: string } {
  try {
    const [value, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isScalar(value) && typeof id === 'string') return { value, id };
  } catch {
    // Falls through: whatever is wrong with it, the answer is the same.
  }
  throw new PortError('refused', 'This cursor is not one that a page gave');
}

/** Validates a body and gives it back as JSON would carry it, sharing nothing with the one given. */
export function parseBody<T extends object>(definition: CollectionDefinition<T>, body: unknown): T {
  const parsed = definition.schema.safeParse(body === undefined ? body : JSON.parse(JSON.stringify(body)));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'document'} (${issue.code})`).join(', ');
  throw new PortError('invalidDocument', `${definition.name}: the document does not fit its schema at ${where}`);
}

/** The value at a dot path; undefined where missing. */
export function valueAt(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      body,
    );
}

function checkDeclared<T extends object>(definition: CollectionDefinition<T>, field: string): void {
  if (field === definition.expiresAt || definition.indexes.some((index) => index.fields.includes(field))) return;
  throw new PortError('refused', `${definition.name}: ${JSON.stringify(field)} is not declared in any index`);
}

function isScalar(value: unknown): value is Scalar {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}
