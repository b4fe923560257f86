import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { dropGhosts } from './drop-ghosts.ts';

const word = (text: string, x: number): Word => ({
  text, x, y: 10, width: 5, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore

it('leaves out dashes and marks where the picture shows blank paper, and nothing else', () => {
  const picture = { width: 200, height: 60, data: new Uint8Array(200 * 60).fill(235) };
  for (let x = 100; x < 108; x++) picture.data[30 * 200 + x] = 40;
  picture.data[30 * 200 + 22] = 40;
  const words = [word('—', 10), word('-"', 30), word('-', 50), word('SALDO', 80)];
  expect(dropGhosts(words, picture, 2).map(({ text }) => text)).toEqual(['-', 'SALDO']);
});

it('leaves out letters that are seen in specks, while those of print stay', () => {
  const picture = { width: 400, height: 60, data: new Uint8Array(400 * 60).fill(235) };
  for (let y = 30; y < 33; y++) for (let x = 100; x < 103; x++) picture.data[y * 400 + x] = 40;
  for (let y = 24; y < 36; y++) for (let x = 200; x < 203; x++) picture.data[y * 400 + x] = 180;
  const doubtful = (text: string, x: number): Word => ({ ...word(text, x), confidence: 0.3 });
  const words = [doubtful('RS', 49), doubtful('l', 99), word('1', 120), doubtful('S', 140), word('SALDO', 146)];
  expect(dropGhosts(words, picture, 2).map(({ text }) => text)).toEqual(['l', '1', 'S', 'SALDO']);
});

it('takes a quote off a doubtful name where none is closed on the line', () => {
  const blank = { width: 200, height: 60, data: new Uint8Array(200 * 60).fill(235) };
  const drop = (...words: Word[]): string[] => dropGhosts(words, blank, 2).map(({ text }) => text);
  const doubtful = (text: string, x: number): Word => ({ ...word(text, x), confidence: 0.75 });
  expect(drop(word('Amount', 10), doubtful('‘Date', 40))).toEqual(['Amount', 'Date']);
  expect(drop(doubtful('‘Old', 10), word('Inn’', 40))).toEqual(['‘Old', 'Inn’']);
  expect(drop(word('‘Date', 10), doubtful('’t', 40))).toEqual(['‘Date', '’t']);
});

it('leaves out a letter that lies within another word of its line', () => {
  const picture = { width: 400, height: 60, data: new Uint8Array(400 * 60).fill(40) };
  const wide = { ...word('dic', 60), width: 20 };
  const letter = (x: number): Word => ({ ...word('i', x), width: 2, confidence: 0.7 });
  const texts = (...words: Word[]): string[] => dropGhosts(words, picture, 2).map(({ text }) => text);
  expect(texts(wide, letter(66), word('2021', 90))).toEqual(['dic', '2021']);
  expect(texts(wide, letter(84), { ...letter(66), y: 22 })).toEqual(['dic', 'i', 'i']);
});

it('leaves out marks in doubt that stand alone, and none that belongs to figures or words', () => {
  const picture = { width: 400, height: 60, data: new Uint8Array(400 * 60).fill(40) };
  const texts = (...words: Word[]): string[] => dropGhosts(words, picture, 2).map(({ text }) => text);
  const read = (text: string, x: number, confidence: number): Word => ({ ...word(text, x), confidence });
  expect(texts(read('©', 10, 0.3), word('Rent', 30))).toEqual(['Rent']);
  expect(texts(read('£', 10, 0), word('25.03', 30))).toEqual(['25.03']);
  const kept = [read('£', 10, 0.3), read('©', 30, 0.7), read('-', 50, 0.1), read('+', 70, 0), read('=', 100, 0.2), word('Rent', 106)]; // prettier-ignore
  expect(texts(...kept)).toEqual(['£', '©', '-', '+', '=', 'Rent']);
});

it('leaves out what was hardly read in less room than its characters take', () => {
  const picture = { width: 400, height: 60, data: new Uint8Array(400 * 60).fill(40) };
  const narrow = (confidence: number, width: number): Word => ({ ...word('€:', 100), width, confidence });
  const texts = (...words: Word[]): string[] => dropGhosts(words, picture, 2).map(({ text }) => text);
  expect(texts(word('Popis', 60), narrow(0.3, 2))).toEqual(['Popis']);
  expect(texts(word('Popis', 60), narrow(0.3, 8))).toEqual(['Popis', '€:']);
  expect(texts(word('Popis', 60), narrow(0.9, 2))).toEqual(['Popis', '€:']);
});

it('leaves out a strip of scraps at the edge of the paper, where no longer word stands', () => {
  const picture = { width: 1200, height: 60, data: new Uint8Array(1200 * 60).fill(40) };
  const scraps = ['4', '1', 'É', '1]', '3'].map((text) => word(text, 8));
  const texts = (...words: Word[]): string[] => dropGhosts(words, picture, 2).map(({ text }) => text);
  expect(texts(...scraps, word('SALDO', 60))).toEqual(['SALDO']);
  expect(texts(...scraps, word('AUSZUG', 8), word('SALDO', 60))).toHaveLength(7);
  expect(texts(...scraps.slice(1), word('SALDO', 60))).toHaveLength(5);
});
