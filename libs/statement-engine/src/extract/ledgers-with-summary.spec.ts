import { expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

const HEAD = `
Date        Payee                     Receipts   Disbursements      Balance`;
const PAGE = `
Client Trust Ledger Report       04/01/2023 through 06/30/2023

Client: Olivia Hargrove${HEAD}
            Beginning Balance                                        775.91
04/05/2023  Transfer to operating                        41.14       734.77
04/30/2023  Settlement funds          2,923.00                     3,657.77
            Totals for Olivia         2,923.00           41.14     3,657.77

Client: Linda Nguyen${HEAD}
            Beginning Balance                                          0.00
05/08/2023  Retainer received           270.48                       270.48
05/18/2023  Settlement funds          5,449.45                     5,719.93
            Totals for Linda          5,719.93            0.00     5,719.93

Client: Robert Alvarez${HEAD}
            Beginning Balance                                          0.00
04/10/2023  Retainer received         8,121.18                     8,121.18
04/12/2023  Filing fee                                   78.93     8,042.25
            Totals for Robert         8,121.18           78.93     8,042.25

Summary of Client Balances
Client       Beginning                Receipts   Disbursements       Ending
Olivia Hargrove  775.91               2,923.00           41.14     3,657.77
Linda Nguyen       0.00               5,719.93            0.00     5,719.93
Robert Alvarez     0.00               8,121.18           78.93     8,042.25
Total            775.91              16,764.11          120.07    17,419.95`;

it('reads ledgers that open alike apart, and the lines of their summary as none of their entries', () => {
  const accounts = statementOf(PAGE).accounts.map(({ openingBalance, closingBalance, transactions, reconciliation }) =>
    [openingBalance, closingBalance, transactions.length, reconciliation.status].join(' '),
  );
  expect(accounts).toEqual(['775.91 3657.77 2 balanced', '0 5719.93 2 balanced', '0 8042.25 2 balanced']);
});
