import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('reads the dates of an entry without the cell before them as those of the columns, in their order', () => {
  const [account] = statementOf(`
Statement Period 05/27/2026 to 06/26/2026
Card      Trans     Post      Description                   Amount
9944      05/28     05/29     UBER TRIP                      67.65
9944      05/29     05/30     ZIPCAR                        185.81
06/15     06/16     ONLINE PAYMENT                         -800.00
9944      06/01     06/02     STARBUCKS                     165.90
9944      06/03     06/04     WHOLEFDS                       31.56`).accounts;
  expect(account?.transactions.map(({ date, transactionDate }) => [date, transactionDate])).toContainEqual([
    '2026-06-16',
    '2026-06-15',
  ]);
});
