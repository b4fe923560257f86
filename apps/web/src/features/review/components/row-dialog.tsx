import type { RowCells } from '@crossfoot/statement-review';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { cellName } from '../model/correction-words.ts';
import { typedCell, type CellName } from '../model/typed-cell.ts';

interface RowDialogProps {
  readonly title: string;
  readonly description: string;
  /** What stands in the fields at first. */
  readonly values: Readonly<Partial<RowCells>>;
  /** How the row looks on the page, as a picture's address. */
  readonly picture?: string | null;
  readonly decimals: number;
  readonly action: string;
  readonly onDone: (values: RowCells) => void;
  readonly onClose: () => void;
}

const cells: readonly CellName[] = [
  'date',
  'transactionDate',
  'valueDate',
  'description',
  'amount',
  'balance',
  'reference',
];

/** How much of the two columns a field takes. */
const wide: Partial<Readonly<Record<CellName, string>>> = {
  date: 'col-span-2',
  transactionDate: 'max-sm:col-span-2',
  valueDate: 'max-sm:col-span-2',
  description: 'col-span-2',
  reference: 'col-span-2',
};

/** All fields of a row at once: to add one, or to edit what the table has no column for. */
export function RowDialog(props: RowDialogProps) {
  const { title, description, values, picture = null, decimals, action, onDone, onClose } = props;
  const id = useId();
  const [typed, setTyped] = useState<Readonly<Record<CellName, string>>>(
    () => Object.fromEntries(cells.map((cell) => [cell, String(values[cell] ?? '')])) as Record<CellName, string>,
  );
  const [problems, setProblems] = useState<Partial<Readonly<Record<CellName, string>>>>({});

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = cells.map((cell) => [cell, typedCell(cell, typed[cell], decimals)] as const);
    const wrong = read.flatMap(([cell, result]) => (result.ok ? [] : [[cell, result.why] as const]));
    setProblems(Object.fromEntries(wrong));
    const [first] = wrong;
    if (first !== undefined) {
      document.getElementById(`${id}-${first[0]}`)?.focus();
      return;
    }
    onDone(
      Object.fromEntries(read.map(([cell, result]) => [cell, result.ok ? result.value : null])) as unknown as RowCells,
    );
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      {picture !== null && (
        <img
          src={picture}
          alt="The part of the page that you drew"
          className="mb-4 max-h-32 w-full rounded-lg border border-rule bg-white object-contain p-1"
        />
      )}
      <form onSubmit={submit} noValidate className="grid grid-cols-2 gap-x-4 gap-y-3">
        {cells.map((cell) => (
          <div key={cell} className={wide[cell] ?? ''}>
            <Field
              id={`${id}-${cell}`}
              label={`${cellName(cell).charAt(0).toUpperCase()}${cellName(cell).slice(1)}`}
              className="figure"
              autoFocus={cell === 'date'}
              type={cell === 'date' || cell === 'transactionDate' || cell === 'valueDate' ? 'date' : 'text'}
              inputMode={cell === 'amount' || cell === 'balance' ? 'decimal' : undefined}
              value={typed[cell]}
              onChange={(event) => setTyped({ ...typed, [cell]: event.target.value })}
              error={problems[cell]}
            />
          </div>
        ))}
        <div className="col-span-2 mt-2 flex justify-end gap-3">
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{action}</Button>
        </div>
      </form>
    </Dialog>
  );
}
