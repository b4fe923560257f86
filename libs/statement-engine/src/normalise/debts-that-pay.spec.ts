import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (words: string): string => `
Toll tag statement 02/01/2023 - 02/28/2023
Beginning balance  $18.00
Ending balance     $59.40
Date         Description                     Amount   Balance
02/03/2023   BRIDGE TOLL                     -$1.60    $16.40
02/04/2023   ${words.padEnd(28)}    $50.00    $66.40
             CREDIT CARD
02/09/2023   TUNNEL TOLL                     -$7.00    $59.40`;
const verdictOf = (words: string) => statementOf(page(words)).accounts[0]?.reconciliation;

describe('an entry that names a debt', () => {
  it('leaves nothing open where it comes in: it is paid by a card, or to it', () => {
    expect(verdictOf('PAYMENT BY')).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('leaves the view open where its words say that it goes out', () => {
    expect(verdictOf('FEE OF')).toMatchObject({ status: 'unverifiable', reasons: ['polarityOpen'] });
  });
});

describe('a card whose entries mostly bear a minus', () => {
  const rows = ['GROCER', 'BOOKSHOP', 'TRAIN', 'CAFE'];
  const page = (mark: string): string => `
Account statement 01/03/2025 to 31/03/2025
Opening balance   500.00
Date         Description                     Amount   Balance
${rows.map((name, at) => `0${at + 1}/03/2025   ${name.padEnd(28)} ${mark}10.00${String(490 - at * 10).padStart(8)}.00`).join('\n')}
09/03/2025   SALARY                          100.00    560.00
Closing balance   560.00
Minimum payment due   0.00`;

  it('may as well hold money: whose the balance is stays open', () => {
    const [account] = statementOf(page('   -')).accounts;
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([-10, -10, -10, -10, 100]);
    expect(account?.reconciliation).toMatchObject({ status: 'unverifiable', reasons: ['polarityOpen'] });
  });
});
