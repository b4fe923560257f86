import type { ChainLink, ReviewedRow } from '@crossfoot/statement-review';
import { clsx } from 'clsx';
import { MoreHorizontal } from 'lucide-react';
import { memo, useContext } from 'react';
import { decimalsOf, dayWords, figure, type Currency } from '#statement/figures.ts';
import { HoveredRowContext } from '../model/hovered-row.ts';
import type { CellName } from '../model/typed-cell.ts';
import { CellInput } from './cell-input.tsx';

export const gridCells = ['date', 'description', 'amount', 'balance'] as const satisfies readonly CellName[];
export type GridCell = (typeof gridCells)[number];

/** The columns of a row, shared with the heading. On narrow screens a row has two lines. */
export const rowColumns =
  'grid items-center gap-x-2 grid-cols-[1.75rem_minmax(0,1fr)_auto_2.25rem] @2xl:grid-cols-[1.75rem_6.75rem_minmax(0,1fr)_7rem_7rem_2.25rem]';

interface ReviewRowProps {
  readonly row: ReviewedRow;
  readonly index: number;
  readonly link: ChainLink | undefined;
  readonly currency: Currency;
  readonly height: number;
  readonly isCurrent: boolean;
  /** One of several rows that are taken together. */
  readonly isTaken: boolean;
  readonly isFirstBreak: boolean;
  /** The cell that has the keyboard, where the row is the current one. */
  readonly cell: GridCell | null;
  readonly isEditing: boolean;
  readonly onPick: (id: string, cell: GridCell, takesMore: boolean) => void;
  readonly onEdit: (id: string, cell: GridCell) => void;
  readonly onKeep: (id: string, cell: GridCell, value: string | number | null) => void;
  readonly onLeave: () => void;
  readonly onMenu: (id: string, at: HTMLElement) => void;
}

const areas: Readonly<Record<GridCell, string>> = {
  date: 'col-start-2 row-start-2 @2xl:col-start-2 @2xl:row-start-1 text-xs @2xl:text-sm text-ink-soft figure',
  description: 'col-start-2 row-start-1 @2xl:col-start-3 min-w-0',
  amount: 'col-start-3 row-start-1 @2xl:col-start-4 text-right figure',
  balance:
    'col-start-3 row-start-2 @2xl:col-start-5 @2xl:row-start-1 text-right text-xs @2xl:text-sm text-ink-soft figure',
};

