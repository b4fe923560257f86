import type { RawTable } from '../raw-statement.ts';
import { DATE_ROLES } from '../headings/header-cells.ts';
import type { Table } from '../table.ts';
import { namesPurchase } from './booked-beside.ts';

/**
 * What the second date of a table's rows is, by its headings: the day of interest where it is named so, the day of the
 * purchase where it is named as one or stands beside a named booking date; null where no heading tells.
 */
export function secondDate({ dateColumns, header }: Pick<Table, 'dateColumns' | 'header'>): RawTable['secondDate'] {
  const posting = dateColumns.find(({ meaning }) => meaning === 'posting');
  const other = dateColumns.find(({ meaning }) => meaning === 'other');
  if (other !== undefined) {
    if (other.header === null || other.header === posting?.header) return null;
    if (other.header.role === 'valueDate') return 'value';
    return posting?.header?.role === 'postingDate' || namesPurchase(other.header) ? 'transaction' : null;
  }
  const roles = header?.cells.flatMap(({ role }) => (role !== null && DATE_ROLES.has(role) ? [role] : [])) ?? [];
  if (roles.length < 2) return null;
  if (roles.includes('valueDate')) return 'value';
  return roles.includes('postingDate') && roles.includes('date') ? 'transaction' : null;
}
