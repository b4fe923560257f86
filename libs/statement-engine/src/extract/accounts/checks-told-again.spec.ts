import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('an account begins below checks that are listed again behind the closing balance of the one before', () => {
  const page = `
Lakeside Credit Union    Statement of accounts 04/01/24 to 04/30/24
SHARE DRAFT CHECKING    Suffix 70
Date       Transaction Description               Amount      New Balance
04/01      Balance Forward                                        842.17
04/05      Draft 001188                         -650.00           192.17
04/09      Draft 001189                          -42.50           149.67
04/11      Deposit ACH Harbor Freight            500.00           649.67
04/30      Ending Balance                                         649.67
Draft Summary
Number     Amount     Date       Number      Amount     Date
001188     650.00     04/05      001189       42.50     04/09
NEW AUTO LOAN    Suffix 01
Date       Transaction Description          Principal    Interest     Balance
04/01      Balance Forward                                         12,448.71
04/08      Loan Payment Transfer               254.39       58.05    12,194.32
04/26      Loan Payment Cash                    66.99       33.01    12,127.33
04/30      Ending Balance                                          12,127.33`;
  const { accounts } = statementOf(page);
  expect(accounts.map(({ closingBalance, transactions }) => [closingBalance, transactions.length])).toEqual([
    [649.67, 3],
    [-12_127.33, 2],
  ]);
});
