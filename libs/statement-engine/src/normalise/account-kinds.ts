import type { AccountType } from '@crossfoot/contracts';
import type { RawAccount } from '../extract/split-accounts.ts';
import type { DocumentFacts } from '../identify/document-facts.ts';
import { strongestKind } from '../identify/find-kind.ts';

/** What an account is; `open` where the document holds debts and assets and nothing says which one this is. */
export interface AccountKind {
  readonly type: AccountType;
  readonly open: boolean;
}

/** The kind of each account: of several, what is printed between the rows of the one before and its own first row. */
export function accountKinds(accounts: readonly RawAccount[], facts: DocumentFacts): AccountKind[] {
  if (accounts.length === 1) return [{ type: facts.accountType, open: false }];
  let from = -1;
  const own = accounts.map((account) => {
    const first = account.rows[0]?.at ?? from;
    const words = facts.kinds.filter((word) => word.at > from && word.at < first);
    from = account.rows[account.rows.length - 1]?.at ?? from;
    return words.length > 0 ? strongestKind(words) : null;
  });
  const found = new Set(
    own.filter((type) => type !== null && type !== 'other').map((type) => isDebt(type as AccountType)),
  );
  return own.map((type) => ({
    type: type ?? facts.accountType,
    open: type === null && (found.size > 1 || (found.size === 1 && !found.has(isDebt(facts.accountType)))),
  }));
}

function isDebt(type: AccountType): boolean {
  return type === 'creditCard' || type === 'loan' || type === 'folio';
}
