import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (first: string, second = '', third = ''): string => `
Wallet statement
Opening balance  1,000.00
Closing balance    735.00
03/06/2026   Transfer received                        +50.00
             Mara, a friend                 ${first}
04/06/2026   Shop                                    -300.00
${second}
05/06/2026   Fee                                      -15.00
${third}
06/06/2026   Refund
`;
const read = (text: string) => statementOf(text).accounts[0];

describe('a balance below the amount of an entry', () => {
  const [second, third] = ['750.00', '735.00'].map((each) => `${' '.repeat(44)}Balance: ${each}`) as [string, string];

  it('is the balance that the entry led to, whatever words stand before it', () => {
    const account = read(page('Balance: 1,050.00', second, third));
    expect(account?.reconciliation).toMatchObject({ status: 'balanced' });
    expect(account?.transactions).toMatchObject([
      { amount: 50, balance: 1050, description: 'Transfer received Mara, a friend' },
      { amount: -300, balance: 750, description: 'Shop' },
      { amount: -15, balance: 735 },
    ]);
  });

  it('takes an amount beside it for words of the entry', () => {
    const account = read(page('Balance: 1,050.00', second, third).replace('Mara, a friend', 'From 20.00 EUR'));
    expect(account?.transactions[0]).toMatchObject({ amount: 50, balance: 1050 });
    expect(account?.transactions).toHaveLength(3);
  });

  it('is none of an entry where another amount stands between', () => {
    const between = `             Fee                                       -5.00\n${second}`;
    const account = read(page('Balance: 1,050.00', between, third));
    expect(account?.transactions.filter(({ balance }) => balance === 750)).toEqual([]);
  });
});
