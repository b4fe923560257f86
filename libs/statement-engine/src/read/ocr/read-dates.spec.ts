import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import type { PageBox } from '@crossfoot/page-picture';
import { readDates as readDatesWith } from './read-dates.ts';

const readDates = (words: readonly Word[], read: (box: PageBox, characters: string) => Promise<string>) =>
  readDatesWith(words, async (box, characters) => ({ text: await read(box, characters), confidence: 0.9 }));

const word = (text: string, x: number, row: number, confidence = 0.9): Word => ({
  text, x, y: row * 15, width: text.length * 5, height: 10, source: 'ocr', confidence,
}); // prettier-ignore
const row = (date: readonly Word[], at: number): Word[] => [
  ...date,
  word('Coffee', 100, at),
  word(`${at + 1}.50`, 300, at),
];
const rows = ['25.12', '26.12', '28.12', '30.12'].flatMap((date, at) => row([word(date, 40, at)], at));
const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

describe('a cell that lost its date', () => {
  it('is read by itself, and takes what is a date like the others', async () => {
    const page = [...rows, ...row([word('ry', 40, 5, 0.3), word('fb', 52, 5, 0.3)], 5)];
    const asked: number[] = [];
    const read = await readDates(page, ({ x0, y0 }) => {
      asked.push(Math.round(x0), Math.round(y0));
      return Promise.resolve('27.12');
    });
    expect(asked).toEqual([38, 73]);
    expect(texts(read)).not.toContain('ry');
    expect(read.at(-1)).toMatchObject({ text: '27.12', x: 40, y: 75, repaired: true, alternatives: ['ry fb'] });
  });

  it('is read beside an amount without decimals, too, where the page prints such', async () => {
    const whole = rows.map((each) =>
      /\.50$/.test(each.text) ? { ...each, text: each.text.replace('.50', ',900') } : each,
    );
    const page = [...whole, word('ry', 40, 5, 0.3), word('6,900', 300, 5)];
    expect(texts(await readDates(page, () => Promise.resolve('27.12')))).toContain('27.12');
  });

  it.each([1, 0])(
    'is none where amounts stand in one column, of which some could be a day and a month',
    async (edge) => {
      const amounts = ['7.10', '8.10', '9.10', '10.10', '11.10', '12.10', '13.10'];
      const page = amounts.flatMap((text, at) => [
        word(text, 300 - edge * text.length * 5, at),
        word(`1,00${at}.50`, 400, at),
      ]);
      const asked: string[] = [];
      const read = await readDates(page, (_, characters) => Promise.resolve(asked.push(characters) ? '10.10' : ''));
      expect([read, asked]).toEqual([page, []]);
    },
  );

  it('is read in other manners until one sees a date like the others', async () => {
    const page = [...rows, ...row([word('ry', 40, 5, 0.3)], 5)];
    const seen = { larger: '', inEnglish: '31.12', narrower: '31.11' };
    const asked: string[] = [];
    const read = await readDatesWith(page, (_box, _characters, manner = 'larger') => {
      asked.push(manner);
      return Promise.resolve({ text: seen[manner as keyof typeof seen], confidence: 0.9 });
    });
    expect(asked).toEqual(['larger', 'inEnglish']);
    expect(read.at(-1)).toMatchObject({ text: '31.12', repaired: true });
  });

  it('of a day and a month in letters is read with their letters alone', async () => {
    const dated = ['03OCT', '04OCT', '07OCT', '02NOV'].flatMap((date, at) => row([word(date, 40, at)], at));
    const page = [...dated, ...row([word('ogOCT', 40, 5, 0.5)], 5)];
    const read = await readDates(page, (_, characters) => Promise.resolve(characters));
    expect(read).toEqual(page);
    const asked: string[] = [];
    const mended = await readDates(page, (_, characters) => Promise.resolve(asked.push(characters) ? 'O9OCT' : ''));
    expect(asked).toEqual(['0123456789OCTNV']);
    expect(mended.at(-1)).toMatchObject({ text: '09OCT', repaired: true, alternatives: ['ogOCT'] });
  });

  it('in which a letter and a figure that look alike were mixed up is that date, whatever letters its column has', async () => {
    const days = ['16JAN23', '15FEB23', '15MAR23', '22SEP23'].flatMap((date, at) => row([word(date, 40, at)], at));
    const page = [...days, ...row([word('160CT23', 40, 5)], 5)];
    const read = await readDates(page, () => Promise.resolve(''));
    expect(read.at(-1)).toMatchObject({ text: '16OCT23', repaired: true, alternatives: ['160CT23'] });
  });

  it('of several words is read as a whole, and is several words again', async () => {
    const spaced = (date: string, at: number): Word[] =>
      row(
        date.split(' ').map((part, place) => word(part, [40, 58, 72][place] ?? 0, at)),
        at,
      );
    const dated = ['20. 1. 2021', '21. 1. 2021', '26. 1. 2021', '22. 2. 2021'].flatMap(spaced);
    const page = [...dated, ...row([word('Z', 40, 5, 0.3), word('odAk', 72, 5, 0.3)], 5)];
    const seen = ['7', '7. 1. 2021'];
    const read = await readDatesWith(page, () => {
      const line = seen.shift() ?? '';
      return Promise.resolve({ text: line.split(' ')[0] ?? '', line, confidence: 0.9 });
    });
    expect(texts(read.slice(-3))).toEqual(['7.', '1.', '2021']);
    expect(read.at(-1)).toMatchObject({ repaired: true, y: 75 });
    expect(texts(read)).not.toContain('odAk');
    expect(texts(read.filter(({ y }) => y === 0)).sort()).toEqual(['1.', '1.50', '20.', '2021', 'Coffee']);
  });

  it('with a month’s name that was read well, and a day that was not, is read again', async () => {
    const named = ['06 Feb', '08 Feb', '14 Feb', '15 Feb'].flatMap((date, at) =>
      row(
        date.split(' ').map((part, place) => word(part, 40 + place * 15, at)),
        at,
      ),
    );
    const page = [...named, ...row([word('1é', 40, 5, 0.3), word('Feb', 55, 5)], 5)];
    const read = await readDatesWith(page, () => Promise.resolve({ text: '18', line: '18 Feb', confidence: 0.9 }));
    expect(texts(read.slice(-2))).toEqual(['18', 'Feb']);
  });

  it('is read again where what stands behind its edge is a piece of a date', async () => {
    const dates = ['03.11.25', '05.11.25', '09.11.25', '17.11.25'];
    const whole = dates.flatMap((date, at) => row([word(date, 40, at)], at));
    const page = [...whole, ...row([word('2', 40, 5, 0.3), word('11.25', 55, 5)], 5)];
    const read = await readDates(page, () => Promise.resolve('21.11.25'));
    expect(read.at(-1)).toMatchObject({ text: '21.11.25', repaired: true, alternatives: ['2 11.25'] });
  });

  it('behind its month is read without the month, where two others of the column were legible', async () => {
    const dated = ['Mar25', 'Mar31', 'Mare2', 'Maroi'].flatMap((date, at) => row([word(date, 40, at, 0.9)], at));
    const asked: number[] = [];
    const read = await readDates(dated, ({ x0, y0 }) => {
      asked.push(Math.round(x0));
      return Promise.resolve(x0 < 40 ? 'Mar' : y0 < 40 ? '02' : '01');
    });
    expect(asked).toEqual([38, 38, 38, 55, 38, 38, 38, 55]);
    expect(texts(read.slice(-2))).toEqual(['Mar02', 'Mar01']);
    expect(read.at(-1)).toMatchObject({ repaired: true, alternatives: ['Maroi'] });
  });

  it('is read again where print before the column ran into it, and that was hardly read', async () => {
    const ranInto = (confidence: number): Word => ({ ...word('724.083', 25, 5, confidence), width: 40 });
    const read = (confidence: number): Promise<readonly Word[]> =>
      readDates([...rows, ...row([ranInto(confidence)], 5)], () => Promise.resolve('31.12'));
    expect(texts(await read(0.5))).not.toContain('724.083');
    expect((await read(0.5)).at(-1)).toMatchObject({ text: '31.12', x: 40, repaired: true });
    expect(texts(await read(0.9))).toContain('724.083');
  });

  it('stays as it was where nothing like the other dates is seen', async () => {
    const page = [...rows, ...row([word('ry', 40, 5, 0.3)], 5)];
    for (const seen of ['', '27', '2712', '27/12', '27.13'])
      expect(await readDates(page, () => Promise.resolve(seen))).toEqual(page);
  });

  it('is none where a word, nothing, or no amount stands', async () => {
    const never = (): Promise<string> => Promise.reject(new Error('read'));
    const page = [...rows, ...row([word('Fees', 40, 5)], 5), ...row([], 6), word('ry', 40, 7, 0.3)];
    expect(await readDates(page, never)).toEqual(page);
    expect(await readDates([...rows.slice(0, 9), ...row([word('ry', 40, 5, 0.3)], 5)], never)).toHaveLength(12);
  });
});

