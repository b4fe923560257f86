import { type Account } from '@crossfoot/contracts';
import type { Correction } from '@crossfoot/statement-review';
import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { decimalsOf, figure, type Currency } from '#statement/figures.ts';
import { CellInput } from './cell-input.tsx';

interface BalanceStripProps {
  readonly account: Account;
  readonly at: number;
  readonly onCorrect: (correction: Correction) => void;
}

/** Opening + in − out = closing, always in view, recomputed at every change. Both ends can be typed over. */
export function BalanceStrip({ account, at, onCorrect }: BalanceStripProps) {
  const { currency, openingBalance, closingBalance, transactions, reconciliation } = account;
  const [moneyIn, moneyOut] = useMemo(() => {
    const sum = (sign: 1 | -1): number =>
      transactions.reduce((all, { amount }) => (amount * sign > 0 ? all + Math.round(amount * 1_000) : all), 0) / 1_000;
    return [sum(1), sum(-1)];
  }, [transactions]);
  const { difference, status } = reconciliation;
  const isOff = difference !== null && difference !== 0;
  return (
    <dl data-testid="balances" className="flex flex-wrap items-end gap-x-4 gap-y-1 text-sm">
      <End
        label="Opening"
        value={openingBalance}
        currency={currency}
        onSet={(value) => onCorrect({ kind: 'setBalance', account: at, which: 'opening', value })}
      />
      <Figure label="In" sign="+" value={figure(moneyIn, currency)} />
      <Figure label="Out" sign="−" value={figure(Math.abs(moneyOut), currency)} />
      <End
        label="Closing"
        sign="="
        value={closingBalance}
        currency={currency}
        isProved={status === 'balanced'}
        onSet={(value) => onCorrect({ kind: 'setBalance', account: at, which: 'closing', value })}
      />
      {isOff && (
        <div className="rounded-md bg-bad-tint px-2 py-0.5 font-semibold text-bad">
          <dt className="text-xs">Off by</dt>
          <dd className="figure" data-testid="difference">
            {figure(Math.abs(difference), currency)}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Figure({ label, sign, value }: { readonly label: string; readonly sign: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="figure whitespace-nowrap">
        <span aria-hidden="true" className="mr-1.5 text-ink-faint">
          {sign}
        </span>
        {value}
      </dd>
    </div>
  );
}

interface EndProps {
  readonly label: string;
  readonly sign?: string;
  readonly value: number | null;
  readonly currency: Currency;
  readonly isProved?: boolean;
  readonly onSet: (value: number | null) => void;
}

function End({ label, sign, value, currency, isProved = false, onSet }: EndProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="figure whitespace-nowrap">
        {sign !== undefined && (
          <span aria-hidden="true" className="mr-1.5 text-ink-faint">
            {sign}
          </span>
        )}
        {isEditing ? (
          <span className="inline-block w-28">
            <CellInput
              cell="balance"
              label={`${label} balance`}
              text={value === null ? '' : String(value)}
              decimals={decimalsOf(currency)}
              onKeep={(typed) => {
                setEditing(false);
                onSet(typeof typed === 'number' ? typed : null);
              }}
              onLeave={() => setEditing(false)}
            />
          </span>
        ) : (
          <button
            type="button"
            onClick={() => setEditing(true)}
            aria-label={`${label} balance ${value === null ? 'not printed' : figure(value, currency)}, edit`}
            className="group inline-flex items-center gap-1.5 rounded hover:bg-paper-deep"
          >
            <span
              className={clsx(
                isProved && 'font-semibold text-brand underline decoration-double underline-offset-4',
                value === null && 'text-ink-faint',
              )}
            >
              {value === null ? 'not printed' : figure(value, currency)}
            </span>
            <Pencil aria-hidden="true" className="size-3 text-ink-faint" />
          </button>
        )}
      </dd>
    </div>
  );
}
