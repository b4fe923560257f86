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

it('no list is lost where its totals are others', () => {
  const accounts = statementOf(page('  171.50      161.50')).accounts;
  const isSilent = accounts.every(({ reconciliation }) => reconciliation.status === 'balanced');
  expect([accounts.flatMap(({ transactions }) => transactions).length, isSilent]).toEqual([8, false]);
});
