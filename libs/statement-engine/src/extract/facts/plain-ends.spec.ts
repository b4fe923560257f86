import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (opening: string): string => `
Name: R Sharma                            Opening Balance: ${opening}

Date          Narration         Withdrawal    Deposit       Balance
13-08-2025    Transfer                        2,500.00      27,500.00
14-08-2025    Rent              1,800.00                    25,700.00`;

it('takes a whole number for the opening balance that its label names and the first entry goes on from', () => {
  const [account] = statementOf(page('25000')).accounts;
  expect(account).toMatchObject({ openingBalance: 25000, reconciliation: { status: 'balanced' } });
});

it('leaves one that no entry goes on from', () => {
  expect(statementOf(page('2025')).accounts[0]?.openingBalance).toBeNull();
});