describe('a date outside the order of its column', () => {
  const days = ['03OCT', '04OCT', '06OCT', '06OCT', '08OCT', '07OCT', '07OCT', '09OCT', '12OCT', '02NOV'];
  const page = (dates: readonly string[]): Word[] => dates.flatMap((date, at) => row([word(date, 40, at)], at));

  it.each([
    ['from the first to the last day', days],
    ['from the last to the first', days.toReversed()],
  ])('is read by itself, and takes what lies between its neighbours, %s', async (_, dates) => {
    const asked: number[] = [];
    const read = await readDates(page(dates), ({ y0 }) => {
      asked.push(Math.round((y0 + 2.5) / 15));
      return Promise.resolve('06OCT');
    });
    expect(asked).toEqual([dates.indexOf('08OCT')]);
    expect(texts(read)).not.toContain('08OCT');
    expect(read.at(-1)).toMatchObject({ text: '06OCT', repaired: true, alternatives: ['08OCT'] });
  });

  it('stays where the second reading says the same, or another day out of place', async () => {
    for (const seen of ['28OCT', '06/10', ''])
      expect(await readDates(page(days), () => Promise.resolve(seen))).toEqual(page(days));
    expect(texts(await readDates(page(days), () => Promise.resolve('08OCT')))).toEqual(texts(page(days)));
  });

  it('is sure where two further readings of it were as clear, and stands as it was where they were not', async () => {
    const lists = ['03OCT', '04OCT', '06OCT', '12OCT', '01OCT', '07OCT', '09OCT', '12OCT'];
    const asked: number[] = [];
    const readWith = (confidence: number) =>
      readDatesWith(page(lists), ({ y0 }) => {
        const at = Math.round((y0 + 2.5) / 15);
        asked.push(at);
        return Promise.resolve({ text: lists[at] ?? '', confidence });
      });
    const read = await readWith(0.9);
    expect(asked).toEqual([3, 3, 4, 4]);
    expect(read.flatMap(({ text, confidence }) => (confidence > 0.98 ? [text] : []))).toEqual(['12OCT', '01OCT']);
    expect(await readWith(0.7)).toEqual(page(lists));
  });

  it('stays where the second reading says the same, whatever a third would say', async () => {
    const seen = { larger: '08OCT', inEnglish: '06OCT', narrower: '06OCT' };
    const read = await readDatesWith(page(days), (_box, _characters, manner = 'larger') =>
      Promise.resolve({ text: seen[manner as keyof typeof seen], confidence: 0.9 }),
    );
    expect(texts(read)).toEqual(texts(page(days)));
  });

  it('or in another year than the others is read by itself until it is of theirs, also where they have no order', async () => {
    const mixed = ['09.11.25', '03.09.25', '31.10.25', '03.11.25', '11.11.25', '27.11.29'];
    const seen = { larger: '27.11.29', inEnglish: '', narrower: '27.11.25' };
    const asked: number[] = [];
    const read = await readDatesWith(page(mixed), ({ y0 }, _characters, manner = 'larger') => {
      asked.push(Math.round((y0 + 2.5) / 15));
      return Promise.resolve({ text: seen[manner as keyof typeof seen], confidence: 0.9 });
    });
    expect(asked.slice(0, 3)).toEqual([5, 5, 5]);
    expect(read.at(-1)).toMatchObject({ text: '27.11.25', repaired: true, alternatives: ['27.11.29'] });
    expect(await readDates(page(mixed), () => Promise.resolve('27.11.29'))).toEqual(page(mixed));
  });

  it('is none where the column has no order', async () => {
    const mixed = ['28/03', '02/03', '17/03', '05/03', '30/03', '11/03'];
    expect(await readDates(page(mixed), () => Promise.reject(new Error('read')))).toEqual(page(mixed));
  });
});

