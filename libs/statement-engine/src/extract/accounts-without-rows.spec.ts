import { describe, expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

const HEAD = `
Valley Credit Union
Statement from 03/01/2025 through 03/31/2025
Share 00                     947.07
Checking 10                  120.00`;

const SHARE = `
00 SHARE
Post Date    Description              Amount      Balance
03/01/2025   Previous Balance                      947.07
03/31/2025   Ending Balance                        947.07`;

const CHECKING = `
10 CHECKING
Post Date    Description              Amount      Balance
03/01/2025   Previous Balance                      100.00
03/05/2025   Deposit                   30.00       130.00
03/07/2025   Coffee                   -10.00       120.00
03/31/2025   Ending Balance                        120.00`;

const SAVINGS = `
20 SAVINGS
Post Date    Description              Amount      Balance
03/01/2025   Previous Balance                       10.00
03/09/2025   Deposit                    5.00        15.00
03/31/2025   Ending Balance                         15.00`;

function accountsOf(text: string): string[] {
  return statementOf(text).accounts.map(
    ({ openingBalance, closingBalance, transactions, reconciliation }) =>
      `${openingBalance} ${closingBalance} ${transactions.length} ${reconciliation.status}`,
  );
}

describe('an account without rows', () => {
  it('is one of the accounts, wherever it stands among them', () => {
    const [share, checking, savings] = ['947.07 947.07 0 balanced', '100 120 2 balanced', '10 15 1 balanced'];
    expect(accountsOf(HEAD + SHARE + CHECKING)).toEqual([share, checking]);
    expect(accountsOf(HEAD + CHECKING + SHARE)).toEqual([checking, share]);
    expect(accountsOf(HEAD + CHECKING + SHARE + SAVINGS)).toEqual([checking, share, savings]);
  });

  it('is told from the next one also where the balances of both are brought forward', () => {
    const forward = (text: string): string =>
      text.replace('03/01/2025   Previous Balance', '             Balance forward ');
    expect(accountsOf(HEAD + forward(SHARE) + forward(CHECKING))).toEqual([
      '947.07 947.07 0 balanced',
      '100 120 2 balanced',
    ]);
  });

  it('is told from the next one that opens with the same balance by what that one closes with', () => {
    const empty = SHARE.replaceAll('947.07', '10.00');
    expect(accountsOf(HEAD + CHECKING + empty + SAVINGS)).toEqual([
      '100 120 2 balanced',
      '10 10 0 balanced',
      '10 15 1 balanced',
    ]);
  });

  it('is none where a summary names the balances before the rows do', () => {
    const summary = `
Previous Balance     100.00
Ending Balance       100.00`;
    const rows = CHECKING.replaceAll('120.00', '100.00').replace('-10.00', '-30.00');
    expect(accountsOf(HEAD + summary + rows)).toEqual(['100 100 2 balanced']);
  });
});

it('reads an account of no movements once where a box below it names its balances on one line', () => {
  const box = (opening: string, closing: string): string => `Opening balance ${opening}    Closing balance ${closing}`;
  const page = `
Everyday account
Date       Details            Withdrawals   Deposits    Balance
           Opening balance                               649.46
There were no transactions on this account
${box('649.46', '649.46')}
Savings account
Date       Details            Withdrawals   Deposits    Balance
           Opening balance                               100.00
1 May 23   Transfer                            30.00     130.00
7 May 23   Coffee                 10.00                  120.00
${box('100.00', '120.00')}`;
  expect(accountsOf(page)).toEqual(['649.46 649.46 0 balanced', '100 120 2 balanced']);
});
