import type { Correction, ReviewedRow } from '@crossfoot/statement-review';
import { useState, type FormEvent } from 'react';
import { count } from '#statement/figures.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';

interface YearDialogProps {
  readonly rows: readonly ReviewedRow[];
  readonly at: number;
  readonly onDone: (correction: Correction) => void;
  readonly onClose: () => void;
}

/** Another year for all rows, or for those of one year: December and January may differ. */
export function YearDialog({ rows, at, onDone, onClose }: YearDialogProps) {
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
        <ChoiceField label="Rows" value={from} onChange={(event) => setFrom(event.target.value)}>
          <option value="all">All rows</option>
          {years.size > 1 &&
            [...years].map(([each, number]) => (
              <option key={each} value={each}>
                Rows of {each} ({count(number, 'row')})
              </option>
            ))}
        </ChoiceField>
        <Field
          label="are of the year"
          className="figure"
          autoFocus
          inputMode="numeric"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={isYear ? undefined : 'Type a year such as 2026.'}
        />
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
