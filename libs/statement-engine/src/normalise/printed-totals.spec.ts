import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const verdictOf = (page: string): unknown => {
  const [account] = statementOf(page).accounts;
  const { status, reasons, checks } = account?.reconciliation ?? {};
  return { status, reasons, checks };
};

const card = (total: string, count = 3): string => `
Credit card statement
Statement date 31 May 2025
Date           Description      Amount
${['02 May 2025    Books             5.00', '03 May 2025    Garden           10.25', '09 May 2025    Refund           -3.00'].slice(0, count).join('\n')}
               Total            ${total}`;

describe('a printed total of a list without sections', () => {
  it('covers every entry where they add up to it, with their signs', () => {
    expect(verdictOf(card('12.25'))).toEqual({ status: 'balanced', reasons: [], checks: ['sectionTotals'] });
  });

  it('proves nothing where they do not, nor where there is one entry alone', () => {
    const open = { status: 'unverifiable', reasons: ['nothingToCheckAgainst'], checks: [] };
    expect(verdictOf(card('18.25'))).toEqual(open);
    expect(verdictOf(card('5.00', 1))).toEqual(open);
  });

  it('is not what they come to where its minus says otherwise', () => {
    expect(verdictOf(card('-12.25'))).toMatchObject({ status: 'unverifiable', checks: [] });
  });

  it('covers each side where the line of the total has a figure for both', () => {
    const sides = (debits: string, credits: string): string => `
Account activity
Currency: GBP
Date           Description      Debit      Credit
02 May 2025    Books             5.00
03 May 2025    Wages                       40.00
04 May 2025    Garden           10.25
09 May 2025    Refund                       3.00
               Total            ${debits}      ${credits}`;
    expect(verdictOf(sides('15.25', '43.00'))).toMatchObject({ checks: ['sectionTotals'] });
    expect(verdictOf(sides('15.25', '44.00'))).toMatchObject({ status: 'unverifiable' });
    expect(verdictOf(sides('99.25', '44.00'))).toMatchObject({ checks: [] });
  });

  it('covers a side of one entry where the other side of that line holds too', () => {
    const folio = (charges: string, payments: string): string => `
Folio of a guest, room 207
Values in EUR
Description      Date           Charges      Payments
Room             11/06/2025      134.50
Restaurant       12/06/2025       29.35
Card             13/06/2025                    100.00
Total            ${charges.padStart(23)}${payments.padStart(14)}`;
    expect(verdictOf(folio('163.85', '100.00'))).toMatchObject({ status: 'balanced' });
    expect(verdictOf(folio('193.20', '100.00'))).toMatchObject({ status: 'unverifiable' });
    expect(verdictOf(folio('163.85', '110.00'))).toMatchObject({ status: 'unverifiable' });
  });
});

it('what is due of a bill that begins with nothing is what its entries come to', () => {
  const bill = (due: string): string => `
Credit card statement
Statement date 31 May 2025
New balance    ${due}
Date           Description      Amount
02 May 2025    Books             5.00
03 May 2025    Garden           10.25`;
  const checks = ['openingClosing', 'sectionTotals'];
  expect(verdictOf(bill('15.25'))).toEqual({ status: 'balanced', reasons: [], checks });
  expect(verdictOf(bill('15.50'))).toMatchObject({ reasons: ['nothingToCheckAgainst'] });
});
