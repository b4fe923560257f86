import { describe, expect, it } from 'vitest';
import type { Allowance, AllowanceEntry } from './allowance.document.ts';
import { billingMonth } from './billing-month.ts';
import { pagesUsed, withCharge, withEntry, withoutEntry } from './page-count.ts';

const empty: Allowance = {
  kind: 'user',
  ownerId: 'u',
  entries: [],
  files: [],
  toldPercent: 0,
  oldestHeldAt: null,
  expiresAt: null,
  outbox: [],
  outboxSince: null,
};
const entry = (conversionId: string, sha256: string, pages: number, at = 1): AllowanceEntry => ({
  conversionId,
  sha256,
  pages,
  charged: false,
  at,
});

describe('pages of a period', () => {
  it('counts held and charged pages, and the same file once', () => {
    let allowance = withEntry(withEntry(empty, entry('a', 'x', 3, 5)), entry('b', 'x', 3, 4));
    expect(pagesUsed(allowance)).toBe(3);
    allowance = withCharge(withEntry(allowance, entry('c', 'y', 2, 6)), 'b');
    expect(pagesUsed(allowance)).toBe(5);
    expect(allowance.oldestHeldAt).toBe(5);
    expect(pagesUsed(withoutEntry(allowance, 'a'))).toBe(5);
    expect(pagesUsed(withoutEntry(allowance, 'c'))).toBe(3);
  });

  it('is not changed by a repeat of any step', () => {
    const held = withEntry(empty, entry('a', 'x', 3));
    expect(withEntry(held, entry('a', 'x', 3, 9))).toBe(held);
    const charged = withCharge(held, 'a');
    expect(withCharge(charged, 'a')).toEqual(charged);
    expect(charged.oldestHeldAt).toBeNull();
    expect(withoutEntry(withoutEntry(held, 'a'), 'a')).toEqual(empty);
  });
});

describe('billing month', () => {
  const at = (text: string): number => Date.parse(`${text}T12:00:00Z`);
  const monthOf = (anchor: string, now: string): string[] => {
    const { start, end } = billingMonth(at(anchor), at(now));
    return [start, end].map((time) => new Date(time).toISOString().slice(0, 10));
  };

  it.each([
    ['2026-01-15', '2026-01-15', ['2026-01-15', '2026-02-15']],
    ['2026-01-15', '2026-03-14', ['2026-02-15', '2026-03-15']],
    ['2026-01-31', '2026-02-27', ['2026-01-31', '2026-02-28']],
    ['2026-01-31', '2026-02-28', ['2026-02-28', '2026-03-31']],
    ['2026-01-31', '2026-03-30', ['2026-02-28', '2026-03-31']],
    ['2024-02-29', '2025-02-28', ['2025-02-28', '2025-03-29']],
    ['2025-12-31', '2026-01-30', ['2025-12-31', '2026-01-31']],
  ])('of somebody who began on %s is, on %s, %j', (anchor, now, month) => {
    expect(monthOf(anchor, now)).toEqual(month);
  });

  it('holds every moment in exactly one month', () => {
    const anchor = at('2025-08-31');
    for (let now = anchor; now < at('2027-03-01'); now += 6 * 3_600_000) {
      const { start, end } = billingMonth(anchor, now);
      expect(start <= now && now < end).toBe(true);
      expect(billingMonth(anchor, end).start).toBe(end);
    }
  });
});
