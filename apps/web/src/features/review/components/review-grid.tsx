import { chainOfBalances, type ReviewedAccount } from '@crossfoot/statement-review';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useVirtualRows } from '#ui/use-virtual-rows.ts';
import type { Cursor } from '../model/selection.ts';
import { rowCommand, type RowCommand } from '../model/shortcuts.ts';
import { gridCells, ReviewRow, rowColumns, type GridCell } from './review-row.tsx';

interface ReviewGridProps {
  readonly account: ReviewedAccount;
  readonly label: string;
  readonly cursor: Cursor;
  /** The rows that are taken together, the cursor's among them. */
  readonly taken: ReadonlySet<string>;
  readonly onCursor: (cursor: Cursor) => void;
  readonly onCell: (id: string, cell: GridCell, value: string | number | null) => void;
  readonly onCommand: (command: RowCommand, id: string) => void;
  readonly onMenu: (id: string, at: HTMLElement) => void;
  /** Counts up when the cursor was moved from elsewhere: the grid then takes the focus. */
  readonly focusAsked: number;
  /** The last asking that was answeredRef: it outlives the grid of one account. */
  readonly answeredRef: RefObject<number>;
}

/** The rows of an account as a grid: any number of them, worked by mouse, finger or keyboard. */
export function ReviewGrid({
  account,
  label,
  cursor,
  taken,
  onCursor,
  onCell,
  onCommand,
  onMenu,
  focusAsked,
  answeredRef,
}: ReviewGridProps) {
  const { rows, firstBreak } = account;
  const isRoomy = useMediaQuery('(min-width: 48rem)');
  const height = isRoomy ? 44 : 60;
  const [isEditing, setEditing] = useState(false);
  const grid = useVirtualRows(rows.length, height, 36);
  const links = useMemo(() => chainOfBalances(account), [account]);
  const positions = useMemo(() => new Map(rows.map(({ id }, at) => [id, at])), [rows]);
  const at = cursor.row === null ? -1 : (positions.get(cursor.row) ?? -1);
  const currency = account.account.currency;

  const { reveal, container } = grid;
  useEffect(() => {
    if (at >= 0) reveal(at);
  }, [at, reveal]);

  // The cell that has the cursor takes the focus when the grid already has it, or when it was sent there.
  useEffect(() => {
    if (isEditing) return;
    const box = container.current;
    const wasSent = answeredRef.current !== focusAsked;
    answeredRef.current = focusAsked;
    if (box === null || (!wasSent && !box.contains(document.activeElement))) return;
    box.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
  });

  const move = (to: number, takesMore = false): void => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (next !== undefined) {
      onCursor({ row: next.id, cell: cursor.cell, anchor: takesMore ? (cursor.anchor ?? cursor.row) : null });
    }
  };
  const turn = (to: number): void => {
    const cell = gridCells[Math.max(0, Math.min(gridCells.length - 1, to))];
    if (cell !== undefined) onCursor({ ...cursor, cell });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isEditing || cursor.row === null) return;
    const command = rowCommand(event);
    const column = gridCells.indexOf(cursor.cell);
    const pageful = Math.max(1, Math.floor((container.current?.clientHeight ?? 400) / height) - 2);
    const steps: Readonly<Record<string, () => void>> = {
      ArrowUp: () => move(at - 1, event.shiftKey),
      ArrowDown: () => move(at + 1, event.shiftKey),
      PageUp: () => move(at - pageful, event.shiftKey),
      PageDown: () => move(at + pageful, event.shiftKey),
      Home: () => move(0, event.shiftKey),
      End: () => move(rows.length - 1, event.shiftKey),
      Escape: () => onCursor({ ...cursor, anchor: null }),
      ArrowLeft: () => turn(column - 1),
      ArrowRight: () => turn(column + 1),
      Enter: () => setEditing(true),
      F2: () => setEditing(true),
    };
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
    if (command !== null) onCommand(command, cursor.row);
    else if (step !== undefined) step();
    else return;
    event.preventDefault();
  };

  const actions = useRef({ cursor, onCursor, onCell, setEditing });
  useEffect(() => {
    actions.current = { cursor, onCursor, onCell, setEditing };
  }, [cursor, onCursor, onCell]);
  // Always the same functions, so that rows that did not change are not rendered again.
  const stable = useMemo(
    () => ({
      pick: (row: string, cell: GridCell, takesMore: boolean) => {
        const { anchor, row: from } = actions.current.cursor;
        actions.current.onCursor({ row, cell, anchor: takesMore ? (anchor ?? from) : null });
      },
      edit: (row: string, cell: GridCell) => {
        actions.current.onCursor({ row, cell, anchor: null });
        actions.current.setEditing(true);
      },
      keep: (row: string, cell: GridCell, value: string | number | null) => {
        actions.current.setEditing(false);
        actions.current.onCell(row, cell, value);
      },
      leave: () => actions.current.setEditing(false),
    }),
    [],
  );
  const first = rows[0]?.id ?? null;

  return (
    <div
      ref={container}
      onScroll={grid.onScroll}
      className="@container relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      <div role="grid" aria-label={label} aria-multiselectable aria-rowcount={rows.length + 1} onKeyDown={onKeyDown}>
        <div
          role="row"
          aria-rowindex={1}
          className={`${rowColumns} sticky top-0 z-10 h-9 border-b border-rule bg-paper-deep pr-1 text-xs font-semibold text-ink-soft`}
        >
          <span role="columnheader">
            <span className="sr-only">Chain of balances</span>
          </span>
          <span role="columnheader" className="hidden px-1 @2xl:block">
            Date
          </span>
          <span role="columnheader" className="px-1">
            Description
          </span>
          <span role="columnheader" className="px-1 text-right">
            Amount
          </span>
          <span role="columnheader" className="hidden px-1 text-right @2xl:block">
            Balance
          </span>
          <span role="columnheader">
            <span className="sr-only">Actions</span>
          </span>
        </div>
        <div
          role="rowgroup"
          style={{ paddingTop: grid.first * height, paddingBottom: (rows.length - grid.end) * height }}
        >
          {rows.slice(grid.first, grid.end).map((row, offset) => {
            const isCurrent = row.id === cursor.row;
            return (
              <ReviewRow
                key={row.id}
                row={row}
                index={grid.first + offset}
                link={links.get(row.id)}
                currency={currency}
                height={height}
                isCurrent={isCurrent}
                isTaken={taken.has(row.id)}
                isFirstBreak={row.id === firstBreak}
                cell={isCurrent || (cursor.row === null && row.id === first) ? cursor.cell : null}
                isEditing={isCurrent && isEditing}
                onPick={stable.pick}
                onEdit={stable.edit}
                onKeep={stable.keep}
                onLeave={stable.leave}
                onMenu={onMenu}
              />
            );
          })}
        </div>
      </div>
      {rows.length === 0 && (
        <p className="mx-auto max-w-[44ch] px-4 py-12 text-center text-ink-soft">
          No rows: nothing moved in this period, as far as the statement says. A row can be added, or drawn on the page.
        </p>
      )}
    </div>
  );
}
