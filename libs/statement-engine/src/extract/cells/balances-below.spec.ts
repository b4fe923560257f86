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

  it('is the first of those below the entry', () => {
    const foot = `${third}\n\n${' '.repeat(44)}Balance: 0.00`;
    expect(read(page('Balance: 1,050.00', second, foot))?.transactions[2]).toMatchObject({ amount: -15, balance: 735 });
  });

  it('is none of an entry where another amount stands between', () => {
    const between = `             Fee                                       -5.00\n${second}`;
    const account = read(page('Balance: 1,050.00', between, third));
    expect(account?.transactions.filter(({ balance }) => balance === 750)).toEqual([]);
  });
});

describe('amounts of which every second one is what the one before has come to', () => {
  const list = (third: string): string => `
Account statement 01.08.2026 - 31.08.2026
Opening balance  21,034.55
Closing balance  61,825.05
Date       What                     Amount
Value      Who                     Balance
05.08.     Payment                4,200.00
05.08.     Lenka                 25,234.55
06.08.     Payment               ${third}
06.08.     Printers              43,984.55
10.08.     Payment                9,850.50
10.08.     Gallery               53,835.05
20.08.     Payment               13,668.00
20.08.     Works                 67,503.05
21.08.     Order                 -5,678.00
21.08.     House                 61,825.05`;

  it('are balances below the amounts', () => {
    const account = read(list('18,750.00'));
    expect(account?.reconciliation).toMatchObject({ status: 'balanced' });
    expect(account?.transactions.map(({ balance }) => balance)).toEqual([
      25234.55, 43984.55, 53835.05, 67503.05, 61825.05,
    ]);
  });

  it('are entries where nothing moves', () => {
    const days = ['02', '05', '09', '14', '20'].map(
      (day) => `${day}.08.     Fee                          0.00\n${day}.08.     Music                        9.99`,
    );
    const account = read(
      `\nAccount statement 01.08.2026 - 31.08.2026\nOpening balance  9.99\nDate       What      Amount\n${days.join('\n')}`,
    );
    expect(account?.transactions.map(({ amount }) => Math.abs(amount))).toEqual(days.map(() => 9.99));
  });

  it('are entries where they do not run on', () => {
    expect(read(list('18,750.00').replace('53,835.05', '53,835.04').replace('67,503.05', '7,503.05'))?.transactions.length).toBe(10); // prettier-ignore
  });
});

it('a balance behind the time of an entry is its own, where the line of its amount has no date', () => {
  const account = read(`
Wallet statement   01/10/2026 to 31/10/2026
Opening balance                      1,000.00
Closing balance                        735.00
Day 31/10/2026
Transfer to Mara                      -300.00
19:42 No. 71820455113        Balance: 735.00
Shop                                   -15.00
12:15 No. 71819930027      Balance: 1,035.00
Day 28/10/2026
Refund of an order                     +50.00
20:03 No. 71790112840      Balance: 1,050.00`);
  expect(account?.reconciliation.status).toBe('balanced');
  expect(account?.transactions.map(({ date, amount, balance }) => [date, amount, balance])).toEqual([
    ['2026-10-31', -300, 735],
    ['2026-10-31', -15, 1035],
    ['2026-10-28', 50, 1050],
  ]);
});
