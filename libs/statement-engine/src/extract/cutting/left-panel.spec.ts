import { describe, expect, it } from 'vitest';
import { readTokens, type TokenLine } from '../../grammar/tokens.ts';
import { withoutLeftPanel } from './left-panel.ts';

/** A line of words, each at its place. */
function line(index: number, baseline: number, ...placed: (readonly [text: string, x0: number])[]): TokenLine {
  const words = placed.map(([text, x0], at) => ({
    kind: 'text' as const,
    text,
    x0,
    x1: x0 + text.length * 5,
    gap: at === 0 ? Infinity : 4,
    size: 9,
    confidence: 1,
  }));
  return readTokens({ page: 1, baseline, top: baseline - 9, size: 9, words, furniture: false }, index, {
    decimal: '.',
    decimals: 2,
  });
}
const words = (lines: readonly TokenLine[]): string[] =>
  lines.map(({ tokens }) => tokens.map(({ text }) => text).join(' ')).filter(Boolean);
const heading = [{ text: 'Date', x0: 200, x1: 220, role: 'date' as const }];

describe('a panel left of the dates', () => {
  it('is told by lines of its own that stand between those of the table', () => {
    const lines = [
      line(0, 100, ['05Mar', 200], ['INTEREST', 240], ['1.00', 400]),
      line(1, 104, ['Saver', 60]),
      line(2, 113, ['09Mar', 200], ['CHEQUE', 240], ['2.00', 400]),
      line(3, 117, ['limit', 60]),
    ];
    expect(words(withoutLeftPanel(lines, heading))).toEqual(['05Mar INTEREST 1.00', '09Mar CHEQUE 2.00']);
  });

  it('is none where titles stand left of the rows below them', () => {
    const lines = [
      line(0, 100, ['Fees', 60]),
      line(1, 113, ['05Mar', 200], ['CHARGE', 240], ['1.00', 400]),
      line(2, 126, ['Checks', 60]),
      line(3, 139, ['09Mar', 200], ['CHEQUE', 240], ['2.00', 400]),
    ];
    expect(withoutLeftPanel(lines, heading)).toBe(lines);
  });
});
