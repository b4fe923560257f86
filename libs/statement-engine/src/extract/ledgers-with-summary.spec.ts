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

const accountsOf = (page: string): string[] =>
  statementOf(page).accounts.map(({ openingBalance, closingBalance, transactions, reconciliation }) =>
    [openingBalance, closingBalance, transactions.length, reconciliation.status].join(' '),
  );

it('reads ledgers that open alike apart, and the lines of their summary as none of their entries', () => {
  expect(accountsOf(PAGE)).toEqual(['775.91 3657.77 2 balanced', '0 5719.93 2 balanced', '0 8042.25 2 balanced']);
});

it('parts ledgers below each other that begin and end with the same balance where the days begin anew', () => {
  const ledger = (rent: string, sum: string): string => `${HEAD}
            Beginning balance                                        500.00
01/03/2025  Rent income               ${rent}                     ${sum}
02/05/2025  Owner distribution                        ${rent}       500.00
            Ending balance            ${rent}        ${rent}       500.00`;
  const page = `
Owner Statement       01/01/2025 - 03/31/2025

Property: 1418 Maple St${ledger('1,450.00', '1,950.00')}

Property: 27 Ferry Road${ledger('1,985.00', '2,485.00')}`;
  expect(accountsOf(page)).toEqual(['500 500 2 balanced', '500 500 2 balanced']);
});

it('begins a ledger with what is brought forward in the midst of a page', () => {
  const ledger = (opening: string, ...rows: string[]): string => `${HEAD}
01/07/2025  Balance brought forward                              ${opening}
${rows.join('\n')}`;
  const first = ledger(
    '    0.00',
    '04/07/2025  Deposit from executor    45,000.00                  45,000.00',
    '18/07/2025  Duty                                   8,120.40     36,879.60',
    '            Balance held at 30 Sep   45,000.00     8,120.40     36,879.60',
  );
  const second = ledger(
    '1,200.00',
    '10/07/2025  Contract deposit         68,500.00                  69,700.00',
    '28/07/2025  Vendor settlement                     69,000.00        700.00',
    '            Balance held at 30 Sep   68,500.00    69,000.00        700.00',
  );
  const page = `\nTrust Account Statement 01/07/2025 to 30/09/2025\n\nClient: M Calloway${first}\n\nClient: Bramston${second}`;
  expect(accountsOf(page)).toEqual(['0 36879.6 2 balanced', '1200 700 2 balanced']);
});

it('goes on with what a page was left with, whatever the words at the top of the next one', () => {
  const head = `
Dato     Tekst                        Hævet       Indsat        Saldo`;
  const page = `
Kontoudskrift   Periode  28.11.2024 - 27.02.2025
${head}
         Saldo primo                                        18.730,12
28.11    Lønoverførsel                         12.476,50    31.206,62
30.11    Husleje                   38,86
         Overføres til side 2                               31.167,76`;
  const next = `${head}
         Overført fra side 1                                31.167,76
01.12    Overførsel                66,09                    31.101,67
05.12    Gebyr                     44,02                    31.057,65
         Saldo ultimo                                       31.057,65`;
  expect(statementOf(page, next).accounts).toHaveLength(1);
});
