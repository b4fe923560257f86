import { isDebt, type AccountKind } from './account-kinds.ts';
import type { RawFact, RawTable } from '../extract/raw-statement.ts';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import type { DocumentFacts } from '../identify/document-facts.ts';
import { namesBank } from '../identify/find-institution.ts';
import { dueWords } from '../vocabulary/vocabulary.ts';
import type { NormalAccount } from './normalise-accounts.ts';

/**
 * Whether an account without entries and of no named kind holds money. Its columns or the marks of its balances tell, or
 * that a bank keeps it and nothing in the whole document names a debt.
 */
export function isHeld(
  { rows, facts }: RawAccount,
  kind: AccountKind,
  document: DocumentFacts,
  tables: readonly RawTable[],
): boolean {
  if (rows.length > 0 || kind.type !== 'other') return false;
  if (tables.some(({ holdsMoney }) => holdsMoney)) return true;
  const ends = facts.filter(({ label, token }) => ENDS.has(label) && token.money.units !== 0);
  if (ends.length > 0 && ends.every(({ token: { money } }) => money.side !== null || money.sign === 1)) return true;
  return !namesDebt(document, facts) && document.institution !== null && namesBank(document.institution);
}

/** Whether anything says that the balances of a document, or some of them, may be owed. */
export const namesDebt = (document: DocumentFacts, facts: readonly RawFact[]): boolean =>
  document.kinds.some(({ type }) => isDebt(type)) || facts.some(({ phrase }) => dueWords.has(phrase));

/**
 * Accounts without entries whose balances are of one number and kind with others of the document count as those do: a
 * month in which nothing happened, or the same account in another currency.
 */
export function heldLikeOthers(accounts: readonly NormalAccount[], isDebtNamed: boolean): NormalAccount[] {
  const isLike = (one: NormalAccount, other: NormalAccount): boolean =>
    other.rows.length > 0 && other.accountType === one.accountType && other.accountNumber === one.accountNumber;
  return accounts.map((account) => {
    if (account.rows.length > 0 || account.accountType !== 'other' || isDebtNamed) return account;
    const others = accounts.filter((other) => isLike(account, other));
    const areHeld = others.every(({ owed, doubts }) => !owed && !doubts.includes(OPEN));
    if (account.owed || others.length === 0 || !areHeld) return account;
    return { ...account, doubts: account.doubts.filter((doubt) => doubt !== OPEN) };
  });
}

const OPEN = 'polarityOpen';

const ENDS: ReadonlySet<string> = new Set(['opening', 'closing', 'balance']);
