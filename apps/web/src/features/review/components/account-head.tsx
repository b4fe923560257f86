import { verdictWords } from '@crossfoot/contracts';
import type { ReviewedAccount } from '@crossfoot/statement-review';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { accountName, periodWords } from '#statement/account-name.ts';

interface AccountHeadProps {
  readonly accounts: readonly ReviewedAccount[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
  /** What can be done with the whole account. */
  readonly children: ReactNode;
}

const dots = { balanced: 'bg-brand', unbalanced: 'bg-bad', unverifiable: 'bg-warn' } as const;

/** Whose rows these are; where the statement has several accounts, the way to the others with their verdicts. */
export function AccountHead({ accounts, at, onChoose, children }: AccountHeadProps) {
  const shown = accounts[at]?.account;
  if (shown === undefined) return null;
  return (
    <div className="space-y-2">
      {accounts.length > 1 && (
        <div role="group" aria-label="Accounts" className="-mx-1 flex gap-2 overflow-x-auto p-1">
          {accounts.map(({ account }, index) => (
            <button
              key={index}
              type="button"
              aria-pressed={index === at}
              onClick={() => onChoose(index)}
              className={clsx(
                'inline-flex min-h-9 shrink-0 items-center gap-2 rounded-lg border px-3 text-sm font-medium pointer-coarse:min-h-11',
                index === at ? 'border-brand bg-brand-tint text-brand-deep' : 'border-rule-strong hover:border-brand',
              )}
            >
              {nameOf(accounts, index)}
              <span aria-hidden="true" className={clsx('size-2 rounded-full', dots[account.reconciliation.status])} />
              <span className="sr-only">{verdictWords[account.reconciliation.status].name}</span>
            </button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 text-sm">
          <span className="font-semibold">{nameOf(accounts, at)}</span>
          <span className="text-ink-soft"> · {periodWords(shown) ?? 'no period printed'}</span>
        </p>
        <span className="flex shrink-0 items-center gap-1">{children}</span>
      </div>
    </div>
  );
}

/** Accounts that are called alike are told apart by a number. */
function nameOf(accounts: readonly ReviewedAccount[], at: number): string {
  const names = accounts.map(({ account }) => accountName(account));
  const name = names[at] ?? '';
  const before = names.slice(0, at).filter((each) => each === name).length;
  return names.filter((each) => each === name).length > 1 ? `${name} (${before + 1})` : name;
}
