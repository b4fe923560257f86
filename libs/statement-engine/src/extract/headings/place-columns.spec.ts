import { describe, expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const page = (heading: string): string => `
Opening balance   100.00
Date          Description        ${heading}      Amount
05/03/2025    Coffee bar         North gate      -25.00
06/03/2025    Book shop          South gate      -10.00
07/03/2025    Salary             Head house       50.00
08/03/2025    Flower stall       North gate       -5.00
Closing balance   110.00`;

describe('a column of branches beside a description', () => {
  it('is none of its words', () => {
    expect(rowsOf(page('Branch    '))).toContain('03-05 -25.00 Coffee bar');
    for (const name of ['Office/Branch', 'Lugar', 'Origen', 'Suc-Age'])
      expect(rowsOf(page(name.padEnd(10)))).toContain('03-05 -25.00 Coffee bar');
  });

  it('stays beside it under any other name', () => {
    expect(rowsOf(page('Particular'))).toContain('03-05 -25.00 Coffee bar North gate');
  });
});

it('codes of kinds of entries, with digits or of nothing but these, are none of their words', () => {
  const page = (codes: readonly string[]): string => `
Opening balance   100.00
CODE    Date          Description        Amount
${codes[0]}    05/03/2025    Coffee bar         -25.00
${codes[1]}    06/03/2025    Book shop          -10.00
${codes[2]}    07/03/2025    Salary              50.00
${codes[3]}    08/03/2025    Flower stall        -5.00
${codes[4]}    09/03/2025    Tea house           -5.00
                      Closing balance    105.00`;
  expect(rowsOf(page(['44B2', '35KZ', '0000', '44B2', '11AB']))).toContain('03-05 -25.00 Coffee bar');
  expect(rowsOf(page(['Cafe', 'Book', 'Work', 'Home', 'Teas']))).toContain('03-05 -25.00 Cafe Coffee bar');
});
