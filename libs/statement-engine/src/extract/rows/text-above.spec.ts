import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

/** An entry whose description stands about the middle of its row. */
function centred(day: string, number: number): string[] {
  return [
    `              Invoice ${number} of March,`,
    `${day}/03/2026                                    -20.00`,
    '              tax included',
    '',
  ];
}

it('gives words at the head of a page to the row below them where cells are set about the middle of their rows', () => {
  const head = ['Date          Description                     Amount', ''];
  const first = [...head, ...centred('01', 11), ...centred('02', 12), ...centred('03', 13)];
  expect(rowsOf(first.join('\n'), centred('04', 14).join('\n'))).toEqual([
    '03-01 -20.00 Invoice 11 of March, tax included',
    '03-02 -20.00 Invoice 12 of March, tax included',
    '03-03 -20.00 Invoice 13 of March, tax included',
    '03-04 -20.00 Invoice 14 of March, tax included',
  ]);
});

it('gives words that lean on the first row to it where cells are set at the bottom of their rows', () => {
  const text = [
    'Date          Description                     Amount',
    '',
    '              Payment to a person for',
    '03/06/2026    rent                             -20.00',
    '',
    '06/06/2026    Refund                           15.00',
  ];
  expect(rowsOf(text.join('\n'))).toEqual(['06-03 -20.00 Payment to a person for rent', '06-06 15.00 Refund']);
});

it('leaves a title above rows that stand as near to it as to each other', () => {
  const text = [
    'Date          Description                     Amount',
    '              Card of Mr A Smith',
    '03/06/2026    Rent                             -20.00',
    '06/06/2026    Refund                           15.00',
    '              of the deposit',
  ];
  expect(rowsOf(text.join('\n'))).toEqual(['06-03 -20.00 Rent', '06-06 15.00 Refund of the deposit']);
});
