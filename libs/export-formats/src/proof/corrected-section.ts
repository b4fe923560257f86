import { changeWords, changedCellWords, type StatementResult } from '@crossfoot/contracts';
import type { Corrected } from '../export-options.ts';
import { accountLabels } from '../text/account-label.ts';
import { moneyText } from '../text/money-text.ts';
import { html, table } from './html-text.ts';

const longestList = 2_000;

/** What a person changed before the sheet was made, one line each: a reader must see what was read and what was typed. */
export function correctedSection({ accounts }: StatementResult, { number, savedAt, changes }: Corrected): string {
  const labels = accountLabels(accounts);
  const rows = changes.slice(0, longestList).map((change) => {
    const currency = accounts[change.account]?.currency ?? null;
    const text = (value: string | number | null): string =>
      value === null ? '' : typeof value === 'number' ? moneyText(value, currency) : html(value);
    const { of } = change;
    return [
      html(labels[change.account] ?? ''),
      change.row === null ? '' : String(change.row + 1),
      change.page === null ? '' : String(change.page),
      of === null ? '' : `${of.date} ${html(of.description)} ${moneyText(of.amount, currency)}`,
      `${html(change.cell === null ? '' : (changedCellWords[change.cell] ?? change.cell))} ${changeWords[change.kind]}`.trim(),
      text(change.before),
      text(change.after),
    ];
  });
  const more = changes.length - longestList;
  return [
    `<h3>Corrected by a person</h3>\n<p>Revision ${number}, saved ${html(savedAt)}. The checks above are those of the corrected rows; row numbers here are those of the result as it was read.</p>\n`,
    table(['Account', 'Row', 'Page', 'Row as it stands', 'What', 'Read', 'Corrected'], rows, [1, 2]),
    ...(more > 0 ? [`<p>${more} more changes are not listed.</p>\n`] : []),
  ].join('');
}
