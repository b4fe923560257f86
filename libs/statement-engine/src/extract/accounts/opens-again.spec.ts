import { expect, it } from 'vitest';
import { readStatement } from '../../convert-statement.ts';
import type { Word } from '../../page-content.ts';
import { gridPage, statementOf } from '../typed-page.fixture.ts';

const page = (day: string, title = 'Online saver'): string => `
Lough Savings Bank
Statement of accounts 1 May 2025 to 31 May 2025
Current account
Date          Details              Money out     Money in      Balance
              Opening balance                                  100.00
02 May 2025   Lidl                     10.00                    90.00
12 May 2025   Transfer                 90.00                     0.00
              Closing balance                                    0.00
${title}
Date          Details              Money out     Money in      Balance
              Opening balance                                    0.00
${day} May 2025   Transfer                               90.00      90.00
30 May 2025   Interest                                1.00      91.00
              Closing balance                                   91.00`;

const countsOf = (text: string): number[] => statementOf(text).accounts.map(({ transactions }) => transactions.length);

it('an account that was emptied and one that opens with nothing are two', () => {
  expect(countsOf(page('12'))).toEqual([2, 2]);
  expect(countsOf(page('10', 'Current account'))).toEqual([2, 2]);
  expect(countsOf(page('13'))).toEqual([2, 2]);
});

it('rows of later days under the same title go on with the same account', () => {
  expect(countsOf(page('13', 'Current account'))).toEqual([4]);
});

/** A scan of two lists, each under its title and the same days, whose balances have nothing to do with each other. */
function twoLists(second: string): number[] {
  const title = (name: string): string[] => [name, '1 May 2025 to 31 May 2025', 'Date  Details  Amount  Balance'];
  const lines = [
    ...title('Personal account statement'),
    '02/05/2025  Lidl  -10.00  90.00',
    '12/05/2025  Transfer  -20.00  70.00',
    ...title(second),
    '12/05/2025  Transfer  20.00  520.00',
    '20/05/2025  Withdrawal  -5.00  515.00',
  ];
  const { words, ...page } = gridPage(lines);
  const seen = words.map((word): Word => {
    const isTitle = word.text.endsWith('statement');
    return { ...word, source: 'ocr', confidence: 0.95, height: isTitle ? 16 : 9, y: isTitle ? word.y - 7 : word.y };
  });
  const source = { filename: 'scan.pdf', sha256: '0'.repeat(64) };
  return readStatement([{ ...page, words: seen, source: 'ocr' }], source).accounts.map(
    ({ transactions }) => transactions.length,
  );
}

it('in a scan, another title over balances that do not go on heads another account, a misread one does not', () => {
  expect(twoLists('Regular pot statement')).toEqual([2, 2]);
  expect(twoLists('Personal acc0unt statement')).toEqual([4]);
});
