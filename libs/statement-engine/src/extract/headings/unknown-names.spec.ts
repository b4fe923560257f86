import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

/** A statement whose table stands below a summary, under names of no language. */
const read = (names: readonly string[], title = 'Checking Summary') =>
  statementOf(
    [
      'Union Federal Bank',
      'Statement period  November 01, 2021 through November 30, 2021',
      title,
      'Beginning Balance             $4,959.46',
      'Deposits and Additions           263.19',
      'Withdrawals                     -269.36',
      'Ending Balance                $4,953.29',
      '',
      ...names,
      '11/02     Zelle to Lena K.    -205.45       4,754.01',
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

  it('heads nothing where it names too few columns, or none over the dates', () => {
    expect(read(['Pratek osh quil ger               Vapra'])?.transactions).toEqual([]);
    expect(read(['                    Indindva   Vapra   Miva   Lorgo'])?.transactions).toEqual([]);
  });
});
