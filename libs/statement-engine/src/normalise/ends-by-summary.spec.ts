import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (euros: string): string => `
Transfera account activity
November 1, 2024 - November 30, 2024

Currency     Beginning balance     Total in     Total out     Ending balance
USD                     453.64     1,273.75        -24.13           1,703.26
EUR                     201.15       208.15       -170.18             239.12
GBP                     755.99         0.00        -76.61             679.38

Activity in USD
Date           Description                          Amount
11/03/2024     Transfer to bank                     -24.13
11/05/2024     Payment received                   1,273.75

Activity in EUR
Date           Description                          Amount
11/13/2024     Transfer to bank                    -170.18
11/18/2024     Payment received                     ${euros}

Activity in GBP
Date           Description                          Amount
11/02/2024     Transfer to bank                     -76.61`;

const endsOf = (text: string): unknown[] =>
  statementOf(text).accounts.map(({ currency, openingBalance, closingBalance, reconciliation }) => [
    currency,
    openingBalance,
    closingBalance,
    reconciliation.status,
  ]);

it('gives each account the balances of the line of a summary by which it holds', () => {
  expect(endsOf(page('208.15'))).toEqual([
    ['USD', 453.64, 1703.26, 'balanced'],
    ['EUR', 201.15, 239.12, 'balanced'],
    ['GBP', 755.99, 679.38, 'balanced'],
  ]);
});

it('gives none to an account that no line proves, but where the line names its currency', () => {
  const nameless = (text: string): string => text.replaceAll(/^(?:USD|EUR|GBP)(?= {9})/gm, 'Pot');
  expect(endsOf(nameless(page('200.15')))[1]).toEqual(['EUR', null, null, 'unverifiable']);
  expect(endsOf(page('200.15'))[1]).toEqual(['EUR', 201.15, 239.12, 'unbalanced']);
});
