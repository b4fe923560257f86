import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Comparison } from './compare.ts';
import { noteFirstLook } from './first-looks.ts';
import type { Measured } from './table.ts';

const document = (comparison: Partial<Comparison> | null): Measured => ({
  name: 'a',
  group: 'g',
  kind: 'text',
  seconds: 0,
  pages: 1,
  ...(comparison ? { comparison: comparison as Comparison } : { error: 'PDF_DAMAGED' }),
});
const right = document({ f1: 1, perfect: true, statuses: ['balanced', 'balanced'] });
const wrong = document({ f1: 0.5, perfect: false, silentWrong: true, statuses: ['balanced'] });
const doubted = document({ f1: 1, perfect: true, statuses: ['balanced', 'unverifiable'] });

it('enters a set once, never better than it was measured, and not again', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'first-looks-')), 'first-looks.json');
  noteFirstLook(file, 'one', [right, wrong, doubted, document(null)]);
  noteFirstLook(file, 'two', [right, right, document(null)]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
    { name: 'one', documents: 4, meanF1: 62.5, rowsRight: 50, balanced: 2, silentlyWrong: 1 },
    { name: 'two', documents: 3, meanF1: 66.6, rowsRight: 66.6, balanced: 2, silentlyWrong: 0 },
  ]);
  expect(() => noteFirstLook(file, 'one', [right])).toThrow('already');
});
