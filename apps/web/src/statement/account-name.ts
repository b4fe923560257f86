import type { AccountFacts } from '@crossfoot/contracts';
import { dayWords } from './figures.ts';

type Named = Pick<AccountFacts, 'institution' | 'accountNumber' | 'accountType' | 'period'>;

/** What a kind of account is called. */
export const accountKinds: Readonly<Record<AccountFacts['accountType'], string>> = {
  checking: 'Checking account',
  savings: 'Savings account',
  creditCard: 'Credit card',
  loan: 'Loan',
  folio: 'Folio',
  other: 'Account',
};

/** `Tidewater Bank …4417`, or what kind of account it is where no name is printed. */
export const accountName = ({ institution, accountNumber, accountType }: Named): string =>
  [institution ?? accountKinds[accountType], accountNumber].filter((part) => part !== null).join(' ');

/** `1 Jan 2026 to 31 Jan 2026`, or null where no period is printed. */
export function periodWords({ period: { start, end } }: Named): string | null {
  if (start !== null && end !== null) return `${dayWords(start)} to ${dayWords(end)}`;
  if (end !== null) return `until ${dayWords(end)}`;
  return start === null ? null : `from ${dayWords(start)}`;
}
