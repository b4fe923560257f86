import type { CheckedStatement, SheetCheck } from '@crossfoot/export-formats/check-proof';
import { sheetFaultWords, type SheetFault } from '@crossfoot/export-formats/sheet-faults';
import { expect, it } from 'vitest';
import { withFiles, type GivenFile } from './given-file.ts';
import { outcomeOf } from './outcome.ts';

const statement: CheckedStatement = {
  filename: 'may.pdf',
  sourceSha256: 'ab',
  isThisFile: true,
  claimed: 'balanced',
  corrections: 0,
  accounts: [],
};
const check = (faults: readonly SheetFault[], statements: readonly CheckedStatement[] = [statement]): SheetCheck => ({
  faults,
  statements,
  chains: [],
  generatedAt: null,
  programVersion: null,
});

it('says that a sheet holds only where each of its PDFs was compared', () => {
  expect(outcomeOf(check([]), 1)).toMatchObject({ tone: 'good', title: 'The sheet holds' });
  expect(outcomeOf(check([], [{ ...statement, isThisFile: false }]), 0).tone).toBe('warn');
  const half = outcomeOf(check([], [statement, { ...statement, isThisFile: false }]), 1);
  expect(half).toMatchObject({ tone: 'warn', text: '1 PDF of 2 can still be added.' });
});

const faults = Object.keys(sheetFaultWords) as SheetFault[];
it.each(faults.filter((fault) => fault !== 'withoutFigures'))('never says that a sheet holds which is %s', (fault) => {
  expect(outcomeOf(check([fault]), 1).tone).toBe('bad');
});

it('keeps the last sheet, each PDF once, and forgets what was neither', () => {
  const pdf = (name: string, digest: string): GivenFile => ({ kind: 'pdf', name, digest });
  const sheet = (name: string): GivenFile => ({ kind: 'sheet', name, text: '' });
  const held = withFiles([{ kind: 'neither', name: 'x.txt' }, sheet('a.html'), pdf('a.pdf', '1')], [pdf('b.pdf', '2')]);
  expect(held.map(({ name }) => name)).toEqual(['a.html', 'a.pdf', 'b.pdf']);
  expect(withFiles(held, [sheet('b.html'), pdf('again.pdf', '1')]).map(({ name }) => name)).toEqual([
    'b.pdf',
    'b.html',
    'again.pdf',
  ]);
});
