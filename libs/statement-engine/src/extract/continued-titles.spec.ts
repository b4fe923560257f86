import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

it('reads the title of a section that names its account and goes on over the page', () => {
  expect(
    rowsOf(
      `
Statement Period 09/01/2025 - 09/30/2025
Other Debits (-)   Account: ----7923
Date      Amount       Description
09/03     100.00       RENT
09/04      50.00       POWER`,
      `
Other Credits (+)   Account: ----7923 (continued)
Date      Amount       Description
09/18      60.00       CITY OF FAIRVIEW PAYMENTS
09/20      40.00       HARBOR MUTUAL`,
    ),
  ).toEqual([
    '09-03 -100.00 RENT',
    '09-04 -50.00 POWER',
    '09-18 60.00 CITY OF FAIRVIEW PAYMENTS',
    '09-20 40.00 HARBOR MUTUAL',
  ]);
});
