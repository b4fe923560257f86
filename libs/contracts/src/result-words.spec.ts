import { expect, it } from 'vitest';
import { checkWords, flagWords, reasonWords, verdictWords } from './result-words.ts';
import { checkKindSchema, reasonSchema, rowFlagSchema, verdictSchema } from './statement-result.contract.ts';

const tables = [
  ['reason', reasonWords, reasonSchema.options],
  ['flag', flagWords, rowFlagSchema.options],
  ['check', checkWords, checkKindSchema.options],
  ['verdict', verdictWords, verdictSchema.options],
] as const;

it.each(tables)('has whole sentences for every %s and no other, and none twice', (_, words, codes) => {
  expect(Object.keys(words).sort()).toEqual([...codes].sort());
  const said = Object.values(words).flatMap(({ sentence, next }) => [sentence, next]);
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  const headlines = Object.values(words).map(({ sentence }) => sentence);
  expect(new Set(headlines).size).toBe(headlines.length);
});
