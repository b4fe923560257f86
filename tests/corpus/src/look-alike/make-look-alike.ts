import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readLayoutReport } from '@crossfoot/statement-review/layout';
import { print } from '../drawing/producers.ts';
import { lookAlikeOf } from './look-alike.ts';

/** `node make-look-alike.ts REPORT.txt [--seed S] [--out look-alike.pdf]`: draws the document that a layout report describes. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, out: { type: 'string', default: 'look-alike.pdf' } },
});
const [path] = positionals;
if (path === undefined) throw new Error('Name the file with the layout report.');
const { sheet, rows } = lookAlikeOf(readLayoutReport(await readFile(path, 'utf8')), values.seed);
await print(sheet, 'pdfkit', values.out, { embed: false, title: 'Look-alike' });
console.log(`${values.out}: ${sheet.pages.length} pages, ${rows.length} rows`);
