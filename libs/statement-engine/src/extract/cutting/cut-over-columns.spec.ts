import { expect, it } from 'vitest';
import { cutOverColumns } from './cut-over-columns.ts';

const amount = { x0: 350, x1: 420 };
const points = { x0: 445, x1: 500 };

it('gives names that nearly touch to the columns they end with', () => {
  const cell = { text: 'AMOUNT (Rs.) CASHBACK EARNED', x0: 360, x1: 500, role: 'amount' } as const;
  expect(cutOverColumns(cell, [amount, points]).map(({ text, role }) => [text, role])).toEqual([
    ['AMOUNT (Rs.)', 'amount'],
    ['CASHBACK EARNED', null],
  ]);
});

it('leaves one name whole: over one column, known as it is, or set across both, a balance', () => {
  const across = { text: 'Amount this period', x0: 390, x1: 470, role: 'amount' } as const;
  const balances = { text: 'Balance booked valued', x0: 350, x1: 500, role: 'balance' } as const;
  const known = { text: 'Transaction amount', x0: 350, x1: 500, role: 'amount' } as const;
  const single = { text: 'Amount of money', x0: 360, x1: 420, role: 'amount' } as const;
  const tight = { text: 'Amount A$', x0: 380, x1: 420, role: 'amount' } as const;
  expect(
    cutOverColumns(tight, [
      { x0: 385, x1: 405 },
      { x0: 380, x1: 420 },
    ]),
  ).toEqual([tight]);
  for (const cell of [across, balances, known, single]) expect(cutOverColumns(cell, [amount, points])).toEqual([cell]);
});
