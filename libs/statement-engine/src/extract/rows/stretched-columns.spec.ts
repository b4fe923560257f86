import { expect, it } from 'vitest';
import type { MoneyToken } from '../../grammar/tokens.ts';
import type { RoleChoice } from '../columns/choose-roles.ts';
import type { LineRole, MoneyColumn, TableLine } from '../table.ts';
import { dropUndatedStrangers } from './drop-undated-strangers.ts';

/** A line of words with an amount that ends at `x1`, dated or not. */
function lineOf(x0: number, x1: number, isDated: boolean): TableLine {
  const amount = { kind: 'money', text: '51.72', x0, x1, coreX1: x1, confidence: 1, money: { units: 5172, sign: 0 } } as unknown as MoneyToken; // prettier-ignore
  const date = isDated ? { x1: 77 } : null;
  const word = { kind: 'text', text: 'Plata', x0: 91, x1: 109, gap: 3 };
  return {
    label: null,
    heading: null,
    section: null,
    hasMoney: true,
    dates: { posting: date, value: null },
    cells: [amount],
    text: [word],
    reference: [],
    source: { dates: date ? [date] : [], amounts: [amount], tokens: [word, amount], money: [amount] },
  } as unknown as TableLine;
}

it('an undated amount that ends where dated ones do is an entry, however far a total stretches the column', () => {
  const kept = (x1: number): LineRole | undefined => {
    const kinds: LineRole[] = ['row', 'row'];
    const column = { x0: 461, x1: 524 } as MoneyColumn;
    const choice = { roles: ['debit'] } as unknown as RoleChoice;
    dropUndatedStrangers([lineOf(473, 493, true), lineOf(x1 - 20, x1, false)], kinds, choice, false, [column]);
    return kinds[1];
  };
  expect(kept(493)).toBe('row');
  expect(kept(511)).toBe('break');
});
