import { reasonWords, type AccountFacts, type Verdict } from '@crossfoot/contracts';
import { clsx } from 'clsx';
import { Check, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountName } from '../account-name.ts';
import { count } from '../figures.ts';
import { checkedBy } from '../verdict-story.ts';
import { BalanceEquation } from './balance-equation.tsx';

const dress = {
  balanced: { icon: CircleCheck, frame: 'border-brand/40 bg-brand-tint/50', text: 'text-brand-deep' },
  unbalanced: { icon: TriangleAlert, frame: 'border-bad/40 bg-bad-tint/60', text: 'text-bad' },
  unverifiable: { icon: CircleHelp, frame: 'border-warn/40 bg-warn-tint/60', text: 'text-warn' },
} as const satisfies Record<Verdict, unknown>;

interface ResultPanelProps {
  readonly accounts: readonly AccountFacts[];
  /** Names the pages that were not read in full. */
  readonly unread: string | null;
  /** The button that leads to the first broken row. */
  readonly action?: ReactNode;
}

/** Each account of a result as it adds up, what was checked, and what is open. The worst account comes first. */
export function ResultPanel({ accounts, unread, action = null }: ResultPanelProps) {
  const rank: Readonly<Record<Verdict, number>> = { unbalanced: 0, unverifiable: 1, balanced: 2 };
  const ordered = accounts.toSorted(
    (one, other) => rank[one.reconciliation.status] - rank[other.reconciliation.status],
  );
  const shown = ordered.slice(0, 4);
  return (
    <div className="space-y-3">
      {shown.map((facts, at) => (
        <AccountCard key={at} facts={facts} isNamed={accounts.length > 1} action={at === 0 ? action : null} />
      ))}
      {ordered.length > shown.length && (
        <p className="text-sm text-ink-soft">and {count(ordered.length - shown.length, 'more account')}, below.</p>
      )}
      {unread !== null && (
        <p
          data-testid="unread"
          className="rounded-xl border border-warn/40 bg-warn-tint px-4 py-3 text-left text-[0.9375rem]"
        >
          {unread}
        </p>
      )}
    </div>
  );
}

interface AccountCardProps {
  readonly facts: AccountFacts;
  readonly isNamed: boolean;
  readonly action: ReactNode;
}

function AccountCard({ facts, isNamed, action }: AccountCardProps) {
  const { status, reasons } = facts.reconciliation;
  const { icon: Icon, frame, text } = dress[status];
  return (
    <section
      data-testid="verdict"
      data-keep-clear
      data-verdict={status}
      className={clsx('@container rounded-xl border p-4 text-left', frame)}
    >
      {isNamed && <h3 className="mb-1 font-semibold">{accountName(facts)}</h3>}
      <div className="grid gap-x-8 gap-y-3 @lg:grid-cols-2">
        <BalanceEquation facts={facts} />
        <div className="space-y-2 text-[0.9375rem]">
          <p className={clsx('flex gap-2 font-semibold', text)}>
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {status === 'balanced'
              ? 'Checked, and it holds'
              : status === 'unbalanced'
                ? 'Compare with the PDF'
                : 'Not proved'}
          </p>
          {status === 'balanced' ? (
            <ul className="space-y-1">
              {checkedBy(facts).map((check) => (
                <li key={check} className="flex gap-2">
                  <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand" />
                  {check}
                </li>
              ))}
            </ul>
          ) : (
            <ul className="space-y-2">
              {reasons.map((reason) => (
                <li key={reason}>
                  {reasonWords[reason].sentence} <span className="text-ink-soft">{reasonWords[reason].next}</span>
                </li>
              ))}
            </ul>
          )}
          {action}
        </div>
      </div>
    </section>
  );
}
