import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

/** A line of the table: its date, its words and the column that its amount stands in, with the balance behind it. */
function line(date: string, details: string, figures: Readonly<Record<number, string>>): string {
  const cells = Array.from({ length: 6 }, (_, at) => (figures[at] ?? '').padStart(at === 5 ? 16 : 14));
  return `${date.padEnd(9)}${details.padEnd(24)}${cells.join('')}`;
}

const page = (fees: string, last = '25.00'): string =>
  [
    'Merchant Services   Monthly statement February 2026',
    'Statement period: 01 Feb 2026 to 28 Feb 2026',
    line('Date', 'Details', { 0: 'Sales', 1: 'Refunds', 2: 'Chargebacks', 3: fees, 4: 'Payouts', 5: 'Balance held' }),
    line('', 'Opening balance', { 5: '318.44' }),
    line('06 Feb', 'Batch 4181', { 0: '1,225.87' }),
    line('', 'Batch 4181 refunds', { 1: '106.97' }),
    line('', 'Service charge', { 3: '19.49' }),
    line('', 'Payout to account', { 4: '1,167.85', 5: '250.00' }),
    line('07 Feb', 'Batch 3960', { 0: '1,951.98' }),
    line('', 'Service charge', { 3: '32.84', 5: '2,169.14' }),
    line('12 Feb', 'Batch 4598', { 0: '1,537.91' }),
    line('', 'Chargeback', { 2: '173.17' }),
    line('', 'Chargeback reversed', { 2: '-88.40' }),
    line('', 'Service charge', { 3: '24.89', 5: '3,597.39' }),
    line('27 Feb', 'Payout to account', { 4: '3,347.39', 5: '250.00' }),
    line('28 Feb', 'Terminal rental', { 3: last, 5: '225.00' }),
    line('', 'Closing balance', { 5: '225.00' }),
  ].join('\n');

describe('columns of kinds of movements', () => {
  it('are raised and lowered as the balance tells, also where it is printed once a day', () => {
    const [account] = statementOf(page('Fees')).accounts;
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([
      1225.87, -106.97, -19.49, -1167.85, 1951.98, -32.84, 1537.91, -173.17, 88.4, -24.89, -3347.39, -25,
    ]);
    expect([account?.openingBalance, account?.closingBalance]).toEqual([318.44, 225]);
    expect(account?.reconciliation.status).toBe('balanced');
  });

  it('do not tell whose the balance is where none of them is named as one of fees', () => {
    expect(statementOf(page('Toll amount')).accounts[0]?.reconciliation.reasons).toEqual(['polarityOpen']);
  });

  it('are not read so where one balance is not reached', () => {
    expect(statementOf(page('Fees', '26.00')).accounts[0]?.reconciliation.status).not.toBe('balanced');
  });
});
