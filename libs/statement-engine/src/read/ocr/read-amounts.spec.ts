import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import type { PageBox } from '@crossfoot/page-picture';
import type { CellManner } from './ocr-page.ts';
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
  expect(asked).toEqual(['358,405,28,43', '0123456789.,-', '380,405,28,43', '0123456789.,-']);
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

it('reads what is left of the only amount of a dated line', async () => {
  const dated = [...column, word('25/12', 60, 2)];
  for (const text of ['27', '7'])
    expect((await readAmounts([...dated, word(text, 400, 2, 0.61)], () => Promise.resolve('71,27'))).at(-1)?.text).toBe('71,27'); // prettier-ignore
  const sure = word('27', 400, 2, 0.95);
  expect((await readAmounts([...dated, sure], never)).at(-1)).toBe(sure);
  const besideAmount = word('27', 400, 2, 0.61);
  expect((await readAmounts([...dated, word('8,50', 340, 2), besideAmount], never)).at(-1)).toBe(besideAmount);
});

it('takes what all readings of an illegible cell say, however unsure they are, and with or without the point', async () => {
  const figure = word('7/u', 400, 2, 0.6);
  const seeing = async (...texts: string[]): Promise<string | undefined> => {
    let at = 0;
    return (await readAmounts([...column, figure], () => Promise.resolve(texts[at++ % texts.length] as string), 0.1)).at(-1)?.text; // prettier-ignore
  };
  expect(await seeing('71,27')).toBe('71,27');
  expect(await seeing('7127', '71,27')).toBe('71,27');
  expect(await seeing('71,27', '11,27')).toBe('7/u');
  expect(await seeing('71,27', '')).toBe('7/u');
  expect(await seeing('7127')).toBe('7/u');
});

it('reads a cell above the others where a date stands beside it, however that is written', async () => {
  const first = word('37,1)', 400, -1, 0.5);
  for (const date of ['25/12/2023', '25DEC', '25/DEC', 'Dec', 'Dec.'])
    expect((await readAmounts([...column, word(date, 60, -1), first], () => Promise.resolve('37,11'))).at(-1)?.text).toBe('37,11'); // prettier-ignore
  expect((await readAmounts([...column, word('Page', 60, -1), first], never)).at(-1)).toBe(first);
});

