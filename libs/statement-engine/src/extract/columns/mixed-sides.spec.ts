import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

describe('a heading that names both sides', () => {
  it('is the other side beside a column of one', () => {
    const page = `
Cascade Credit Union
Home Equity Line
Statement period 05/01/2024 - 05/31/2024
Credit limit 50,000.00
Previous balance                        1,000.00
New balance                               810.00
Date        Description              Advances and charges    Payments and credits
05/02/2024  PAYMENT                                                    300.00
05/10/2024  PHONE ADVANCE                        60.00
05/20/2024  ADVANCE CHECK                        50.00`;
    expect(rowsOf(page)).toEqual(['05-02 300.00 PAYMENT', '05-10 -60.00 PHONE ADVANCE', '05-20 -50.00 ADVANCE CHECK']);
    expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('balanced');
  });

  it('is all that moves where it stands alone', () => {
    const page = `
Cascade Bank
Opening balance   100.00
Date        Description         Withdrawals and deposits
05/13/2024  SALARY                      30.00
05/20/2024  GROCER                     -10.00
Closing balance   120.00`;
    expect(rowsOf(page)).toEqual(['05-13 30.00 SALARY', '05-20 -10.00 GROCER']);
  });
});

describe('dates with blanks between their numbers', () => {
  const page = (heading: string): string => `
Caisse des Lilas
Solde précédent              500,00
Nouveau solde                430,00
${heading}
13 12 2023    14 12 2023    CHEQUE NO 12       -10,00      490,00
16 12 2023    17 12 2023    AVANCE GUICHET     -20,00      470,00
20 12 2023    20 12 2023    AVANCE GUICHET     -40,00      430,00`;

  it('are read in columns that a heading calls so', () => {
    const rows = rowsOf(page('Date          Date valeur   Description       Montant       Solde'));
    expect(rows).toEqual(['12-13 -10.00 CHEQUE NO 12', '12-16 -20.00 AVANCE GUICHET', '12-20 -40.00 AVANCE GUICHET']);
  });

  it('are read beside them where the name of the second column ran into the next', () => {
    const rows = rowsOf(page("Date          d'inscription Description         Montant       Solde"));
    expect(rows.map((row) => row.slice(-8))).toEqual(
      ['EQUE NO 12', ' GUICHET', ' GUICHET'].map((end) => end.slice(-8)),
    );
    expect(rows.some((row) => row.includes('2023'))).toBe(false);
  });
});
