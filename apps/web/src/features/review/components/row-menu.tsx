import type { ReviewedRow } from '@crossfoot/statement-review';
import { DropdownMenu } from 'radix-ui';
import type { RowCommand } from '../model/shortcuts.ts';

export type MenuCommand = RowCommand | 'flipFromHere';

interface RowMenuProps {
  readonly row: ReviewedRow | null;
  /** The button that was pressed. */
  readonly anchor: HTMLElement | null;
  readonly onCommand: (command: MenuCommand, id: string) => void;
  /** How many rows are taken together, this one among them. */
  readonly taken: number;
  readonly onClose: () => void;
  /** The landmark that the menu opens in. */
  readonly container: HTMLElement | null;
}

const itemStyle =
  'flex min-h-10 cursor-pointer items-center justify-between gap-6 rounded-lg px-3 text-[0.9375rem] outline-none data-highlighted:bg-paper-deep';

/** What can be done with a row; every entry has its key beside it. */
export function RowMenu({ row, anchor, taken, onCommand, onClose, container }: RowMenuProps) {
  if (row === null || anchor === null) return null;
  const place = anchor.getBoundingClientRect();
  const all = taken > 1 ? ` (${taken} rows)` : '';
  const entries: readonly (readonly [command: MenuCommand, words: string, key: string])[] = [
    ['flip', `Flip the sign${all}`, 'S'],
    ['exclude', `${row.isExcluded ? 'Take in again' : 'Leave out'}${all}`, 'X'],
    ['editAll', 'Edit all fields…', 'E'],
    ['add', 'Add a row below…', 'A'],
    ['split', 'Split in two…', 'D'],
    ['merge', taken > 1 ? `Merge${all}` : 'Merge with the next row', 'M'],
    ['moveUp', 'Move up', 'Alt ↑'],
    ['moveDown', 'Move down', 'Alt ↓'],
    ['confirm', `Compared: nothing in doubt${all}`, 'C'],
  ];
  return (
    <DropdownMenu.Root
      open
      modal={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DropdownMenu.Trigger asChild>
        <span
          aria-hidden="true"
          style={{ position: 'fixed', left: place.left, top: place.top, width: place.width, height: place.height }}
          className="pointer-events-none"
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align="end"
          collisionPadding={8}
          aria-label="Actions of the row"
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="animate-appear z-50 max-h-(--radix-dropdown-menu-content-available-height) w-72 overflow-y-auto rounded-xl border border-rule bg-sheet p-1.5 shadow-lift"
        >
          {entries.map(([command, words, key]) => (
            <DropdownMenu.Item key={command} className={itemStyle} onSelect={() => onCommand(command, row.id)}>
              {words}
              <kbd className="figure text-xs text-ink-faint">{key}</kbd>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-1.5 h-px bg-rule" />
          <DropdownMenu.Item className={itemStyle} onSelect={() => onCommand('flipFromHere', row.id)}>
            Flip all signs from here on
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
