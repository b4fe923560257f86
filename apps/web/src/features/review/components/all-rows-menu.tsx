import type { Correction, ReviewedAccount } from '@crossfoot/statement-review';
import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Button } from '#ui/button.tsx';
import type { DialogRequest } from './review-dialogs.tsx';

interface AllRowsMenuProps {
  readonly account: ReviewedAccount;
  readonly at: number;
  readonly onCorrect: (correction: Correction) => void;
  readonly openDialog: (request: DialogRequest) => void;
  /** The landmark that the menu opens in. */
  readonly container: HTMLElement | null;
}

const itemStyle =
  'flex min-h-10 cursor-pointer items-center rounded-lg px-3 text-[0.9375rem] outline-none data-highlighted:bg-paper-deep data-disabled:text-ink-faint';

/** What is done to all rows of an account at once, and to the account itself. */
export function AllRowsMenu({ account: { rows, account }, at, onCorrect, openDialog, container }: AllRowsMenuProps) {
  const flip = (rows: 'all' | 'moneyIn' | 'moneyOut') => () => onCorrect({ kind: 'flipSigns', account: at, rows });
  const inDoubt = rows.flatMap(({ id, isExcluded, transaction }) =>
    !isExcluded && transaction.flags.some((flag) => flag !== 'balanceBreak') ? [id] : [],
  );
  const last = rows.at(-1);
  const date = last?.transaction.date ?? account.period.end;
  const entries: readonly (readonly [words: string, act: () => void])[] = [
    ['Exchange day and month', () => onCorrect({ kind: 'exchangeDayAndMonth', account: at })],
    ['Set the year…', () => openDialog({ kind: 'year' })],
    ['Flip the sign of all money in', flip('moneyIn')],
    ['Flip the sign of all money out', flip('moneyOut')],
    ['Flip all signs', flip('all')],
  ];
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button tone="outline" size="small">
          All rows
          <ChevronDown aria-hidden="true" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="animate-appear z-50 w-72 rounded-xl border border-rule bg-sheet p-1.5 shadow-lift"
        >
          {entries.map(([words, act]) => (
            <DropdownMenu.Item key={words} className={itemStyle} onSelect={act}>
              {words}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item
            className={itemStyle}
            disabled={inDoubt.length === 0}
            onSelect={() => onCorrect({ kind: 'confirmRows', rows: [...inDoubt] })}
          >
            {inDoubt.length === 0 ? 'No row is in doubt' : `Compared: none of ${inDoubt.length} in doubt`}
          </DropdownMenu.Item>
          <DropdownMenu.Separator className="my-1.5 h-px bg-rule" />
          <DropdownMenu.Item
            className={itemStyle}
            onSelect={() =>
              openDialog({
                kind: 'add',
                after: last?.id ?? null,
                values: date === null ? {} : { date },
                drawn: null,
              })
            }
          >
            Add a row at the end…
          </DropdownMenu.Item>
          <DropdownMenu.Item className={itemStyle} onSelect={() => openDialog({ kind: 'account' })}>
            Account, currency and period…
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
