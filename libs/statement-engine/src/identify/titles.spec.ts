import { describe, expect, it } from 'vitest';
import { readStatement } from '../convert-statement.ts';
import type { PageContent, Word } from '../page-content.ts';

/** Pages of one title in large letters, a period and rows "day amount balance" each. */
function statementOf(pages: readonly { readonly title: string; readonly rows: readonly string[] }[]): string[] {
  const contents = pages.map(({ title, rows }, at): PageContent => {
    const lines = [
      'Sort code 04-00-11',
      '24/09/2024 - 23/10/2024',
      'Date         Description     Amount    Balance',
      ...rows,
    ];
    const word = (text: string, x: number, y: number, height: number): Word => ({
      ...{ text, x, y, height, width: text.length * height * 0.5 },
      source: 'text',
      confidence: 1,
    });
    const cells = lines.flatMap((line, row) =>
      [...line.matchAll(/\S+(?: \S+)*/g)].map((cell) => word(cell[0], 20 + cell.index * 5, 60 + row * 13, 9)),
    );
    const words = [word(title, 20, 30, 16), ...cells];
    return { number: at + 1, width: 620, height: 842, turned: 0, words, source: 'text', unread: null };
  });
  const { accounts } = readStatement(contents, { filename: 'typed.pdf', sha256: '0'.repeat(64) });
  return accounts.map((account) => account.transactions.map(({ balance }) => balance).join(' '));
}

const main = ['21/10/2024   Rent            -10.00     90.00', '18/10/2024   Groceries        -5.00    100.00'];
const pot = ['13/10/2024   Deposit           4.00     24.00', '04/10/2024   Deposit           5.00     20.00'];
const older = ['13/10/2024   Deposit           4.00    105.00', '04/10/2024   Deposit           5.00    101.00'];

describe('a title above a repeated period', () => {
  it('begins another account where its words and the balances are others', () => {
    const [first, second] = [
      { title: 'Personal Account statement', rows: main },
      { title: 'Regular Pot statement Holiday', rows: pot },
    ];
    expect(statementOf([first, second])).toEqual(['90 100', '24 20']);
  });

  it('begins none where the balances go on, or where the title is the same', () => {
    expect(
      statementOf([
        { title: 'Personal Account statement', rows: main },
        { title: 'Statement continued', rows: older },
      ]),
    ).toEqual(['90 100 105 101']);
    expect(
      statementOf([
        { title: 'Personal Account statement', rows: main },
        { title: 'Personal Account statement', rows: pot },
      ]),
    ).toEqual(['90 100 24 20']);
  });
});