function ReviewRowView(props: ReviewRowProps) {
  const { row, index, link, currency, height, isCurrent, isTaken, isFirstBreak, cell: active, isEditing } = props;
  const hovered = useContext(HoveredRowContext);
  const { transaction, id, isExcluded } = row;
  const inDoubt = transaction.flags.some((flag) => flag !== 'balanceBreak');
  const text: Readonly<Record<GridCell, string>> = {
    date: dayWords(transaction.date),
    description: transaction.description,
    amount: figure(transaction.amount, currency),
    balance: transaction.balance === null ? '' : figure(transaction.balance, currency),
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isCurrent || isTaken}
      data-row={id}
      style={{ height, contain: 'layout style' }}
      onPointerEnter={() => hovered.set(id)}
      onPointerLeave={() => hovered.set(null)}
      onContextMenu={(event) => {
        event.preventDefault();
        props.onMenu(id, event.target instanceof HTMLElement ? event.target : event.currentTarget);
      }}
      className={clsx(
        rowColumns,
        'group border-b border-rule/60 pr-1 text-sm',
        // What is said of the cell lies over the next row.
        isEditing && 'relative z-5',
        isExcluded && 'opacity-60',
        isTaken
          ? 'bg-brand-tint'
          : isFirstBreak
            ? 'bg-bad-tint'
            : inDoubt
              ? 'bg-warn-tint/70'
              : isCurrent && 'bg-paper-deep',
        isCurrent && 'shadow-[inset_3px_0_0_var(--brand)]',
      )}
    >
      <ChainMark state={isExcluded ? 'out' : (link?.state ?? 'open')} isFirstBreak={isFirstBreak} />
      {gridCells.map((cell) => {
        const isActive = isCurrent && active === cell;
        const isEdited = row.original === null || row.edited.includes(cell);
        return (
          <div
            key={cell}
            role="gridcell"
            tabIndex={isActive ? 0 : -1}
            data-cell={cell}
            title={cell === 'description' ? text.description : undefined}
            onMouseDown={(event) => {
              // The browser would mark the words between two rows.
              if (event.shiftKey) event.preventDefault();
            }}
            onClick={(event) => props.onPick(id, cell, event.shiftKey)}
            onDoubleClick={() => props.onEdit(id, cell)}
            className={clsx(areas[cell], 'rounded px-1 py-0.5', isActive && 'outline-2 outline-focus')}
          >
            {isActive && isEditing ? (
              <CellInput
                cell={cell}
                label={`${cell} of row ${index + 1}`}
                text={cell === 'description' ? transaction.description : String(transaction[cell] ?? '')}
                decimals={decimalsOf(currency)}
                onKeep={(value) => props.onKeep(id, cell, value)}
                onLeave={props.onLeave}
              />
            ) : (
              <span
                className={clsx(
                  'block truncate',
                  isExcluded && 'line-through',
                  isEdited &&
                    'font-semibold underline decoration-brand decoration-dotted decoration-2 underline-offset-4',
                  cell === 'amount' && transaction.amount > 0 && !isExcluded && 'text-brand',
                )}
              >
                {text[cell] === '' ? (
                  <span className="text-ink-faint">{cell === 'balance' ? '–' : 'no words'}</span>
                ) : (
                  text[cell]
                )}
                {isEdited && <span className="sr-only"> (changed)</span>}
              </span>
            )}
          </div>
        );
      })}
      <div role="gridcell" className="col-start-4 row-span-2 row-start-1 @2xl:col-start-6 @2xl:row-span-1">
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Actions for row ${index + 1}`}
          onClick={(event) => props.onMenu(id, event.currentTarget)}
          className="grid size-9 place-items-center rounded-lg text-ink-soft hover:bg-paper-deep hover:text-ink"
        >
          <MoreHorizontal aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  );
}

interface ChainMarkProps {
  readonly state: ChainLink['state'] | 'out';
  readonly isFirstBreak: boolean;
}

const markWords = {
  holds: 'the balance follows',
  breaks: 'the balance does not follow',
  open: 'no balance to compare',
  out: 'left out',
};

/** The chain of balances along the rows: a line, a link where a balance holds, a gap where it breaks. */
function ChainMark({ state, isFirstBreak }: ChainMarkProps) {
  return (
    <div role="gridcell" className="relative row-span-2 h-full self-stretch @2xl:row-span-1">
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-0 bottom-0 left-1/2 w-0.5 -translate-x-1/2',
          state === 'out' ? 'bg-transparent' : 'bg-brand/35',
          state === 'breaks' && 'bg-[linear-gradient(var(--bad)_0_30%,transparent_30%_70%,var(--bad)_70%)]',
        )}
      />
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2 rounded-full',
          state === 'holds' && 'size-2.5 bg-brand',
          state === 'open' && 'size-2 border-2 border-rule-strong bg-sheet',
          state === 'breaks' && (isFirstBreak ? 'size-3.5 bg-bad' : 'size-2.5 bg-bad/70'),
        )}
      />
      <span className="sr-only">{markWords[state]}</span>
    </div>
  );
}

/** Rendered anew only where something that shows has changed: there are thousands of rows. */
export const ReviewRow = memo(ReviewRowView, (before, after) => {
  const keys = Object.keys(after) as (keyof ReviewRowProps)[];
  return keys.every((key) => {
    if (key === 'row') return isSameRow(before.row, after.row);
    if (key === 'link') return before.link?.state === after.link?.state;
    return before[key] === after[key];
  });
});

const isSameRow = (one: ReviewedRow, other: ReviewedRow): boolean =>
  one.id === other.id &&
  one.transaction === other.transaction &&
  one.isExcluded === other.isExcluded &&
  one.edited.length === other.edited.length;
