import type { RowCells } from '@crossfoot/statement-review';

export type CellName = keyof RowCells;
export type TypedCell =
  { readonly ok: true; readonly value: string | number | null } | { readonly ok: false; readonly why: string };

const optional: ReadonlySet<CellName> = new Set(['transactionDate', 'valueDate', 'balance', 'reference']);

/** What somebody typed into a cell, as the cell's value, or why it is none. */
export function typedCell(cell: CellName, text: string, decimals = 2): TypedCell {
  const typed = text.trim();
  if (typed === '' && optional.has(cell)) return { ok: true, value: null };
  switch (cell) {
    case 'description':
    case 'reference':
      return { ok: true, value: typed };
    case 'amount':
    case 'balance':
      return typedAmount(typed, decimals);
    case 'date':
    case 'transactionDate':
    case 'valueDate':
      return typedDate(typed);
  }
}

function typedAmount(text: string, decimals: number): TypedCell {
  const plain = text.replaceAll('−', '-').replace(/[\s'’]/g, '');
  const isNegative = /^\(.*\)$|^-|-$/.test(plain);
  const digits = plain.replace(/[^\d.,]/g, '');
  // Three digits after the last sign are a group, unless the currency has so many decimals.
  const decimal = /[.,](\d{1,3})$/.exec(digits);
  const isGroup = decimal?.[1]?.length === 3 && (decimals !== 3 || /[.,].*[.,]/.test(digits));
  const at = decimal === null || isGroup ? digits.length : decimal.index;
  const groups = digits.slice(0, at);
  const areGroups = /^\d*$|^\d{1,3}(?:([.,])\d{2,3}(?:\1\d{2,3})*)?$/.exec(groups);
  const isTold = areGroups !== null && (isGroup || areGroups[1] === undefined || areGroups[1] !== digits[at]);
  const whole = groups.replace(/[.,]/g, '');
  const value = Number(`${whole === '' ? '0' : whole}.${digits.slice(at + 1) || '0'}`);
  if (!isTold || !/\d/.test(digits) || /[^\d.,\-+()$€£¥]/.test(plain) || !Number.isFinite(value)) {
    return { ok: false, why: 'Type an amount such as -131.07.' };
  }
  return { ok: true, value: isNegative && value !== 0 ? -value : value };
}

function typedDate(text: string): TypedCell {
  const why = 'Type a date as year-month-day, such as 2026-01-21.';
  const time = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time)) return { ok: false, why };
  return new Date(time).toISOString().startsWith(text)
    ? { ok: true, value: text }
    : { ok: false, why: 'No calendar has this day.' };
}
