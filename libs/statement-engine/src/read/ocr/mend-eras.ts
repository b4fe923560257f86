import type { Word } from '../../page-content.ts';
import { erasInWords } from '../../grammar/date.ts';
import { concluded } from './repaired-word.ts';

/** A date whose year is counted by an era of two characters. */
const ERA_DATE = /^(\p{Script=Han}{2})((?:\d{1,3}|元)年\d{1,2}月\d{1,2}日?)$/u;
/** So many dates of the page name the era. */
const FEWEST = 3;

/** "信和6年3月2日" for "令和6年3月2日": one character of the era's name was taken for another where the page names one era. */
export function mendEras(words: readonly Word[]): Word[] {
  const named = words.flatMap(({ text }) => ERA_DATE.exec(text)?.[1] ?? []);
  const eras = [...new Set(named.filter((name) => erasInWords.has(name)))];
  const [era = ''] = eras;
  if (eras.length !== 1 || named.filter((name) => name === era).length < FEWEST) return [...words];
  return words.map((word) => {
    const [, name = '', day = ''] = ERA_DATE.exec(word.text) ?? [];
    if (name === '' || name === era || (name[0] !== era[0] && name[1] !== era[1])) return word;
    return concluded(word, era + day);
  });
}
