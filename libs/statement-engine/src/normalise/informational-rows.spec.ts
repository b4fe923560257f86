import { expect, it } from 'vitest';
import { scannedOf, statementOf } from '../extract/typed-page.fixture.ts';

const page = (out: string, balances = true): string => `
Plover Bank            Current account        1 Jun 2025 - 30 Jun 2025
Date          Description          Money out     Money in      ${balances ? 'Balance' : ''}
              Opening balance                                  ${balances ? '100.00' : ''}
02 Jun 2025   Aldi                     10.00                   ${balances ? ' 90.00' : ''}
06 Jun 2025   Wages                                  50.00     ${balances ? '140.00' : ''}
              Closing balance                                  ${balances ? '140.00' : ''}
Pots (money set aside, not part of the balance above)
Date          Pot                  Money out     Money in
06 Jun 2025   Holiday                                15.00
24 Jun 2025   Holiday                 ${out}`;

it('entries beside the account that come to nothing are in doubt: its sums do not miss them', () => {
  const [account] = statementOf(page('15.00')).accounts;
  expect(account?.reconciliation.status).toBe('unverifiable');
  expect(account?.reconciliation.reasons).toContain('rowsNotCovered');
});

it('and break the sums where they do not', () => {
  expect(statementOf(page('16.00')).accounts[0]?.reconciliation.status).toBe('unbalanced');
});

const listed = `
Plover Bank            Current account        1 Jun 2025 - 30 Jun 2025
Opening balance               100.00
Date          Description          Money out     Money in
02 Jun 2025   Aldi                     10.00
06 Jun 2025   Wages                                  50.00
Closing balance               140.00
Pots (money set aside)
Date          Pot                  Money out     Money in
06 Jun 2025   Holiday                                15.00
24 Jun 2025   Holiday                 15.00`;

it('also where no balance stands beside any of them', () => {
  expect(statementOf(listed).accounts[0]?.reconciliation.reasons).toContain('rowsNotCovered');
  const alone = listed.split('\n').slice(0, -4).join('\n');
  expect(statementOf(alone).accounts[0]?.reconciliation.status).toBe('balanced');
});

const sections = (waived: string): string => `
Lakeshore Bank
Checking account 5530            March 1, 2025 through March 31, 2025
Beginning balance                 $100.00
Ending balance                    $145.00
Deposits and additions
Date     Description              Amount
03/03    Payroll                   $60.00
03/17    Mobile deposit            $25.00
         Total deposits            $85.00
Withdrawals
Date     Description              Amount
03/06    Check 1021               -$30.00
03/20    Comcast                  -$10.00
         Total withdrawals        -$40.00
How your fee was waived
Date     Requirement              Amount
03/31    Monthly service fee       $12.00
03/31    Waived                   ${waived}`;

it('also where other sections have totals and theirs has none', () => {
  expect(statementOf(sections('-$12.00')).accounts[0]?.reconciliation.reasons).toContain('rowsNotCovered');
  const own = sections('').split('\n').slice(0, -4).join('\n');
  expect(statementOf(own).accounts[0]?.reconciliation.status).toBe('balanced');
});

it('a scanned row of nothing without a balance, where every other has one, may be a balance', () => {
  const daily = (row: string): string => `
Plover Bank            Current account        1 Jun 2025 - 30 Jun 2025
Date          Description          Money out     Money in       Balance
              Opening balance                                    100.00
02 Jun 2025   Aldi                     10.00                      90.00
03 Jun 2025   ${row}
06 Jun 2025   Wages                                  50.00       140.00
              Closing balance                                    140.00`;
  const unread = daily('Of the day              0.00                     9O:00');
  expect(scannedOf(unread).accounts[0]?.reconciliation.reasons).toContain('rowsNotCovered');
  const printed = daily('Of the day              0.00                     90.00');
  expect(scannedOf(printed).accounts[0]?.reconciliation.status).toBe('balanced');
});
