import { describe, expect, it } from 'vitest';
import { readStatement } from '../convert-statement.ts';
import type { PageContent } from '../page-content.ts';
import { statementOf } from './typed-page.fixture.ts';

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

const read = (title: number) =>
  readStatement(
    [
      pageOf([
        ['Fatura do cartão de crédito'],
        ['Vencimento: 15 SET 2025'],
        ['Fatura anterior  R$ 500,00'],
        ['Total a pagar  R$ 452,40'],
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

  it('is of what is due later where its title is no larger', () => {
    expect(read(9)?.transactions).toEqual([]);
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
