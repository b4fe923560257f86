import { flagWords } from '@crossfoot/contracts';
import type { ReviewedRow, RowCells } from '@crossfoot/statement-review';
import { dayWords, figure, type Currency } from '#statement/figures.ts';
import { Button } from '#ui/button.tsx';
import { cellName } from '../model/correction-words.ts';
import type { RowCommand } from '../model/shortcuts.ts';

interface RowDetailsProps {
  readonly row: ReviewedRow;
  /** How many rows are taken together with it, itself among them. */
  readonly taken: number;
  readonly currency: Currency;
  readonly onCommand: (command: RowCommand, id: string) => void;
}

/** The current row in words: where it is printed, what is in doubt, what was there before. */
export function RowDetails({ row, taken, currency, onCommand }: RowDetailsProps) {
  const { transaction, original, edited, id, isExcluded } = row;
  const flags = transaction.flags;
  if (taken > 1) {
    return (
      <section
        aria-label="Rows taken together"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule bg-brand-tint px-3 py-2 text-sm"
      >
        <p>
          <span className="font-semibold text-brand-deep">{taken.toLocaleString('en-US')} rows taken together.</span>{' '}
          <span className="text-ink-soft max-sm:hidden">Escape lets them go.</span>
        </p>
        <div className="flex flex-wrap gap-1.5">
          <Button size="small" tone="outline" onClick={() => onCommand('flip', id)}>
            Flip signs
          </Button>
          <Button size="small" tone="outline" onClick={() => onCommand('exclude', id)}>
            {isExcluded ? 'Take in' : 'Leave out'}
          </Button>
          <Button size="small" tone="outline" onClick={() => onCommand('confirm', id)}>
            They are right
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section aria-label="Current row" className="border-t border-rule bg-sheet px-3 py-2 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="line-clamp-2 font-medium break-words">{transaction.description || 'No description'}</p>
          <p className="text-ink-soft">
            Page {transaction.location.page}
            {transaction.transactionDate !== null && ` · bought ${dayWords(transaction.transactionDate)}`}
            {transaction.valueDate !== null && ` · value date ${dayWords(transaction.valueDate)}`}
            {transaction.reference !== null && ` · ${transaction.reference}`}
            {original === null && ' · added by hand'}
          </p>
          {edited.map((cell) => (
            <p key={cell} className="text-ink-soft">
              The {cellName(cell)} was <span className="figure text-ink">{cellText(original, cell, currency)}</span>.
            </p>
          ))}
          {flags.map((flag) => (
            <p key={flag} className={flag === 'balanceBreak' ? 'text-bad' : 'text-warn'}>
              {flagWords[flag].sentence} {flagWords[flag].next}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Button size="small" tone="outline" onClick={() => onCommand('flip', id)}>
            Flip sign
          </Button>
          <Button size="small" tone="outline" onClick={() => onCommand('exclude', id)}>
            {isExcluded ? 'Take in' : 'Leave out'}
          </Button>
          <Button size="small" tone="outline" onClick={() => onCommand('editAll', id)}>
            Edit
          </Button>
          {flags.some((flag) => flag !== 'balanceBreak') && (
            <Button size="small" tone="outline" onClick={() => onCommand('confirm', id)}>
              It is right
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function cellText(original: ReviewedRow['original'], cell: keyof RowCells, currency: Currency): string {
  const value = original?.[cell] ?? null;
  if (value === null) return 'empty';
  if (typeof value === 'number') return figure(value, currency);
  return cell === 'date' || cell === 'transactionDate' || cell === 'valueDate' ? dayWords(value) : `“${value}”`;
}
