import type { Language } from '../language.ts';
import { southSlavic } from './hr.ts';

const [LATIN, CYRILLIC] = ['abcčćdđefghijklmnoprsštuvzž', 'абцчћдђефгхијклмнопрсштувзж'];
const LETTERS = new Map(Array.from(LATIN, (letter, at) => [letter, CYRILLIC[at] as string]));
/** Two Latin letters that are one of the other script. */
const PAIRS: Readonly<Record<string, string>> = { lj: 'љ', nj: 'њ', dž: 'џ' };

/** Serbian is written in both scripts, letter for letter. */
export function inCyrillic(text: string): string {
  return text.toLowerCase().replace(/lj|nj|dž|\p{L}/gu, (part) => PAIRS[part] ?? LETTERS.get(part) ?? part);
}

function eachInCyrillic<T>(value: T): T {
  if (typeof value === 'string') return inCyrillic(value) as T;
  if (Array.isArray(value)) return value.map(eachInCyrillic) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, eachInCyrillic(own)])) as T;
}

const { months, columns, labels, sections, joins = [] } = southSlavic;

/** The words of Serbian in its other script, but for those that say something else in its neighbours' ("кредит", "плата"). */
export const serbianCyrillic: Language = {
  code: 'sr',
  ...eachInCyrillic({ months, columns, labels, sections, joins }),
};
