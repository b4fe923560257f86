import { expect, it } from 'vitest';
import type { TextRun } from './text-words.ts';
import { withUnnamedSigns } from './unnamed-signs.ts';

/** A line of runs, each set right behind the one before it, a font and a text each. */
function lineOf(...runs: [font: string, text: string][]): TextRun[] {
  let x = 40;
  return runs.map(([font, text]) => {
    const run: TextRun = { text, x, y: 100, length: text.length * 5, size: 9, angle: 0, monospaced: false, font };
    x += run.length;
    return run;
  });
}

function textOf(...lines: TextRun[][]): string {
  return withUnnamedSigns(lines.flat())
    .map(({ text }) => text)
    .join('|');
}

it('takes the only letter of a font, set right before amounts, for the sign of a currency', () => {
  const heading = lineOf(['f1', 'Amount ('], ['f3', 'n'], ['f1', ')']);
  const rows = [lineOf(['f3', 'n'], ['f1', '85,000.00']), lineOf(['f3', 'n'], ['f1', ' 350.00'])];
  expect(textOf(heading, ...rows)).toBe('Amount (|¤|)|¤|85,000.00|¤| 350.00');
});

it('leaves letters of a font that sets other words, or that stand before no amount', () => {
  const sign = lineOf(['f3', 'n'], ['f1', '85,000.00']);
  expect(textOf(sign, lineOf(['f3', 'Total'], ['f1', '1.00']))).toBe('n|85,000.00|Total|1.00');
  expect(textOf(lineOf(['f3', 'A'], ['f1', '1234']))).toBe('A|1234');
  expect(textOf(lineOf(['f1', '5.00'], ['f3', 'D']))).toBe('5.00|D');
});
