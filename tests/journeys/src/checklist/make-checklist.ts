import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { checklist, printed } from './checklist.ts';
import { rowsOfSpec, type SpecRow } from './spec-rows.ts';
import { knownTests } from './test-index.ts';

/**
 * `npm run checklist`: writes `checklist.md` anew from the rows and the tests there are.
 * `npm run checklist -- PATH/TO/spec.md` takes the rows from the specification first, into `spec-rows.json`.
 */
const folder = import.meta.dirname;
const rowsFile = join(folder, 'spec-rows.json');
const [specification] = process.argv.slice(2);
const options = (await resolveConfig(rowsFile)) ?? {};
if (specification !== undefined) {
  const rows = rowsOfSpec(readFileSync(specification, 'utf8'));
  writeFileSync(rowsFile, await format(JSON.stringify(rows), { ...options, parser: 'json' }));
}
const rows = checklist(JSON.parse(readFileSync(rowsFile, 'utf8')) as SpecRow[], knownTests());
writeFileSync(join(folder, 'checklist.md'), await format(printed(rows), { ...options, parser: 'markdown' }));
const open = rows.filter(({ test }) => test === null);
for (const { kind, where, text } of open) console.log(`no test: ${kind} | ${where} | ${text}`);
console.log(`${rows.length} rows, ${open.length} without a test`);
process.exitCode = open.length > 0 ? 1 : 0;
