import { readCurrency } from '../../grammar/money.ts';
import { namesMoney, type HeaderCell } from '../headings/header-cells.ts';
import type { TableHeader } from '../headings/find-headers.ts';
import type { RawIdentity } from '../raw-statement.ts';

/** "Balance (USD)", "差引残高(円)": the unit in brackets behind the name of a column. */
const UNIT = /[((](?:in )?([^()()\s]{1,4})[))]$/i;

/** The currency that each heading names beside its columns of money, where a document's headings name different ones. */
export function currencyHeadings(headers: readonly TableHeader[]): RawIdentity[] {
  const found = headers.flatMap(({ cells, firstLine }): RawIdentity[] => {
    const [value, ...others] = new Set(cells.filter(namesMoney).flatMap(unitOf));
    return value === undefined || others.length > 0 ? [] : [{ kind: 'currency', at: firstLine, value }];
  });
  return new Set(found.map(({ value }) => value)).size > 1 ? found : [];
}

function unitOf({ text }: HeaderCell): string[] {
  const unit = UNIT.exec(text)?.[1];
  const currency = unit === undefined ? null : readCurrency(unit);
  return currency === null ? [] : [currency];
}
