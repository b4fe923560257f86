import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const page = (below: string, closing = '850.00'): string => `
Opening balance    1,000.00
Closing balance      ${closing}

Date         Details                        Amount     Balance
02/01/2025   GROCER                        -100.00      900.00
03/01/2025   PHONE                          -50.00      850.00
${below}`;
const rows = ['01-02 -100.00 GROCER', '01-03 -50.00 PHONE'];

it.each(['.', ''])('takes an amount at the end of a sentence for no entry, with %j behind it', (stop) => {
  expect(rowsOf(page(`All deposits are insured by the NDIC, up to 500.00${stop}`))).toEqual(rows);
});

it('takes an undated amount in a cell of its own for an entry', () => {
  expect(rowsOf(page('Charge for the whole of January              -5.00', '845.00'))).toHaveLength(3);
});

it('takes amounts alone on the last lines of sentences side by side for no entries', () => {
  const sentences = `
Example: 500.00 for a month costs            Purchases cost
14.38.                                       2.60.`;
  expect(rowsOf(page(sentences))).toEqual(rows);
});
