import { describe, expect, it } from 'vitest';
import type { Allowance, AllowanceEntry } from './allowance.document.ts';
import { billingMonth } from './billing-month.ts';
import { pagesCharged, pagesUsed, withCharge, withEntry, withoutEntry } from './page-count.ts';

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
  also: [],
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

describe('what is charged', () => {
  const charge = (allowance: Allowance, id: string, sha256: string, pages: number): Allowance =>
    withCharge(withEntry(allowance, entry(id, sha256, pages)), id);
  const [one, other] = ['a'.repeat(64), `b${'a'.repeat(63)}`];

  it('is kept of a user as files, each with the most pages that it ever had', () => {
    const first = charge(empty, 'x', one, 1);
    expect([first.entries, first.files, pagesUsed(first)]).toEqual([[], [`${'a'.repeat(24)}1`], 1]);
    const more = charge(first, 'y', one, 3);
    const fewer = charge(more, 'z', one, 2);
    expect([more.files, fewer.files]).toEqual([[`${'a'.repeat(24)}3`], [`${'a'.repeat(24)}3`]]);
    const both = charge(fewer, 'w', other, 2);
    expect([both.files.length, pagesUsed(both), pagesCharged(both)]).toEqual([2, 5, 5]);
    const held = withEntry(both, entry('v', 'c'.repeat(64), 4));
    expect([pagesUsed(held), pagesCharged(held)]).toEqual([9, 5]);
  });

  it('is kept of a visitor as the conversion itself, for those are counted', () => {
    const visitor = charge({ ...empty, kind: 'visitor' }, 'x', one, 1);
    expect([visitor.files, visitor.entries]).toEqual([[], [{ ...entry('x', one, 1), charged: true }]]);
    expect([pagesUsed(visitor), pagesCharged(visitor), visitor.oldestHeldAt]).toEqual([1, 1, null]);
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
