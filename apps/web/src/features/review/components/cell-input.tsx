import { useState } from 'react';
import { typedCell, type CellName } from '../model/typed-cell.ts';

interface CellInputProps {
  readonly cell: CellName;
  readonly label: string;
  readonly text: string;
  readonly decimals: number;
  readonly onKeep: (value: string | number | null) => void;
  readonly onLeave: () => void;
}

/** A cell while it is typed over. Enter keeps, Escape leaves, and what is no value says why and stays. */
export function CellInput({ cell, label, text, decimals, onKeep, onLeave }: CellInputProps) {
  const [typed, setTyped] = useState(text);
  const [why, setWhy] = useState<string | null>(null);
  const keep = (): void => {
    if (typed === text) return onLeave();
    const read = typedCell(cell, typed, decimals);
    if (read.ok) onKeep(read.value);
    else setWhy(read.why);
  };
  return (
    <span className="relative block">
      <input
        autoFocus
        aria-label={label}
        aria-invalid={why !== null}
        value={typed}
        inputMode={cell === 'amount' || cell === 'balance' ? 'decimal' : 'text'}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => (typedCell(cell, typed, decimals).ok ? keep() : onLeave())}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') onLeave();
        }}
        className="figure h-8 w-full rounded-md border-2 border-focus bg-sheet px-1.5 text-inherit outline-none"
      />
      {why !== null && (
        <span
          role="alert"
          ref={(note) => note?.scrollIntoView({ block: 'nearest' })}
          className="absolute top-full right-0 z-20 mt-1 w-56 rounded-md bg-bad px-2 py-1 text-left text-xs text-sheet shadow-lift"
        >
          {why}
        </span>
      )}
    </span>
  );
}
