import { describe, expect, it } from 'vitest';
import { readStatement } from '../convert-statement.ts';
import type { PageContent } from '../page-content.ts';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

/** A page of lines, each with the size of its letters; cells are parted by two blanks, amounts end at one edge. */
function pageOf(lines: readonly (readonly [text: string, size?: number])[]): PageContent {
  const words = lines.flatMap(([text, size = 9], row) =>
    text.split('  ').map((cell, at, all) => {
      const width = cell.length * size * 0.5;
      const isLast = at > 0 && at === all.length - 1;
      return {
        text: cell,
        x: isLast ? 560 - width : 40 + at * 90,
        y: 40 + row * 16,
        width,
        height: size,
        source: 'text' as const,
        confidence: 1,
      };
    }),
  );
  return { number: 1, width: 600, height: 842, turned: 0, words, source: 'text', unread: null };
}

const read = (title: number, due = '452,40') =>
  readStatement(
    [
      pageOf([
        ['Fatura do cartão de crédito'],
        ['Vencimento: 15 SET 2025'],
        ['Fatura anterior  R$ 500,00'],
        [`Total a pagar  R$ ${due}`],
        [''],
        ['Próximas faturas'],
        ['Fechamento  08 OUT'],
        [''],
        ['Transações', title],
        ['10 AGO  •••• 4471  Livraria Central  R$ 219,90'],
        ['12 AGO  •••• 4471  Farmácia Boa - Parcela 2/3  R$ 82,50'],
        ['15 AGO  Pagamento em 15 AGO  -R$ 500,00'],
        ['21 AGO  •••• 4471  Padaria do Bairro  R$ 61,00'],
        ['03 SET  •••• 4471  Posto da Serra  R$ 89,00'],
      ]),
    ],
    { filename: 'a.pdf', sha256: '0'.repeat(64) },
  ).accounts[0];

describe('a list without a heading, below what is due later', () => {
  it('is read where its title is set larger, without the column of card numbers', () => {
    const account = read(13);
    expect(account?.transactions.map(({ description, amount }) => [description, amount])).toEqual([
      ['Livraria Central', -219.9],
      ['Farmácia Boa - Parcela 2/3', -82.5],
      ['Pagamento em 15 AGO', 500],
      ['Padaria do Bairro', -61],
      ['Posto da Serra', -89],
    ]);
    expect(account).toMatchObject({ openingBalance: -500, closingBalance: -452.4 });
    expect(account?.reconciliation.status).toBe('balanced');
  });

  it('is of what is due later where its title is no larger, unless the sums have room for it alone', () => {
    expect(read(9, '500,00')?.transactions).toEqual([]);
    expect(read(9)?.transactions).toHaveLength(5);
  });
});

const card = `
Credit card statement
Closing date 10/31/21
Previous balance                                $400.00
New balance                                     $430.29

Detail
                                                 Amount
10/07/21     CORNER BREW                         $12.19
10/10/21     BREAD 678                           $18.10

Interest charge calculation

Type of balance    Rate           Balance         Interest
Pay over time      23.19%         $0.00           $0.00
Cash advances      26.55%         $0.00           $0.00`;

it('is read above a table whose heading names no dates, though it has two entries alone', () => {
  const [account] = statementOf(card).accounts;
  expect(account?.transactions.map(({ description, amount }) => [description, amount])).toEqual([
    ['CORNER BREW', -12.19],
    ['BREAD 678', -18.1],
  ]);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('has a column of a single amount, where that entry has no other one but a balance', () => {
  const rows = rowsOf(`
    Mimi          Tekger                              Zuvtek     Migersu      Nonopr

    01-02-2024    Previous balance                                            2,537.05
    02-02-2024    Bakery by the bridge                 50.28                  2,486.77
    03-02-2024    Station kiosk                        23.43                  2,463.34
    05-02-2024    Yearly fee                           13.46
                  Octave wages                                   373.52
                  British cable                        50.00                  2,773.40
    06-02-2024    Corner shop                          43.72                  2,729.68
    08-02-2024    Corner shop                          29.68                  2,700.00`);
  expect(rows).toContain('02-05 373.52 Octave wages');
  expect(rows).toHaveLength(7);
});
