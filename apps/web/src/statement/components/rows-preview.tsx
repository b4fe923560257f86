import { flagWords, type Account, type Transaction } from '@crossfoot/contracts';
import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useVirtualRows } from '#ui/use-virtual-rows.ts';
import { accountName, periodWords } from '../account-name.ts';
import { count, dayWords, figure, type Currency } from '../figures.ts';

const rowHeight = 52;

interface RowsPreviewProps {
  readonly accounts: readonly Account[];
}

/** The rows of a result, to be read: those in doubt can be looked at alone. Any number of rows scrolls. */
export function RowsPreview({ accounts }: RowsPreviewProps) {
  const worst = accounts.findIndex(({ reconciliation }) => reconciliation.status !== 'balanced');
  const [chosen, setChosen] = useState(Math.max(0, worst));
  const account = accounts[chosen];
  if (account === undefined) return null;
  return (
    <section aria-label="Rows" className="text-left">
      {accounts.length > 1 && (
        <div role="group" aria-label="Accounts" className="mb-3 flex flex-wrap gap-2">
          {accounts.map((each, at) => (
            <button
              key={at}
              type="button"
              aria-pressed={at === chosen}
              onClick={() => setChosen(at)}
              className={clsx(
                'min-h-9 rounded-lg border px-3 text-sm font-medium',
                at === chosen ? 'border-brand bg-brand-tint text-brand-deep' : 'border-rule-strong hover:border-brand',
              )}
            >
              {accountName(each)}
            </button>
          ))}
        </div>
      )}
      <AccountRows key={chosen} account={account} />
    </section>
  );
}

function AccountRows({ account }: { readonly account: Account }) {
  const [doubtOnly, setDoubtOnly] = useState(false);
  const inDoubt = useMemo(() => account.transactions.filter(({ flags }) => flags.length > 0), [account]);
  const rows = doubtOnly ? inDoubt : account.transactions;
  const period = periodWords(account);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="font-semibold">{accountName(account)}</h3>
          <p className="text-sm text-ink-soft">
            {period === null ? 'No period printed' : period} · {count(account.transactions.length, 'row')}
          </p>
        </div>
        {inDoubt.length > 0 && (
          <button
            type="button"
            aria-pressed={doubtOnly}
            onClick={() => setDoubtOnly(!doubtOnly)}
            className={clsx(
              'inline-flex min-h-9 items-center gap-1.5 rounded-lg border px-3 text-sm font-semibold',
              doubtOnly ? 'border-warn bg-warn-tint text-warn' : 'border-rule-strong text-ink-soft hover:text-ink',
            )}
          >
            <Flag aria-hidden="true" className="size-3.5" />
            {inDoubt.length} in doubt
          </button>
        )}
      </div>
      <RowList key={String(doubtOnly)} account={account} rows={rows} />
    </>
  );
}

interface RowListProps {
  readonly account: Account;
  readonly rows: readonly Transaction[];
}

function RowList({ account, rows }: RowListProps) {
  const { container, onScroll, first, end } = useVirtualRows(rows.length, rowHeight);
  const { currency, openingBalance } = account;
  return (
    <div
      ref={container}
      onScroll={onScroll}
      role="region"
      aria-label={`Rows of ${accountName(account)}`}
      tabIndex={0}
      data-testid="rows-preview"
      className="mt-3 max-h-90 overflow-y-auto rounded-xl border border-rule text-sm"
    >
      <p className="sticky top-0 z-10 flex justify-between gap-4 border-b border-rule bg-paper-deep px-3 py-2 text-ink-soft">
        <span>Opening balance</span>
        <span className="figure">{openingBalance === null ? 'not printed' : figure(openingBalance, currency)}</span>
      </p>
      <ul style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - end) * rowHeight }}>
        {rows.slice(first, end).map((row, at) => (
          <PreviewRow key={first + at} row={row} currency={currency} position={first + at + 1} of={rows.length} />
        ))}
      </ul>
      {rows.length === 0 && <p className="px-3 py-6 text-center text-ink-soft">No movement in this period.</p>}
    </div>
  );
}

interface PreviewRowProps {
  readonly row: Transaction;
  readonly currency: Currency;
  readonly position: number;
  readonly of: number;
}

function PreviewRow({ row, currency, position, of }: PreviewRowProps) {
  const [flag] = row.flags;
  const tone = flag === 'balanceBreak' ? 'bad' : flag === undefined ? 'plain' : 'warn';
  return (
    <li
      aria-posinset={position}
      aria-setsize={of}
      style={{ height: rowHeight }}
      className={clsx(
        'flex items-center justify-between gap-4 border-b border-rule/70 px-3',
        tone === 'bad' && 'bg-bad-tint',
        tone === 'warn' && 'bg-warn-tint',
      )}
    >
      <div className="min-w-0">
        <p className="truncate" title={row.description}>
          {row.description}
        </p>
        <p className="truncate text-xs text-ink-soft">
          {dayWords(row.date)}
          {flag !== undefined && (
            <span className={clsx('font-semibold', tone === 'bad' ? 'text-bad' : 'text-warn')}>
              <Flag aria-hidden="true" className="ml-1.5 inline size-3.5 sm:hidden" />
              <span className="max-sm:sr-only"> · {flagWords[flag].short}</span>
            </span>
          )}
        </p>
      </div>
      <div className="shrink-0 text-right">
        <p className={clsx('figure', row.amount > 0 && 'text-brand')}>{figure(row.amount, currency)}</p>
        <p className="figure text-xs text-ink-soft">{row.balance === null ? '' : figure(row.balance, currency)}</p>
      </div>
    </li>
  );
}
