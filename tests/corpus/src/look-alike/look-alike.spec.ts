import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StatementResult } from '@crossfoot/contracts';
import { convertStatement, nodePlatform } from '@crossfoot/statement-engine';
import {
  describeLayout,
  readLayoutReport,
  writeLayoutReport,
  type LayoutReport,
} from '@crossfoot/statement-review/layout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { print } from '../drawing/producers.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { familiesOf } from '../families/index.ts';
import { drawFamily } from '../generate.ts';
import { lookAlikeOf } from './look-alike.ts';
import { readPages } from './read-texts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crossfoot-look-alike-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function printed(sheet: Sheet): Promise<Uint8Array> {
  const path = join(folder, 'document.pdf');
  await print(sheet, 'pdfkit', path, { embed: false, title: 'x' });
  return new Uint8Array(await readFile(path));
}
const read = (bytes: Uint8Array): Promise<StatementResult> =>
  convertStatement(bytes, { filename: 'x.pdf', platform: nodePlatform });

async function reportOf(bytes: Uint8Array, result: StatementResult): Promise<LayoutReport> {
  const pages = await readPages(bytes);
  const made = describeLayout({ pages, pagesInAll: pages.length, result, failure: null, programVersion: '1' });
  // What is sent is the text.
  return readLayoutReport(writeLayoutReport(made));
}

/** Of each row's line: the shapes with their digits told only as one or several, and where they stand. */
const rowsOf = ({ pages }: LayoutReport) =>
  pages.flatMap(({ lines }) =>
    lines
      .filter(({ pieces }) => pieces.some(({ role }) => role === 'amount'))
      .map(({ pieces }) =>
        pieces
          .filter(({ shape }) => /^[D9M¤(-]/.test(shape))
          .map(({ shape, x1, x2 }) => ({
            kind: shape.includes('9') ? 'amount' : shape,
            at: shape.includes('9') ? x2 : x1,
          })),
      ),
  );

describe('a look-alike of a layout report', () => {
  it.each(['us-checking-signed', 'uk-newest-first', 'fr-debit-credit-spaces'])(
    'of %s has its columns and shapes, and is read row by row',
    async (name) => {
      const [family] = familiesOf('dev', name);
      const drawn = drawFamily(family!, 7);
      if (drawn.html !== undefined) throw new Error('A family drawn as text is needed here.');
      const bytes = await printed(drawn.sheet);
      const report = await reportOf(bytes, await read(bytes));
      const { sheet, rows } = lookAlikeOf(report, 'spec');
      expect(rows.length).toBeGreaterThan(5);

      const copy = await printed(sheet);
      const result = await read(copy);
      const transactions = result.accounts.flatMap((account) => account.transactions);
      expect(transactions.map(({ amount }) => Math.round(amount * 100))).toEqual(rows.map(({ amount }) => amount));
      const [original, again] = [rowsOf(report), rowsOf(await reportOf(copy, result))];
      expect(again.map((row) => row.map(({ kind }) => kind))).toEqual(
        original.map((row) => row.map(({ kind }) => kind)),
      );
      for (const [at, row] of again.entries())
        for (const [column, { at: x }] of row.entries())
          expect(Math.abs(x - (original[at]?.[column]?.at ?? 0))).toBeLessThan(3);
      // Nothing of the original is in it.
      const told = drawn.truth.accounts.flatMap((account) =>
        account.transactions.map(({ description }) => description),
      );
      const text = writeLayoutReport(report)
        .replace(/^[^]*?\npage /, '')
        .toLowerCase();
      for (const word of told
        .flatMap((words) => words.split(/\s+/))
        .filter((each) => each.length > 4 && /^\p{L}+$/u.test(each)))
        expect(text).not.toContain(` ${word.toLowerCase()} `);
    },
  );
});
