import { describe, expect, it } from 'vitest';
import { typedCell } from './typed-cell.ts';

describe('typedCell', () => {
  it.each([
    ['-131.07', -131.07],
    ['−1,234.50', -1234.5],
    ['1.234,50', 1234.5],
    ['1,234', 1234],
    ['1,234,567', 1234567],
    ['1,23,456.78', 123456.78],
    ['.50', 0.5],
    ['(12.00)', -12],
    ['12-', -12],
    ['$5', 5],
    ['0', 0],
  ])('reads the amount %s', (text, value) => {
    expect(typedCell('amount', text)).toEqual({ ok: true, value });
  });

  it('knows the decimals of the currency', () => {
    expect(typedCell('amount', '1.234', 3)).toEqual({ ok: true, value: 1.234 });
  });

  it('refuses what is no amount or no day, and takes nothing where nothing may stand', () => {
    expect(typedCell('amount', 'twelve').ok).toBe(false);
    expect(typedCell('amount', '').ok).toBe(false);
    // Two decimal signs: neither can be told from a group.
    expect(typedCell('amount', '20.45.1').ok).toBe(false);
    expect(typedCell('amount', '1234,567.8').ok).toBe(false);
    expect(typedCell('date', '2026-02-30').ok).toBe(false);
    expect(typedCell('date', '2026-02-28')).toEqual({ ok: true, value: '2026-02-28' });
    expect(typedCell('balance', ' ')).toEqual({ ok: true, value: null });
  });
});
