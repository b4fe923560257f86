import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('takes the number behind the dates of a column for their year, whatever dates entries begin lines with', () => {
  const [account] = statementOf(`
27 February to 2 March 2025
Date                  Details                        Paid out      Paid in        Balance
26 Feb 25             BALANCE BROUGHT FORWARD                                      832.20
27 Feb 25  ATM        CASH NOTEMACHIN
                      25FEB CARDIFF                     84.73                      747.47
28 Feb 25  DD         LEEDS CITY COUNCIL               108.78                      638.69
1 Mar 25   ATM        CASH NOTEMACHIN
                      26FEB TESCO                       20.00                      618.69
2 Mar 25   VIS        PRET A MANGER                     18.69                      600.00`).accounts;
  expect(account?.transactions.map(({ date, description }) => [date, description])).toEqual([
    ['2025-02-27', expect.stringMatching(/^ATM CASH NOTEMACHIN/)],
    ['2025-02-28', 'DD LEEDS CITY COUNCIL'],
    ['2025-03-01', expect.stringMatching(/^ATM CASH NOTEMACHIN/)],
    ['2025-03-02', 'VIS PRET A MANGER'],
  ]);
});
