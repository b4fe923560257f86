import { expect, it } from 'vitest';
import type { PageLine, StatementLines } from '../layout/page-lines.ts';
import { splitsBeside } from './split-beside.ts';

/** Lines of text cells, each with its left edge; six points a letter. */
function statementOf(...lines: readonly (readonly (readonly [number, string])[])[]): StatementLines {
  const page = lines.map((cells, at): PageLine => ({
    page: 1,
    baseline: 100 + at * 10,
    top: 91 + at * 10,
    size: 9,
    furniture: false,
    words: cells.flatMap(([left, text]) =>
      text.split(' ').map((word, index, all) => {
        const x0 = left + all.slice(0, index).join(' ').length * 6 + (index > 0 ? 6 : 0);
        const gap = index > 0 ? 0.6 : left === cells[0]?.[0] ? Infinity : 3;
        return { kind: 'text' as const, text: word, x0, x1: x0 + word.length * 6, gap, size: 9, confidence: 1 };
      }),
    ),
  }));
  return { pages: [{ number: 1, width: 600, height: 800 }], mirrored: false, lines: page };
}

const textOf = ({ lines }: StatementLines): string[] =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

const entry = (day: number, amount: string): (readonly [number, string])[] => [
  [40, `0${day}/10 Shop`],
  [260, amount],
];

const LIST = [
  [[40, 'A statement of a card, with a long line that runs across the page']],
  [...entry(1, '92.93'), [400, 'Bonus']],
  [[400, 'of the year']],
  [...entry(2, '5.98'), [400, '1,500.00']],
  [[400, 'and Gas']],
  entry(3, '170.94'),
  [[400, 'and Food']],
  entry(4, '4.96'),
  [[400, 'and more']],
] as const satisfies readonly (readonly (readonly [number, string])[])[];

it('proposes to read what stands beside the entries for itself, the part with fewer entries first', () => {
  const [split] = splitsBeside(statementOf(...LIST));
  expect(split && textOf(split)).toEqual([
    'A statement of a card, with a long line that runs across the page',
    'Bonus',
    'of the year',
    '1,500.00',
    'and Gas',
    'and Food',
    'and more',
    '01/10 Shop 92.93',
    '02/10 Shop 5.98',
    '03/10 Shop 170.94',
    '04/10 Shop 4.96',
  ]);
});

it('proposes nothing where no words begin at one place beside others, or all of them have others left of them', () => {
  expect(splitsBeside(statementOf(entry(1, '92.93'), entry(2, '5.98'), entry(3, '170.94'), entry(4, '4.96')))).toEqual(
    [],
  );
});
