import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import type { AccountEnds, RawFact } from '../extract/raw-statement.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import type { NormalAccount } from './normalise-accounts.ts';

/**
 * The accounts, each that its own balances do not prove with those of the line of a summary by which it holds: opening +
 * Σ = closing is true of one line alone, and of that line for no other account.
 */
export function endsBySummary(
  accounts: readonly RawAccount[],
  lines: readonly AccountEnds[],
  read: (account: RawAccount, at: number) => NormalAccount,
): NormalAccount[] {
  const normal = accounts.map(read);
  const free = lines.filter((line) => !normal.some((account) => holds(account) && isOf(line, account)));
  if (free.length === 0) return normal;
  const fits = normal.map((own, at) =>
    holds(own) || own.rows.length === 0
      ? []
      : free.flatMap((line) => {
          const account = read(endedBy(accounts[at] as RawAccount, line), at);
          return holds(account) ? [{ line, account }] : [];
        }),
  );
  return normal.map((own, at) => {
    const [fit, other] = fits[at] ?? [];
    const isOthers = fits.some((each, index) => index !== at && each.some(({ line }) => line === fit?.line));
    return fit === undefined || other !== undefined || isOthers ? own : fit.account;
  });
}

function holds(account: NormalAccount): boolean {
  const { ends, broken } = reconcile(account).equations;
  return ends === 1 && broken === 0;
}

function isOf({ opening, closing }: AccountEnds, account: NormalAccount): boolean {
  return (
    Math.abs(account.opening ?? NaN) === opening.token.money.units &&
    Math.abs(account.closing ?? NaN) === closing.token.money.units
  );
}

const OF_ENDS: ReadonlySet<RawFact['label']> = new Set(['opening', 'closing', 'balance']);

/** The account with the two balances of a line in place of all that were taken for its own. */
function endedBy(account: RawAccount, { opening, closing }: AccountEnds): RawAccount {
  const [first, last] = [account.rows[0]?.at ?? 0, account.rows.at(-1)?.at ?? 0];
  const others = account.facts.filter(({ label }) => !OF_ENDS.has(label));
  return { ...account, facts: [{ ...opening, at: first - 0.5 }, ...others, { ...closing, at: last + 0.5 }] };
}
