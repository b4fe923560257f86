import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const heading = 'Date          Description         Amount';

const part = (code: string): string[] => [
  heading,
  '02/01/2024    Payment             100.00',
  '03/01/2024    Fee                  -5.00',
  `Opening balance ${code}: 10.00`,
  `Closing balance ${code}: 105.00`,
  '',
];

/** The currencies of what is read of two ledgers, of which the second leaves its title on the page before. */
function currenciesOf(title: string): string[] {
  const pages = [
    ['Statement 01/01/2024 - 31/01/2024', 'Transaction history - EUR', ...part('EUR'), title],
    part('GBP'),
  ];
  return statementOf(...pages.map((lines) => lines.join('\n'))).accounts.map(({ currency }) => currency);
}

it('finds the currency of a table in a title at the foot of the page before', () => {
  expect(currenciesOf('Transaction history - GBP')).toEqual(['EUR', 'GBP']);
});

it('takes no other line of the page before for a title', () => {
  expect(currenciesOf('Amounts of other accounts in GBP')).not.toContain('GBP');
});
