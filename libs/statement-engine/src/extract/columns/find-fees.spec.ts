import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

it('what a loan’s instalment has left after interest and a late charge is the principal beside them', () => {
  const [account] = statementOf(`
Auto Loan Activity Statement
Statement Date: 01/09/2026
Beginning Principal Balance     27,091.03
Ending Principal Balance        25,886.44
                                Total                                Fees &       Principal
Date         Description        Amount     Principal   Interest      Late Chgs    Balance
             Beginning Balance                                                    27,091.03
02/01/2025   Regular Payment    535.00        394.13     140.87           .00     26,696.90
03/03/2025   Regular Payment    560.00        396.18     138.82         25.00     26,300.72
04/03/2025   Regular Payment    551.04        414.28     136.76           .00     25,886.44`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([394.13, 396.18, 414.28]);
  expect(account?.reconciliation.status).toBe('balanced');
});
