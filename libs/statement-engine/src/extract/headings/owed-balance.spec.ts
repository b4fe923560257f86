import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const read = (heading: string) =>
  statementOf(`
Your home loan statement
Loan account 201-953
1 May 2021 to 30 June 2021
Opening balance    $1,000.00
Closing balance      $600.00
Date          Details               Amount   ${heading}
01 May 2021   Repayment           -$150.00            $850.00
10 May 2021   Interest charged      +$5.00            $855.00
23 May 2021   Repayment           -$150.00            $705.00
10 Jun 2021   Repayment            -$55.00            $650.00
23 Jun 2021   Repayment            -$50.00            $600.00`).accounts[0];

describe('a heading over the balances that names a debt', () => {
  it('settles whose they are, whichever way the signs read', () => {
    expect(read('Balance owing')).toMatchObject({ openingBalance: -1_000, reconciliation: { status: 'balanced' } });
    expect(read('      Balance')?.reconciliation.reasons).toContain('polarityOpen');
  });

  it('settles them of a debt that is paid ahead, too, where what is charged raises them', () => {
    const [account] = statementOf(`
Home equity line of credit statement
Credit limit  $9,000.00
07/24/2025 - 08/23/2025
Previous balance    $500.00
New balance        -$340.00
Date     Description               Advances and charges   Payments and credits   Outstanding balance
08/01    PAYMENT THANK YOU                                             500.00                  0.00
08/08    AUTOMATIC PAYMENT                                             500.00               -500.00
08/12    ONLINE ADVANCE                           150.00                                    -350.00
08/23    INTEREST THIS CYCLE                       10.00                                    -340.00`).accounts;
    expect(account).toMatchObject({
      openingBalance: -500,
      closingBalance: 340,
      reconciliation: { status: 'balanced' },
    });
  });

  it('makes no debt of an account that nothing else calls one', () => {
    const [account] = statementOf(`
1 May 2021 to 30 June 2021
Opening balance    $1,000.00
Closing balance      $600.00
Date          Code               Amount   Outstanding balance
01 May 2021   POS              -$150.00               $850.00
10 May 2021   INT                +$5.00               $855.00
23 May 2021   POS              -$255.00               $600.00`).accounts;
    expect(account).toMatchObject({ openingBalance: 1_000, closingBalance: 600 });
  });
});
