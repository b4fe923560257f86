import { expect, it } from 'vitest';
import { wordAt } from '../extract/typed-page.fixture.ts';
import type { PageContent } from '../page-content.ts';
import { mirrorRightToLeft } from './right-to-left.ts';

/** A page whose names are Arabic, with three entries whose dates and amounts stand at these places. */
function pageOf(date: number, amount: number): PageContent {
  const names = ['كشف', 'الحساب', 'التاريخ', 'المبلغ'].map((text, at) => wordAt(text, 300, 20 + 12 * at));
  const entries = [100, 112, 124].flatMap((y) => [wordAt('21/01/2026', date, y), wordAt('705.23', amount, y)]);
  return { number: 1, width: 600, height: 800, turned: 0, words: [...names, ...entries], source: 'text', unread: null };
}

it('turns a page whose entries begin right, and none whose entries begin left as in English', () => {
  expect(mirrorRightToLeft([pageOf(500, 40)]).mirrored).toBe(true);
  expect(mirrorRightToLeft([pageOf(40, 500)]).mirrored).toBe(false);
});
