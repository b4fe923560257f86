import { expect, it } from 'vitest';
import { compareEvidence, type Evidence } from './evidence.ts';

const reading: Evidence = {
  ...{ links: 3, ends: 1, totals: 0, broken: 0 },
  ...{ differences: [0], figures: '2026-05-01 100', accounts: 1, mirrors: 0, unchecked: 0, settled: true },
};

it('prefers, of two readings that prove the same, the one of which something tells whose balance it is', () => {
  const mirror = { ...reading, mirrors: 1, settled: false };
  expect(compareEvidence(reading, mirror)).toBeLessThan(0);
  expect(compareEvidence(mirror, reading)).toBeGreaterThan(0);
});

it('prefers what holds to whose balance it is', () => {
  const proved = { ...reading, mirrors: 1, links: 4 };
  expect(compareEvidence(proved, reading)).toBeLessThan(0);
});
