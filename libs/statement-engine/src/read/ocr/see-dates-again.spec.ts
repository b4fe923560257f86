import { expect, it } from 'vitest';
import type { PageContent, Word } from '../../page-content.ts';
import type { Straightener } from '@crossfoot/page-picture';
import type { OcrPool } from './ocr-pool.ts';
import { asSeen, datesSeenAgain, mayBeSurer } from './see-dates-again.ts';

const word = (text: string, confidence: number, more: Partial<Word> = {}): Word => ({
  text, x: 40, y: 100, width: text.length * 5, height: 10, source: 'ocr', confidence, ...more,
}); // prettier-ignore

/** Whether the date is confirmed by readings as given; one with "?" was not clear. */
const isConfirmed = async (date: Word, ...readings: string[]): Promise<boolean> =>
  (await seenIn(date, ...readings)) === date.text;

async function seenIn(date: Word, ...readings: string[]): Promise<string | undefined> {
  const page: PageContent = {
    number: 1,
    width: 595,
    height: 842,
    words: [date],
    source: 'ocr',
    turned: 0,
    unread: null,
  };
  const picture = { width: 1, height: 1, data: new Uint8Array(1) };
  const straightener = { part: () => ({ picture, scale: 1 }) } as unknown as Straightener;
  const left = [...readings];
  const recognise = (): Promise<object[]> => {
    const text = left.shift() ?? '';
    return Promise.resolve(
      text === '' ? [] : [{ text: text.replace('?', ''), confidence: text.endsWith('?') ? 0.4 : 0.9 }],
    );
  };
  const how = { pool: { recognise } as unknown as OcrPool, language: 'eng', isLate: () => false };
  return (await datesSeenAgain(straightener, page, [date], how))[0]?.text;
}

it('believes a date that two clear readings more see as it was read', async () => {
  expect(await isConfirmed(word('12.05.', 0.82), '12.05.', '', '12.05.')).toBe(true);
  expect(await isConfirmed(word('12.05.', 0.82), '12.05.', '', '12.05.?')).toBe(false);
  expect(await isConfirmed(word('12.05.', 0.82), '12.05.', '12.06.', '12.05.')).toBe(false);
  expect(await isConfirmed(word('12.05.', 0.82), '12.06.', '12.06.', '12.06.')).toBe(false);
});

it('and one with a star behind it, which points to a note', async () => {
  expect(await isConfirmed(word('06/27/22*', 0.7), '06/27/22', '06/27/22', '06/27/22')).toBe(true);
  expect(await isConfirmed(word('06/27/22*', 0.7), '06/27/22', '06/27/22', '06/21/22')).toBe(false);
});

it('one that was hardly read, or concluded, only where all see it', async () => {
  for (const date of [word('12.05.', 0.6), word('12.05.', 0.9, { repaired: true })]) {
    expect(await isConfirmed(date, '12.05.', '', '12.05.')).toBe(false);
    expect(await isConfirmed(date, '12.05.', '12.05.?', '12.05.?')).toBe(true);
    expect(await isConfirmed(date, '12.05.', '1205', '12.05.?')).toBe(true);
    expect(await isConfirmed(date, '12.05.', '12105', '12.05.?')).toBe(false);
  }
});

it('asks for dates and pieces of them that are not sure yet, and says that they are', () => {
  const asked = [word('12.05.', 0.9), word('250905', 0.9), word('20250905', 0.9), word('05', 0.6), word('Feb', 0.9), word('2024', 0.9), word('12/05', 0.99, { repaired: true })]; // prettier-ignore
  expect(asked.filter(mayBeSurer)).toEqual(asked);
  expect(mayBeSurer(word('06/27/22*', 0.7))).toBe(true);
  expect([word('12.05.', 0.99), word('Coffee', 0.6), word('123456', 0.6)].filter(mayBeSurer)).toEqual([]);
  const date = word('12/05', 0.6, { repaired: true, alternatives: ['12/O5'] });
  expect(asSeen({ word: date, text: '12/05' })).toEqual(word('12/05', 0.99));
  expect(asSeen({ word: date, text: '12/06' })).toMatchObject({ text: '12/06', repaired: true, confidence: 0.6 });
});

it('sees another date in one that was hardly read, where all readings see it', async () => {
  expect(await seenIn(word('2', 0.67), '20', '20?', '20?')).toBe('20');
  expect(await seenIn(word('2', 0.67), '20', '20', '')).toBeUndefined();
  expect(await seenIn(word('2', 0.67), '20', '20', '29')).toBeUndefined();
  expect(await seenIn(word('2', 0.67), '2O0', '2O0', '2O0')).toBeUndefined();
  expect(await seenIn(word('2', 0.9), '20', '20', '20')).toBeUndefined();
});

it('or most of them, where it was read with hardly any confidence', async () => {
  expect(await seenIn(word('19', 0.32), '9?', '9?', '19?')).toBe('9');
  expect(await seenIn(word('19', 0.32), '9?', '8?', '19?')).toBeUndefined();
  expect(await seenIn(word('19', 0.67), '9', '9', '19')).toBeUndefined();
});