it('reads a date again that is outside the order of days which run over the turn of a year', async () => {
  const days = ['27.12', '28.12', '30.12', '31.01', '02.01', '04.01', '05.01'];
  const page = days.flatMap((date, at) => row([word(date, 40, at)], at));
  expect(texts(await readDates(page, () => Promise.resolve('31.12')))).toContain('31.12');
  expect(texts(await readDates(page, () => Promise.resolve('31.03')))).toContain('31.01');
});

describe('a date with a digit less than the others', () => {
  const days = ['11-11', '13-11', '14-11', '16-11', '17-11'].flatMap((date, at) =>
    row([word(date, 40, at + 1)], at + 1),
  );
  const first = (width: number): Word[] => row([{ ...word('1-11', 40, 0), width }], 0);

  it('has lost it where it is as wide as they are, and is read by itself', async () => {
    expect(texts(await readDates([...first(24), ...days], () => Promise.resolve('11-11')))).not.toContain('1-11');
    expect(texts(await readDates([...first(24), ...days], () => Promise.resolve('1-11')))).toContain('1-11');
    expect(texts(await readDates([...first(24), ...days], () => Promise.resolve('21-11')))).toContain('1-11');
  });

  it('is none where it is as narrow as its digits', async () => {
    expect(texts(await readDates([...first(20), ...days], () => Promise.resolve('11-11')))).toContain('1-11');
  });
});

