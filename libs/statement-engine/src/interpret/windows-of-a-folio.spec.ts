import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (totals: string): string => `
 HOTEL MIRADOR    Guest folio    Room 318
Window 1 - Folio 88120
 Date       Details                    Ref.       Charges €   Credits €
 12-03-26   Room 318                   R-318        142.00
 13-03-26   Room 318                   R-318        142.00
 14-03-26   Room 318                   R-318        168.00
 15-03-26   Transfer received          DEP                      300.00
            Total                                   452.00      300.00
            Balance due                             152.00
Window 2 - Folio 88121
 Date                  Details         Ref.       Charges €   Credits €
 12-03-26                Restaurant    POS1          64.50
                         Table 7
 13-03-26                Parking       PK            22.00
                         Place 41
 14-03-26                Spa           SPA           75.00
                         Massage
 15-03-26                Card payment  TPV                      161.50
                         Auth 417
            Total                                 ${totals}
            Balance due                               0.00`;

it('two lists of one folio are two accounts, where each comes to its own totals', () => {
  const accounts = statementOf(page('  161.50      161.50')).accounts;
  expect(accounts.map(({ transactions, closingBalance }) => [transactions.length, closingBalance])).toEqual([
    [4, -152],
    [4, 0],
  ]);
});

it('a page read in parts proves nothing where a list is lost by it', () => {
  const [first] = page('  161.50      161.50').split('Window 2');
  const accounts = statementOf(`${first}Window 2 - Folio 88121
 Date                Details          Ref.       Charges €   Credits €
 12-03-26            Restaurant       POS1          64.50
                     Table 7
 13-03-26            Parking          PK            22.00
                     Place 41
 14-03-26            Spa              SPA           75.00
                     Massage
 15-03-26            Laundry          LAU           10.00
                     Ticket 4
 15-03-26            Card payment     TPV                      161.50
                     Auth 417
                     Total                         171.50      161.40
                     Balance due                    10.00`).accounts;
  expect(accounts.flatMap(({ transactions }) => transactions)).toHaveLength(9);
  expect(accounts.every(({ reconciliation }) => reconciliation.status === 'balanced')).toBe(false);
});
