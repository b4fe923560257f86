import { expect, it } from 'vitest';
import type { TableLine } from '../table.ts';
import { withoutKindsOfEntries } from './kinds-of-entries.ts';

interface Drawn {
  readonly baseline: number;
  readonly size: number;
  readonly section?: TableLine['section'];
  readonly isEntry?: boolean;
}

const lineOf = ({ baseline, size, section = null, isEntry = false }: Drawn): TableLine =>
  ({
    section,
    hasMoney: isEntry,
    dates: { posting: isEntry ? {} : null, value: null },
    source: { line: { page: 1, baseline, size }, tokens: [{ x0: 50 }] },
  }) as unknown as TableLine;

const entry = { baseline: 100, size: 9, isEntry: true };
const below = { baseline: 120, size: 7 };

const sectionOf = (...drawn: Drawn[]): TableLine['section'] | undefined =>
  withoutKindsOfEntries(drawn.map(lineOf))[1]?.section;

it('takes small words right below an entry for what kind of entry it is', () => {
  expect(sectionOf(entry, { baseline: 111, size: 7, section: 'in' }, below)).toBeNull();
});

it('leaves headings over entries, in larger letters or further down as they are', () => {
  expect(sectionOf(entry, { baseline: 111, size: 7, section: 'in' }, { ...entry, baseline: 120 })).toBe('in');
  expect(sectionOf(entry, { baseline: 111, size: 9, section: 'in' }, { ...below, size: 9 })).toBe('in');
  expect(sectionOf(entry, { baseline: 140, size: 7, section: 'in' }, { ...below, baseline: 149 })).toBe('in');
});
