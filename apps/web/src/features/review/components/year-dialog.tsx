import type { Correction, ReviewedRow } from '@crossfoot/statement-review';
import { useId, useState, type FormEvent } from 'react';
import { count } from '#statement/figures.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface YearDialogProps {
  readonly rows: readonly ReviewedRow[];
  readonly at: number;
  readonly onDone: (correction: Correction) => void;
  readonly onClose: () => void;
}

const inputStyle = 'figure min-h-11 w-full rounded-lg border border-rule-strong bg-sheet px-3';

/** Another year for all rows, or for those of one year: December and January may differ. */
export function YearDialog({ rows, at, onDone, onClose }: YearDialogProps) {
  const id = useId();
  const years = new Map<number, number>();
  for (const { transaction } of rows) {
    const year = Number(transaction.date.slice(0, 4));
    years.set(year, (years.get(year) ?? 0) + 1);
  }
  const [first] = years.keys();
  const [from, setFrom] = useState('all');
  const [to, setTo] = useState(String(first ?? new Date().getFullYear()));
  const year = Number(to);
  const isYear = Number.isInteger(year) && year >= 1900 && year <= 2999;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isYear) onDone({ kind: 'setYear', account: at, from: from === 'all' ? null : Number(from), to: year });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Set the year" description="Days and months stay.">
      <form onSubmit={submit} noValidate className="space-y-4">
        <div>
          <label htmlFor={`${id}-from`} className="mb-1 block text-sm font-semibold">
            Rows
          </label>
          <select
            id={`${id}-from`}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            className={inputStyle}
          >
            <option value="all">All rows</option>
            {years.size > 1 &&
              [...years].map(([each, number]) => (
                <option key={each} value={each}>
                  Rows of {each} ({count(number, 'row')})
                </option>
              ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-to`} className="mb-1 block text-sm font-semibold">
            are of the year
          </label>
          <input
            id={`${id}-to`}
            autoFocus
            inputMode="numeric"
            value={to}
            aria-invalid={!isYear}
            aria-describedby={isYear ? undefined : `${id}-problem`}
            onChange={(event) => setTo(event.target.value)}
            className={inputStyle}
          />
          {!isYear && (
            <p id={`${id}-problem`} className="mt-1 text-sm text-bad">
              Type a year such as 2026.
            </p>
          )}
        </div>
        <div className="flex justify-end gap-3">
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Set the year</Button>
        </div>
      </form>
    </Dialog>
  );
}
