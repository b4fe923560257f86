import type { ReviewedRow } from '@crossfoot/statement-review';
import { useId, useState, type FormEvent } from 'react';
import { figure, type Currency } from '#statement/figures.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { typedCell } from '../model/typed-cell.ts';

interface SplitDialogProps {
  readonly row: ReviewedRow;
  readonly currency: Currency;
  readonly decimals: number;
  readonly onDone: (parts: readonly { readonly description: string; readonly amount: number }[]) => void;
  readonly onClose: () => void;
}

const inputStyle = 'min-h-11 w-full rounded-lg border border-rule-strong bg-sheet px-3';

/** One row made two. The amounts may come to another sum: then it is the row's own amount that was wrong. */
export function SplitDialog({ row, currency, decimals, onDone, onClose }: SplitDialogProps) {
  const id = useId();
  const { description, amount } = row.transaction;
  const [words, setWords] = useState([description, description]);
  const [first, setFirst] = useState('');
  const read = typedCell('amount', first, decimals);
  const rest = read.ok && typeof read.value === 'number' ? Math.round((amount - read.value) * 1_000) / 1_000 : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!read.ok || typeof read.value !== 'number' || rest === null) return;
    onDone([
      { description: words[0] ?? '', amount: read.value },
      { description: words[1] ?? '', amount: rest },
    ]);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Split the row"
      description={`${description}: ${figure(amount, currency)}`}
    >
      <form onSubmit={submit} className="space-y-4">
        {[0, 1].map((part) => (
          <fieldset key={part} className="grid gap-3 sm:grid-cols-[1fr_8rem]">
            <legend className="mb-1 text-sm font-semibold">{part === 0 ? 'First row' : 'Second row'}</legend>
            <input
              aria-label={`Description of the ${part === 0 ? 'first' : 'second'} row`}
              value={words[part]}
              onChange={(event) => setWords(words.map((each, at) => (at === part ? event.target.value : each)))}
              className={inputStyle}
            />
            {part === 0 ? (
              <input
                id={`${id}-amount`}
                autoFocus
                aria-label="Amount of the first row"
                placeholder="Amount"
                inputMode="decimal"
                value={first}
                onChange={(event) => setFirst(event.target.value)}
                className={`figure text-right ${inputStyle}`}
              />
            ) : (
              <output aria-label="Amount of the second row" className="figure self-center px-3 text-right">
                {rest === null ? '…' : figure(rest, currency)}
              </output>
            )}
          </fieldset>
        ))}
        <div className="flex justify-end gap-3">
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={rest === null}>
            Split
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
