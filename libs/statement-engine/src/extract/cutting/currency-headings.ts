import { readCurrency } from '../../grammar/money.ts';
import { FORM } from '../../grammar/word-forms.ts';
import { readLabel } from '../facts/read-labels.ts';
import type { TokenLine } from '../../grammar/tokens.ts';
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

/** A currency is of the account that the balance beside it opens: it comes right behind that balance. */
const BEHIND = 0.5;

/** "USD  1 Sep  Balance brought forward 1,656.43": the code before an opening balance, where different ones are printed so. */
export function currencyGroups(lines: readonly TokenLine[]): RawIdentity[] {
  const found = lines.flatMap(({ index, forms, tokens, amounts }): RawIdentity[] => {
    if ((forms & FORM.code) === 0 || amounts.length !== 1) return [];
    const [first, ...rest] = tokens;
    const code = first?.kind === 'text' && /^[A-Z]{3}$/.test(first.text) ? readCurrency(first.text) : null;
    if (code === null || readLabel(rest)?.label !== 'opening') return [];
    return [{ kind: 'currency', at: index + BEHIND, value: code }];
  });
  return new Set(found.map(({ value }) => value)).size > 1 ? found : [];
}
