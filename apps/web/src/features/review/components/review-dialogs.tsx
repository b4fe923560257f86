import type { Location } from '@crossfoot/contracts';
import type { Correction, ReviewedAccount, ReviewedRow, RowCells } from '@crossfoot/statement-review';
import { decimalsOf } from '#statement/figures.ts';
import { newRowId } from '../model/review-state.ts';
import { AccountDialog } from './account-dialog.tsx';
import { RowDialog } from './row-dialog.tsx';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { YearDialog } from './year-dialog.tsx';

export type DialogRequest =
  | {
      readonly kind: 'add';
      readonly after: string | null;
      readonly values: Readonly<Partial<RowCells>>;
      /** Where it was drawn on the page, how it looks there, and whether there are words to take; null where it was not. */
      readonly drawn: {
        readonly location: Location;
        readonly picture: string | null;
        readonly hasWords: boolean;
      } | null;
    }
  | { readonly kind: 'edit'; readonly row: ReviewedRow }
  | { readonly kind: 'split'; readonly row: ReviewedRow }
  | { readonly kind: 'year' }
  | { readonly kind: 'account' }
  | { readonly kind: 'shortcuts' };

interface ReviewDialogsProps {
  readonly request: DialogRequest | null;
  readonly account: ReviewedAccount;
  readonly at: number;
  readonly onCorrect: (...corrections: readonly Correction[]) => void;
  readonly onGo: (row: string) => void;
  readonly onClose: () => void;
}

/** The dialogs of the review, one at a time. */
export function ReviewDialogs({ request, account, at, onCorrect, onGo, onClose }: ReviewDialogsProps) {
  if (request === null) return null;
  const { currency } = account.account;
  const decimals = decimalsOf(currency);
  switch (request.kind) {
    case 'shortcuts':
      return <ShortcutDialog onClose={onClose} />;
    case 'year':
      return (
        <YearDialog
          rows={account.rows}
          at={at}
          onClose={onClose}
          onDone={(correction) => {
            onCorrect(correction);
            onClose();
          }}
        />
      );
    case 'account':
      return (
        <AccountDialog
          account={account.account}
          onClose={onClose}
          onDone={(set) => {
            if (Object.keys(set).length > 0) onCorrect({ kind: 'setAccount', account: at, set });
            onClose();
          }}
        />
      );
    case 'edit':
      return (
        <RowDialog
          title="Edit the row"
          description="What is empty is not printed."
          values={request.row.transaction}
          decimals={decimals}
          action="Keep"
          onClose={onClose}
          onDone={(values) => {
            const set = changedCells(request.row, values);
            if (Object.keys(set).length > 0) onCorrect({ kind: 'editRow', row: request.row.id, set });
            onClose();
          }}
        />
      );
    case 'add':
      return (
        <RowDialog
          title="Add a row"
          description={
            request.drawn === null
              ? 'It comes after the row that you were at.'
              : request.drawn.hasWords
                ? 'These are the words of the box. Compare them before you add the row.'
                : 'The page has no words to take here, as on a scan. Type what you see.'
          }
          values={request.values}
          picture={request.drawn?.picture ?? null}
          decimals={decimals}
          action="Add the row"
          onClose={onClose}
          onDone={(values) => {
            const row = newRowId();
            onCorrect({
              kind: 'addRow',
              row,
              account: at,
              after: request.after,
              values,
              location: request.drawn?.location ?? null,
            });
            onClose();
            onGo(row);
          }}
        />
      );
    case 'split':
      return (
        <SplitDialog
          row={request.row}
          currency={currency}
          decimals={decimals}
          onClose={onClose}
          onDone={(parts) => {
            const into = parts.map((part, index) => ({ ...part, row: index === 0 ? null : newRowId() }));
            onCorrect({ kind: 'splitRow', row: request.row.id, into });
            onClose();
          }}
        />
      );
  }
}

function changedCells({ transaction }: ReviewedRow, values: RowCells): Partial<RowCells> {
  return Object.fromEntries(
    Object.entries(values).filter(([cell, value]) => transaction[cell as keyof RowCells] !== value),
  ) as Partial<RowCells>;
}
