import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const layouts: readonly (readonly [name: string, page: string, rows: readonly string[]])[] = [
  [
    'totals whose word comes last, with a count',
    `
TILIOTE
KAUSI 01.05.2025 - 31.05.2025
PVM        SELITE                          MÄÄRÄ EUR
           SALDO 30.04.2025                 100,00+
05.05.     RUOKAKAUPPA                       20,00-
06.05.     PALKKA                            50,00+
           SALDO 31.05.2025                 130,00+
           PANOT YHTEENSÄ 1 KPL              50,00+
           OTOT YHTEENSÄ 1 KPL               20,00-`,
    ['05-05 -20.00 RUOKAKAUPPA', '05-06 50.00 PALKKA'],
  ],
  [
    'a type whose first word is the name of a side',
    `
Statement Date   30/06/2025
Date          Type                Details       Debit    Credit    Balance
01/06/2025    Brought Forward                                        100.00
02/06/2025    Sales Invoice       PO 5631       80.00                180.00
03/06/2025    Credit Note         Ret. 44829              30.00      150.00
05/06/2025    Sales Invoice       PO 5640       10.00                160.00`,
    ['06-02 -80.00 Sales Invoice PO 5631', '06-03 30.00 Credit Note Ret. 44829', '06-05 -10.00 Sales Invoice PO 5640'],
  ],
];

describe('sections, totals and types', () => {
  it.each(layouts)('%s', (_, page, rows) => {
    expect(rowsOf(page)).toEqual(rows);
  });

  it('knows whose the balances are by columns of what is paid in and out, whatever shops are called', () => {
    const [account] = statementOf(`
International Bank Account Number
1 November to 30 November 2024
Opening Balance 100.00
Closing Balance 80.00
Date         Details                Paid out    Paid in    Balance
31 Oct 24    BALANCE BROUGHT FORWARD                         100.00
02 Nov 24    CORNER FOODS            10.00
             LOAN AND LENDING CAFE   15.00                    75.00
09 Nov 24    CAROL                                5.00        80.00`).accounts;
    expect(account?.reconciliation.status).toBe('balanced');
    expect(account?.transactions.map(({ description }) => description)).toEqual([
      'CORNER FOODS',
      'LOAN AND LENDING CAFE',
      'CAROL',
    ]);
  });
});
