import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

/** A statement whose table stands below a summary, under names of no language. */
const read = (names: readonly string[], below: readonly string[] = []) =>
  statementOf(
    [
      'Union Federal Bank',
      'Statement period  November 01, 2021 through November 30, 2021',
      'Checking Summary',
      'Beginning Balance             $4,959.46',
      'Deposits and Additions           263.19',
      'Withdrawals                     -269.36',
      'Ending Balance                $4,953.29',
      '',
      ...names,
      '11/02     Zelle to Lena K.    -205.45       4,754.01',
      ...below,
      '11/04     Mobile deposit       103.19       4,857.20',
      '11/07     Pacific Gas          160.00       5,017.20',
      '11/08     Harbor Diner         -63.91       4,953.29',
    ].join('\n'),
  ).accounts[0];

const amounts = [-205.45, 103.19, 160, -63.91];

describe('a heading whose words no language knows', () => {
  it.each([
    ['of one line', ['Pratek    Indindva               Vapra           Miva']],
    [
      'of two lines',
      ['Pratek    Indindva               Vapra', 'osh       quil                   gertek          Miva'],
    ],
  ])('begins a table below a summary: %s', (_, names) => {
    const account = read(names);
    expect(account?.transactions.map(({ amount }) => amount)).toEqual(amounts);
    expect(account).toMatchObject({ openingBalance: 4959.46, closingBalance: 4953.29 });
    expect(account?.reconciliation.status).toBe('balanced');
    expect(account?.transactions[0]?.description).toBe('Zelle to Lena K.');
  });

  it('is no line of words below an entry: they are not over the amounts, or too few', () => {
    const names = ['Pratek    Indindva               Vapra           Miva'];
    for (const words of ['Ref   Savings   Portland', '          Savings                Portland'])
      expect(read(names, [words])?.transactions.map(({ amount }) => amount)).toEqual(amounts);
    expect(read(names, ['          Savings of Lena'])?.transactions[0]?.description).toBe(
      'Zelle to Lena K. Savings of Lena',
    );
  });
});
