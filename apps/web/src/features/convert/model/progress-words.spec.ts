import { expect, it } from 'vitest';
import { progressAt, progressValue, progressWords } from './progress-words.ts';

it('never goes back, and stays between the file sent and the reply', () => {
  const walk = [
    { stage: 'queued', pagesDone: 0, pages: null },
    { stage: 'open', pagesDone: 0, pages: null },
    { stage: 'read', pagesDone: 0, pages: null },
    ...Array.from({ length: 7 }, (_, pagesDone) => ({ stage: 'read', pagesDone, pages: 6 }) as const),
    { stage: 'layout', pagesDone: 6, pages: 6 },
    { stage: 'reconcile', pagesDone: 6, pages: 6 },
    { stage: 'store', pagesDone: 6, pages: 6 },
  ] as const;
  const values = walk.map(progressValue);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(values[0]).toBe(progressAt.sending);
  expect(values.at(-1)).toBe(progressAt.replied);
});

it('says the page that is being read', () => {
  expect(progressWords({ stage: 'read', pagesDone: 2, pages: 6 })).toBe('Reading page 3 of 6');
  expect(progressWords({ stage: 'read', pagesDone: 6, pages: 6 })).toBe('Reading page 6 of 6');
});