it('reads a cell as a whole of which a part was concluded already', async () => {
  const part = { ...word('171,', 385, 2, 0.6), repaired: true };
  const read = await readAmounts([...column, part, word('BA', 400, 2, 0.1)], () => Promise.resolve('171,27'));
  expect(read.slice(column.length).map(({ text }) => text)).toEqual(['171,27']);
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

it('reads amounts without decimals in the manner of their column, where the page prints such', async () => {
  const whole = ['1,050', '1,432', '565', '8,680', '222', '12,546'].map((text, at) =>
    word(text, 400, at < 2 ? at : at + 1),
  );
  const scraps = word('几1', 401, 2, 0);
  expect((await readAmounts([...whole, scraps], () => Promise.resolve('2,111'))).at(-1)).toMatchObject({ text: '2,111', repaired: true }); // prettier-ignore
  for (const seen of ['2.111', '2111', '21.11', '2,11'])
    expect((await readAmounts([...whole, scraps], () => Promise.resolve(seen))).at(-1)).toBe(scraps);
});

it('reads what was hardly read between a date and another amount, few as there may be in its column', async () => {
  const [one = cell] = column;
  const line = [word('16.12.2025', 90, 2), word('5.852,45', 500, 2), { ...cell, x: 385, width: 15 }];
  const again = (words: readonly Word[]) => readAmounts([one, ...words], () => Promise.resolve('71,77'));
  expect((await again(line)).at(-1)?.text).toBe('71,77');
  for (const words of [line.slice(1), [...line.slice(0, 1), ...line.slice(2)]])
    expect((await again(words)).at(-1)?.text).toBe('INeL');
});

it('looks at other pictures of the cell where the first is not legible, and takes what one alone shows clearly', async () => {
  const only = (clear: number) => (_box: PageBox, _characters: string, manner?: CellManner) =>
    Promise.resolve(manner === 'narrower' ? { text: '71,27', confidence: clear } : { text: '2', confidence: 0 });
  expect((await readAmountsWith([...column, cell], only(0.93))).at(-1)?.text).toBe('71,27');
  expect((await readAmounts([...column, cell], () => Promise.resolve('171,27'), 0.7)).at(-1)).toBe(cell);
});

it('keeps what was read where several pictures show other figures', async () => {
  const seen = ['71,27', '77,27', '11,27'];
  const read = await readAmounts([...column, cell], () => Promise.resolve(seen.shift() ?? ''), 0.95);
  expect(read.at(-1)).toBe(cell);
});

it.each(['135%', '15,760', '12,08B'])('reads "%s" again though it was sure, for it is no amount', async (text) => {
  const read = await readAmounts([...column, word(text, 400, 2, 0.8)], () => Promise.resolve('13,57'));
  expect(read.at(-1)).toMatchObject({ text: '13,57', repaired: true, alternatives: [text] });
});

describe('an amount that tesseract was not sure of', () => {
  const doubtful = word('13,92', 400, 2, 0.78);
  const settled = async (amount: Word, seen: string[]) =>
    (await readAmounts([...column, amount], () => Promise.resolve(seen.shift() ?? ''))).at(-1);

  it('gives way to another that two pictures show', async () => {
    const mended = await settled(doubtful, ['13,92', '13,52', '13,52']);
    expect(mended).toMatchObject({ text: '13,52', repaired: true, alternatives: ['13,92'] });
  });

  it('stays where none other is shown twice, or it is itself', async () => {
    expect(await settled(doubtful, ['13,52', '13,02', '13,82'])).toBe(doubtful);
    expect(await settled(doubtful, ['13,92', '13,52', '13,92', '13,52'])).toBe(doubtful);
  });

  it('takes the decimal sign of its column', async () => {
    const pointed = word('7.11', 400, 2, 0.6);
    expect((await settled(pointed, ['7,11', '7,11']))?.text).toBe('7,11');
    const grouped = word('1,080,51', 400, 2, 0.6);
    expect(await settled(grouped, ['1.080,51', '1.080,51'])).toBe(grouped);
  });

  it('keeps its sign, which a cell by itself may have lost', async () => {
    const signed = word('-13,92', 400, 2, 0.6);
    expect(await settled(signed, ['13,92', '13,92'])).toBe(signed);
  });

  it('is read again where its point was concluded', async () => {
    const concluded = { ...word('1,37', 400, 2, 0.6), repaired: true };
    expect((await settled(concluded, ['13,17', '13,17']))?.text).toBe('13,17');
    const sure = word('13,92', 400, 2, 0.95);
    expect(await readAmounts([...column, sure], never)).toEqual([...column, sure]);
  });
});

it('takes the scraps of one cell for one, and reads the last row of a page where a date stands beside it', async () => {
  const scraps = ['i', 'Bj', 'fa'].map((text, at) => word(text, 380 + at * 11, 9, 0.2));
  const read = await readAmounts([...column, word('31/12/2022', 120, 9), ...scraps], () => Promise.resolve('11,75'));
  expect(read.slice(6)).toMatchObject([{ text: '11,75', alternatives: ['i Bj fa'] }]);
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

it('reads figures without a point again beside dates, where their column has one, and takes nothing but the point', async () => {
  const figure = word('7127', 400, 2);
  const page = [...column, word('16/12/2025', 80, 2), figure];
  expect((await readAmounts(page, () => Promise.resolve('71,27'))).at(-1)).toMatchObject({
    text: '71,27',
    repaired: true,
  });
  for (const seen of ['7127', '71,21', '-71,27', '71.27'])
    expect((await readAmounts(page, () => Promise.resolve(seen))).at(-1)).toBe(figure);
  expect((await readAmounts([...column, figure], never)).at(-1)).toBe(figure);
});

it('reads what was hardly read on a dated line without any amount, where few amounts end as it does', async () => {
  const few = [column[0] as Word, column[4] as Word];
  const lost = word('INeL', 400, 2, 0.2);
  const dated = [...few, word('16/12/2025', 80, 2), lost];
  expect((await readAmounts(dated, () => Promise.resolve('71,27'))).at(-1)?.text).toBe('71,27');
  expect((await readAmounts([...few, lost], never)).at(-1)).toBe(lost);
});

it('reads a cell again that looks like a date where only amounts stand, but none among dates', async () => {
  const like = word('13/01', 400, 2, 0.6);
  const read = await readAmounts([...column, word('07.02', 60, 2), like], () => Promise.resolve('13,81'));
  expect(read.at(-1)).toMatchObject({ text: '13,81', repaired: true });
  const whole = [...column, word('12/01/2024', 400, 8), like];
  expect((await readAmounts(whole, () => Promise.resolve('71,27'))).at(-1)?.text).toBe('71,27');
  const dates = [...column, word('12/01', 400, 8), like];
  expect((await readAmounts(dates, never)).at(-1)).toBe(like);
});

it('leaves out of the cell what stands behind it', async () => {
  const rights: number[] = [];
  const scrap = word('Ni', 404, 2, 0.2);
  await readAmounts([...column, word('TL', 414, 2), scrap], ({ x1 }) => Promise.resolve(String(rights.push(x1))));
  expect(rights.every((right) => right >= 400 && right <= 403)).toBe(true);
});

it('puts the point in that one of several readings of the same figures shows', async () => {
  const dated = [...column, word('25/12', 60, 2), word('-12238', 400, 2)];
  const readings = ['-12238', '-12238€', '-122,38€', '-12238'];
  let at = 0;
  const read = await readAmounts(dated, () => Promise.resolve(readings[at++] as string), 0.1);
  expect(read.at(-1)?.text).toBe('-122,38€');
});
