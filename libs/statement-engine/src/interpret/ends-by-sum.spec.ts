import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

/** The ends, the number of rows and the verdict of the only account. */
function read(text: string): unknown[] {
  const { accounts } = statementOf(text);
  const [account] = accounts;
  const { openingBalance, closingBalance, transactions, reconciliation } = account ?? {};
  return [openingBalance, closingBalance, transactions?.length, reconciliation?.status, reconciliation?.reasons];
}

const purchases = `03.02.2025   Migros Lausanne                        120.40
05.02.2025   Coop Pully                              88.10
09.02.2025   Billets de train                        61.00
14.02.2025   Votre paiement                        -500.00
21.02.2025   Librairie du Lac                        45.25`;

describe('ends without a known name', () => {
  it('are the undated figures around the entries, where what they add up to leads from the one to the other', () => {
    const page = (last: string): string => `Carte de crédit
Relevé du 28.02.2025

Date         Détails                             Montant CHF
             Zorbel du mois passé                    500.00
${purchases}
             Zorbel du présent mois                  ${last}`;
    // A first entry without a date and the total of all would add up as well.
    expect(read(page('314.75'))).toEqual([-500, -314.75, 5, 'unverifiable', ['rowsNotCovered']]);
    expect(read(page('314.85'))).not.toContain('balanced');
  });

  it('are those of a summary of which one is named, in the place of balances of something else', () => {
    const page = (zorbel: string): string => `Credit Card Statement
Billing period 01/02/2025 - 28/02/2025
Minimum due 40.00    Payment due 22/03/2025

Previous balance     Credits in     Spent     Zorbel
500.00               500.00         314.75    ${zorbel}

Date         Details                                  Amount
${purchases}

Opening points     Earned     Closing balance
1,204.00           314.00     1,518.00`;
    expect(read(page('314.75'))).toEqual([-500, -314.75, 5, 'balanced', []]);
    expect(read(page('314.85'))).not.toContain('balanced');
  });

  it('are two figures of a column of them that differ by what came in and went out, which stand between', () => {
    const page = (zorbel: string): string => `Kreditkarte
Zorbel am 31.01.2025            500.00
Bezahlt und erstattet          -500.00
Einkäufe und Gebühren           314.75
Zorbel insgesamt                ${zorbel}

Datum        Text                                     Betrag CHF
${purchases}`;
    expect(read(page('314.75'))).toEqual([-500, -314.75, 5, 'balanced', []]);
    expect(read(page('314.85'))).not.toContain('balanced');
  });

  it('are the two figures of a summary that differ by what came in and went out, which stand beside them', () => {
    const page = (figures: string): string => `Kreditkarte
Abrechnung vom 28.02.2025

Zorbel 1     Zorbel 2     Zorbel 3     Zorbel 4
${figures}

Datum        Details                             Betrag CHF
${purchases}`;
    expect(read(page('1,200.00     500.00       314.75       1,014.75'))).toEqual([-1200, -1014.75, 5, 'balanced', []]);
    expect(read(page('1,014.75     1,200.00     500.00       314.75'))).toEqual([-1200, -1014.75, 5, 'balanced', []]);
    // Of a bill paid in full, where what was given back lessens what was spent.
    expect(read(page('500.00       314.75       500.00       314.75'))).toEqual([-500, -314.75, 5, 'balanced', []]);
    expect(read(page('1,200.00     500.00       314.85       1,014.75'))).not.toContain('balanced');
  });

  it('of an account of unknown kind are no mirror of what one of them is called, nor of their order', () => {
    const page = (names: string, figures: string): string => `Zorbel
${names}
${figures}

Date         Details                             Amount
${purchases.replace('-500.00', '500.00 CR')}`;
    const mirrored = page(
      'Zorbel 1     Zorbel 2     Zorbel 3     Zorbel 4',
      '1,200.00     500.00       314.75       1,014.75',
    );
    expect(read(mirrored)[3]).not.toBe('balanced');
    const called = page(
      'Previous balance   Paid      Spent      Zorbel',
      '1,200.00           500.00    314.75     1,014.75',
    );
    expect(read(called)).toEqual([-1200, -1014.75, 5, 'balanced', []]);
  });
});
