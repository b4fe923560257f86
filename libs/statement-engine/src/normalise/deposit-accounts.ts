import { isDebt, type AccountKind } from './account-kinds.ts';
import type { RawFact, RawTable } from '../extract/raw-statement.ts';
import type { RawAccount } from '../extract/accounts/split-accounts.ts';
import type { DocumentFacts } from '../identify/document-facts.ts';
import { namesBank } from '../identify/find-institution.ts';
import { isDue } from './amount-due.ts';

/**
 * Whether an account without entries and of no named kind holds money. Its columns or the marks of its balances tell, or
 * that a bank keeps it and nothing in the whole document names a debt.
 */
export function isDepositAccount(
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
const namesDebt = (document: DocumentFacts, facts: readonly RawFact[]): boolean =>
  document.kinds.some(({ type }) => isDebt(type)) || facts.some(isDue);

const ENDS: ReadonlySet<string> = new Set(['opening', 'closing', 'balance']);
