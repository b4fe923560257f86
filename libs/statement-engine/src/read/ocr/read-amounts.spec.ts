import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import type { PageBox } from '../picture/upright.ts';
import { readAmounts as readAmountsWith } from './read-amounts.ts';

const readAmounts = (
  words: readonly Word[],
  read: (box: PageBox, characters: string) => Promise<string>,
  confidence = 0.9,
) => readAmountsWith(words, async (box, characters) => ({ text: await read(box, characters), confidence }));

const word = (text: string, right: number, row: number, confidence = 0.9): Word => ({
  text, x: right - text.length * 5, y: row * 15, width: text.length * 5, height: 10, source: 'ocr', confidence,
}); // prettier-ignore
const column = ['43,49', '478,41', '1.080,51', '88,38', '73,08'].map((text, at) =>
  word(text, 400, at < 2 ? at : at + 1),
);
const cell = word('INeL', 402, 2, 0);
const never = (): Promise<string> => Promise.reject(new Error('read'));

it('reads a cell by itself that came out as nothing legible', async () => {
  const asked: string[] = [];
  const read = await readAmounts([...column, word('EUR', 340, 2), cell], ({ x0, x1, y0, y1 }, characters) => {
    asked.push([x0, x1, y0, y1].map(Math.round).join(), characters);
    return Promise.resolve('71,27');
  });
  expect(asked).toEqual(['358,405,28,43', '0123456789.,-']);
  expect(read.at(-1)).toMatchObject({ text: '71,27', repaired: true, confidence: 0.6, alternatives: ['INeL'] });
  const { x = 0, width = 0 } = read.at(-1) ?? {};
  expect(x + width).toBe(400);
});

it('reads letters and figures with a mark in a wrong place again that are somewhat clearer, but other figures are not', async () => {
  const read = await readAmounts([...column, word('Sold', 400, 2, 0.6)], () => Promise.resolve('3,77'));
  expect(read.at(-1)?.text).toBe('3,77');
  for (const text of ['5.2,', '3,771']) {
    const marked = await readAmounts([...column, word(text, 400, 2, 0.6)], () => Promise.resolve('3,77'));
    expect(marked.at(-1)?.text).toBe('3,77');
  }
  const figure = word('7127', 400, 2, 0.6);
  expect((await readAmounts([...column, figure], never)).at(-1)).toBe(figure);
});

it('lets letters stand that the column has behind its amounts', async () => {
  const marked = column.map((each) => ({ ...each, text: `${each.text}CR` }));
  const read = await readAmounts([...marked, cell], (_, characters) => Promise.resolve(characters.includes('CR') ? '71,27CR' : '71,27')); // prettier-ignore
  expect(read.at(-1)?.text).toBe('71,27CR');
});

it('keeps what was read where the second reading is no amount like the others', async () => {
  for (const seen of ['', '71', '7127', '71.27', 'INeL'])
    expect(await readAmounts([...column, cell], () => Promise.resolve(seen))).toEqual([...column, cell]);
});

it('leaves legible words, words elsewhere and columns of few amounts alone', async () => {
  const pages = [
    [...column, word('INeL', 402, 2)],
    [...column, word('INeL', 340, 2, 0)],
    [...column, word('INeL', 402, 9, 0)],
    [...column.slice(1), cell],
  ];
  for (const page of pages) expect(await readAmounts(page, never)).toEqual(page);
});

it('looks at a narrower picture of the cell where the first is not legible, and takes what is', async () => {
  const asked: string[] = [];
  const read = await readAmountsWith([...column, cell], (_box, _characters, manner = 'larger') => {
    asked.push(manner);
    return Promise.resolve(manner === 'narrower' ? { text: '71,27', confidence: 0.93 } : { text: '2', confidence: 0 });
  });
  expect(asked).toEqual(['larger', 'narrower']);
  expect(read.at(-1)?.text).toBe('71,27');
  expect((await readAmounts([...column, cell], () => Promise.resolve('171,27'), 0.7)).at(-1)).toBe(cell);
});

it('reads the cells of a column that has its signs behind the amounts', async () => {
  const signed = ['43.49-', '478.41-', '1,080.51-', '88.38+', '73.08+'].map((text, at) =>
    word(text, 400, at < 2 ? at : at + 1),
  );
  const read = await readAmounts([...signed, cell], (_, characters) =>
    Promise.resolve(characters.includes('+') ? '0.17+' : ''),
  );
  expect(read.at(-1)?.text).toBe('0.17+');
});
