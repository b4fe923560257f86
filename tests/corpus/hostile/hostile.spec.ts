// Test programs share no package: the parts of another are taken by path.
/* eslint-disable @nx/enforce-module-boundaries */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SandboxPool } from '../../../libs/services/conversion/src/sandbox/sandbox-pool.ts';
import { hostileFiles } from './all-files.ts';
import { poolDoor, type Door } from './door.ts';
import { mutationsOf } from './mutations.ts';
import { neighbourPdf } from './neighbour.ts';

/** A slice of `npm run hostile` that takes seconds: files that are quick to make, some of each kind. */
const slice = [
  'content-with-100-filters',
  'content-flate-then-lzw',
  'cmap-that-uses-itself',
  'a-million-pages-from-one-kid',
  'flat-tree-of-20000-pages-counted-as-2',
  'count-of-two-billion',
  'count-negative',
  'page-tree-that-is-its-own-kid',
  'xref-previous-loop',
  'stream-length-too-long',
  'arrays-nested-100000-deep',
  'encryption-dictionary-of-nonsense',
  'form-expansion-of-nothing',
  'form-that-draws-itself',
  'font-size-infinite',
  'pattern-tiles-without-number',
  'picture-of-100000-by-100000',
  'picture-that-is-its-own-mask',
  'page-of-infinite-size',
  'font-of-noise-in-fontfile2',
  'calls-home-by-every-action',
  'nothing-at-all',
  'zip-renamed',
  'html-and-pdf-at-once',
  'cut-off-at-60-percent',
];
const entry = join(import.meta.dirname, '../../../libs/services/conversion/src/sandbox/sandbox.main.ts');

let door: Door;
beforeAll(async () => {
  door = await poolDoor(entry);
});
afterAll(() => door.close());

describe('hostile files', () => {
  it('are many, and each has its own name', () => {
    expect(new Set(hostileFiles.map((file) => file.name)).size).toBe(hostileFiles.length);
    expect(hostileFiles.length).toBeGreaterThanOrEqual(60);
  });

  it.each(slice)('%s is read or refused for a reason', async (name) => {
    const file = hostileFiles.find((each) => each.name === name);
    if (!file) throw new Error(`There is no file of that name: ${name}`);
    const answer = await door.bring(file.make(), `${name}.pdf`);
    expect(answer.status).toBeLessThan(500);
    expect(answer.verdict).not.toBe('balanced');
  });

  it('tells pages that are hidden by a lying count', async () => {
    const file = hostileFiles.find(({ name }) => name === 'flat-tree-of-20000-pages');
    expect((await door.bring(file?.make() ?? new Uint8Array(), 'pages.pdf')).code).toBe('TOO_MANY_PAGES');
  });
});

describe('damaged statements', () => {
  /**
   * Each was balanced without the last page: its content was no stream, a number of another form, lost its filter's name, or
   * the page stood in the file twice, or lost its keys.
   */
  it.each([
    [1, 845],
    [5, 488],
    [501, 344],
    [503, 157],
    [504, 248],
    [504, 34],
  ])('seed %i, mutation %i: a page whose content cannot be read is no blank one', async (seed, index) => {
    const mutation = mutationsOf('statement', Buffer.from(await neighbourPdf()), index, seed)[index - 1];
    const answer = await door.bring(mutation?.make() ?? new Uint8Array(), 'damaged.pdf');
    expect(answer).toMatchObject({ status: 200, verdict: 'unverifiable' });
    expect(answer.rows?.length).toBeGreaterThan(50);
  });

  it('are never balanced with other rows than the whole one', async () => {
    const whole = await neighbourPdf();
    const pool = new SandboxPool({ size: 2, entry });
    try {
      const rowsOf = async (content: Uint8Array): Promise<{ status: string | undefined; rows: string }> => {
        const { accounts } = await pool.convert({ content, filename: 'a.pdf', limits: { ocrWorkers: 0 } });
        const rows = accounts.flatMap((account) =>
          account.transactions.map((row) => `${row.date} ${row.amount} ${row.balance}`),
        );
        return { status: accounts[0]?.reconciliation.status, rows: rows.join('\n') };
      };
      const truth = await rowsOf(whole);
      expect(truth.status).toBe('balanced');
      let read = 0;
      for (const mutation of mutationsOf('statement', Buffer.from(whole), 12, 7)) {
        const result = await rowsOf(mutation.make()).catch(() => null);
        if (!result) continue;
        read += 1;
        if (result.status === 'balanced') expect(result.rows, mutation.name).toBe(truth.rows);
      }
      expect(read).toBeGreaterThan(2);
    } finally {
      pool.close();
    }
  }, 120_000);
});