it('reads a date again that is none beside a figure which ends with the amounts, whatever came out', async () => {
  const five = [...rows, ...row([word('31.12', 40, 4)], 4)].map((each) =>
    each.x === 300 ? { ...each, x: 320 - each.width } : each,
  );
  const line = [word('13-141', 40, 6), { ...word('-5,u', 300, 6), x: 300 }];
  expect(texts(await readDates([...five, ...line], () => Promise.resolve('31.12')))).not.toContain('13-141');
  const other = [word('13-141', 40, 6), word('-5,u', 200, 6)];
  expect(texts(await readDates([...five, ...other], () => Promise.resolve('31.12')))).toContain('13-141');
});

describe('a date whose digit was concluded from a letter', () => {
  const days = ['01MAY', '04MAY', '05MAY', '06MAY', '12MAY', '14MAY', '15MAY'];
  const mended = (read: string): Word => ({ ...word('05MAY', 40, 3), repaired: true, alternatives: [read] });
  const page = (read: string): Word[] =>
    days.flatMap((date, at) => row([at === 2 ? { ...mended(read), y: 30 } : word(date, 40, at)], at));
  const seeing = async (read: string, seen: readonly string[]): Promise<string[]> => {
    const left = [...seen];
    return texts(await readDates(page(read), () => Promise.resolve(left.shift() ?? '')));
  };

  it('that stands for two of them is what two further readings agree in', async () => {
    expect(await seeing('OSMAY', ['08MAY', '', '08MAY'])).toContain('08MAY');
    expect(await seeing('OSMAY', ['08MAY', '05MAY', '03MAY'])).toContain('05MAY');
    expect(await seeing('OSMAY', ['05MAY', '05MAY'])).toContain('05MAY');
  });

  it('that stands for one alone is not read again', async () => {
    expect(await seeing('O5MAY', ['08MAY', '08MAY'])).not.toContain('08MAY');
  });
});

describe('a date that was hardly read', () => {
  const unsure = (text: string): Word[] => [
    ...row([word('26.12', 40, 0)], 0),
    ...row([word('27.12', 40, 1)], 1),
    ...row([word('28.12', 40, 2)], 2),
    ...row([word('29.12', 40, 3)], 3),
    ...row([word(text, 40, 4, 0.6)], 4),
  ];
  const readAs = async (text: string, confidence: number, ...seen: string[]): Promise<Word | undefined> => {
    const left = [...seen];
    const words = await readDatesWith(unsure(text), () => Promise.resolve({ text: left.shift() ?? '', confidence }));
    return words.find(({ x, y }) => x === 40 && y === 60);
  };

  it('is what clear readings agree on, and sure where they see the same', async () => {
    expect(await readAs('30.12', 0.9, '31.12', '31.12')).toMatchObject({
      text: '31.12',
      confidence: 0.6,
      repaired: true,
    });
    const same = await readAs('30.12', 0.9, '30.12', '', '30.12');
    expect(same).toMatchObject({ text: '30.12', confidence: 0.99 });
    expect(same?.repaired).toBeUndefined();
  });

  it('stays as it was where they do not, are not clear, or see what stands out of place', async () => {
    for (const read of [
      await readAs('30.12', 0.9, '31.12', '30.12', '29.12'),
      await readAs('30.12', 0.3, '31.12', '31.12', ''),
      await readAs('30.12', 0.9, '20.12', '20.12', '20.12'),
    ])
      expect(read).toMatchObject({ text: '30.12', confidence: 0.6 });
    expect(await readAs('30.12', 0.3, '31.12', '31.12', '31.12')).toMatchObject({ text: '31.12' });
  });
});

it('the year of a whole date above days is kept, whatever a part of it reads like', async () => {
  const whole = [word('Beginsaldo', 0, -3), { ...word('30-04-2025', 40, -3, 0.7), height: 10 }];
  const days = ['12-05', '13-05', '19-05', '22-05'].flatMap((day, at) => row([word(day, 40, at)], at));
  const read = await readDates([...whole, ...days], () => Promise.resolve('12-05'));
  expect(texts(read)).toContain('30-04-2025');
});
