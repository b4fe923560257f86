import { describe, expect, it } from 'vitest';
import { readStatement } from '../../convert-statement.ts';
import type { PageContent } from '../../page-content.ts';

type Line = readonly [cells: readonly [x: number, text: string][], size?: number];

function pageOf(lines: readonly Line[]): PageContent {
  const words = lines.flatMap(([cells, size = 9], row) =>
    cells.map(([x, text]) => ({
      text,
      x,
      y: 40 + row * 12,
      width: text.length * size * 0.5,
      height: size,
      source: 'text' as const,
      confidence: 1,
    })),
  );
  return { number: 1, width: 600, height: 842, turned: 0, words, source: 'text', unread: null };
}

/** Entries whose second line, with the date, is set in letters of this size. */
const entriesIn = (size: number): unknown => {
  const entry = (text: string, date: string, code: string, amount: string, balance: string): Line[] => [
    [
      [
        [40, text],
        [400, amount],
        [500, balance],
      ],
    ],
    [[[40, `${date} ${code}`]], size],
    [[]],
  ];
  const page = pageOf([
    [[[40, 'Wallet statement 1 January 2026 - 31 January 2026']]],
    [
      [
        [40, 'Opening balance'],
        [500, '100.00'],
      ],
    ],
    [[]],
    [
      [
        [40, 'Description'],
        [400, 'Amount'],
        [500, 'Balance'],
      ],
    ],
    [[]],
    ...entry('Corner shop', '3 January 2026', 'Transaction CARD-94136', '-10.00', '90.00'),
    ...entry('Sent money to A Miller', '9 January 2026', 'Transaction MOVE-35126', '-20.00', '70.00'),
    ...entry('Topped up', '12 January 2026', 'Transaction MOVE-71272', '40.00', '110.00'),
  ]);
  const { accounts } = readStatement([page], { filename: 'a.pdf', sha256: '0'.repeat(64) });
  return accounts.flatMap(({ transactions }) =>
    transactions.map(({ date, description, reference }) => [date, description, reference]),
  );
};

describe('a line with the date and a code below each entry', () => {
  it('is no description where it is small print', () => {
    expect(entriesIn(6.5)).toEqual([
      ['2026-01-03', 'Corner shop', 'Transaction CARD-94136'],
      ['2026-01-09', 'Sent money to A Miller', 'Transaction MOVE-35126'],
      ['2026-01-12', 'Topped up', 'Transaction MOVE-71272'],
    ]);
  });

  it('is one in letters like those above it', () => {
    expect(entriesIn(9)).toContainEqual(['2026-01-03', 'Corner shop Transaction CARD-94136', null]);
  });
});
