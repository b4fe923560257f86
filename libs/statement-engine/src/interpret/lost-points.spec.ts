import { describe, expect, it } from 'vitest';
import { provedByOrder, readStatement } from '../convert-statement.ts';
import { scannedPage, statementOf } from '../extract/typed-page.fixture.ts';

const SOURCE = { filename: 'scan.pdf', sha256: '0'.repeat(64) };

const scannedOf: typeof statementOf = (text) => {
  const pages = [scannedPage(text)];
  return provedByOrder({ pages, result: readStatement(pages, SOURCE) }, SOURCE);
};

const page = (rent: string, deposit: string, closing = '1,133.60'): string => `
Checking account statement
Statement period 03/01/2024 to 03/31/2024
Opening balance                                1,000.00
Date          Description              Withdrawals     Deposits
03/02/2024    Grocer                         20.15
03/05/2024    Rent                       ${rent.padStart(9)}
03/09/2024    Deposit                                  ${deposit.padStart(9)}
03/12/2024    Bakery                          5.25
03/15/2024    Pharmacy                       11.00
Closing balance                                ${closing}`;
const verdictOf = (text: string, read = scannedOf): unknown => {
  const account = read(text).accounts[0];
  return [account?.reconciliation.status, account?.transactions.map(({ amount }) => amount)];
};

describe('points that a scan lost', () => {
  const whole = [-20.15, -180, 350, -5.25, -11];

  it('are put back where the sums then hold', () => {
    expect(verdictOf(page('18000', '35000'))).toEqual(['balanced', whole]);
  });

  it('say that the figure was concluded', () => {
    const flags = scannedOf(page('18000', '350.00')).accounts[0]?.transactions.map((row) => row.flags);
    expect(flags).toEqual([[], ['repairedDigit'], [], [], []]);
  });

  it('stay lost where the sums do not tell, and in texts', () => {
    expect(verdictOf(page('18000', '350.00', '1,100.00'))).not.toContain('balanced');
    expect(verdictOf(page('18000', '350.00'), statementOf)).not.toContain('balanced');
  });
});
