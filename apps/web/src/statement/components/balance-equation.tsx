import type { AccountFacts } from '@crossfoot/contracts';
import { figure } from '../figures.ts';

type Ends = Pick<
  AccountFacts,
  'openingBalance' | 'closingBalance' | 'moneyIn' | 'moneyOut' | 'currency' | 'reconciliation'
>;

const cell = 'flex items-baseline justify-between gap-4 py-1.5';

/** The account as it is added up by hand: opening balance, in, out, and the closing balance under a double rule. */
export function BalanceEquation({ facts }: { readonly facts: Ends }) {
  const { openingBalance, closingBalance, moneyIn, moneyOut, currency, reconciliation } = facts;
  const write = (amount: number | null): string => (amount === null ? 'not printed' : figure(amount, currency));
  const { difference } = reconciliation;
  const isOff = difference !== null && difference !== 0;
  return (
    <dl data-testid="equation" className="text-left text-[0.9375rem]">
      <div className={cell}>
        <dt className="text-ink-soft">Opening balance</dt>
        <dd className="figure">{write(openingBalance)}</dd>
      </div>
      <div className={cell}>
        <dt className="text-ink-soft">Money in</dt>
        <dd className="figure">+ {figure(moneyIn, currency)}</dd>
      </div>
      <div className={`${cell} border-b border-rule-strong pb-2`}>
        <dt className="text-ink-soft">Money out</dt>
        <dd className="figure">− {figure(Math.abs(moneyOut), currency)}</dd>
      </div>
      {isOff && openingBalance !== null && (
        <>
          <div className={cell}>
            <dt className="text-ink-soft">Rows come to</dt>
            <dd className="figure">{figure(openingBalance + moneyIn + moneyOut, currency)}</dd>
          </div>
          <div className={`${cell} -mx-2 rounded-md bg-bad-tint px-2 font-semibold text-bad`}>
            <dt>Difference</dt>
            <dd className="figure">{figure(difference, currency)}</dd>
          </div>
        </>
      )}
      <div className={`${cell} font-semibold`}>
        <dt>Closing balance</dt>
        <dd className={`figure ${reconciliation.status === 'balanced' ? 'double-rule' : ''}`}>
          {write(closingBalance)}
        </dd>
      </div>
    </dl>
  );
}
