import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('a period that begins the head of the next page dates no entry at the end of the one before', () => {
  const head = '11 February to 11 March 2024     Account name          Sort code      Account number     Sheet';
  const paid = Array.from({ length: 8 }, (_, at) => `12 Feb 24   WATER\n            BOARD                              1.00                   ${(841.17 - at).toFixed(2)}`).join('\n'); // prettier-ignore
  const { accounts } = statementOf(
    `Moor Bank                                                           Contact tel 03457 555 010
Your Statement

Ms P Halliday



${head}
                                 Ms P Halliday         40-47-82       31906642           112
Date        Details                        Paid out     Paid in      Balance
            BALANCE BROUGHT FORWARD                                   842.17
${paid}
26 Feb 24   LICENCE
            AUTHORITY                         13.25
            TELEPHONE
            COMPANY                           19.10                   801.82
            GREGGS 1187
            READING                            6.64                   795.18
            BALANCE CARRIED FORWARD                                   795.18`,
    `Moor Bank                                                           Contact tel 03457 555 010
Your Statement

${head}
                                 Ms P Halliday         40-47-82       31906642           113
Date        Details                        Paid out     Paid in      Balance
            BALANCE BROUGHT FORWARD                                   795.18
28 Feb 24   TRAINLINE
            INTERNET                          37.07                   758.11
            BALANCE CARRIED FORWARD                                   758.11`,
  );
  expect(accounts[0]?.transactions.map(({ date }) => date.slice(5))).toEqual([
    ...Array<string>(8).fill('02-12'),
    '02-26',
    '02-26',
    '02-26',
    '02-28',
  ]);
});
