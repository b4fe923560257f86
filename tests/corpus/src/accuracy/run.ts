import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeBrowser } from '../drawing/chromium.ts';
import { degradationKinds, degradedTwin } from '../degrade/degrade.ts';
import type { MutationName } from '../drawing/mutations.ts';
import { devFamilies } from '../families/dev/index.ts';
import { familiesOf } from '../families/index.ts';
import { generate } from '../generate.ts';
import { readTruth, type Truth } from '../truth.ts';
import { compare } from './compare.ts';
import { Converter } from './converter.ts';
import { noteFirstLook } from './first-looks.ts';
import { tableHead, tableLine, totals, worst, type Measured } from './table.ts';

/**
 * `npm run accuracy [-- --dir FOLDER | --families dev|judged|all --per-family N --seed S]`: how right the engine is, by
 * comparison with known truth. `--degrade all` (or some kinds) measures scanned and damaged twins instead. Of judged families only figures are printed, so that nobody develops on them.
 * `--first-look NAME` enters the figures into `docs/figures/first-looks.json`, which the public page shows.
 */
const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    families: { type: 'string', default: 'dev' },
    only: { type: 'string' },
    'per-family': { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    kinds: { type: 'string' },
    mutation: { type: 'string' },
    degrade: { type: 'string' },
    limit: { type: 'string', default: '60' },
    cache: { type: 'string', default: '.cache/corpus' },
    fast: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    json: { type: 'string' },
    'first-look': { type: 'string' },
    workers: { type: 'string', default: '1' },
  },
});

interface Task {
  readonly pdf: string;
  readonly group: string;
  readonly kind: string;
  readonly truth: Truth;
  readonly secret: boolean;
}

const kindOf = (name: string): string => (/scan|ocr|photo/.test(name) ? 'scan' : 'text');

function* folderTasks(folder: string): Generator<Task> {
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.truth.json')) continue;
    const pdf = join(folder, file.replace('.truth.json', '.pdf'));
    if (!existsSync(pdf)) continue;
    yield {
      pdf,
      group: basename(folder),
      kind: kindOf(file),
      truth: readTruth(join(folder, file)),
      secret: false,
    };
  }
}

async function* generatedTasks(): AsyncGenerator<Task> {
  const developed = new Set(devFamilies.map((family) => family.name));
  for (const family of familiesOf(values.families, values.only)) {
    for (let i = 0; i < Number(values['per-family']); i++) {
      const made = await generate(family, Number(values.seed) + i, {
        folder: values.cache,
        slowProducers: !values.fast,
        ...(values.mutation ? { mutation: values.mutation as MutationName } : {}),
      });
      if (!made) {
        console.log(`skipped ${family.name}: a font or a printing program is missing on this machine`);
        break;
      }
      const task = { group: family.name, truth: made.truth, secret: !developed.has(family.name) };
      if (!values.degrade) yield { ...task, pdf: made.pdf, kind: 'text' };
      for (const kind of degradationKinds(values.degrade)) {
        const pdf = await degradedTwin(made.pdf, kind);
        if (pdf) yield { ...task, pdf, kind };
      }
    }
  }
}

const kinds = values.kinds?.split(',');
const measured: (Measured & { secret: boolean })[] = [];
const tasks = values.dir ? folderTasks(values.dir) : generatedTasks();

async function work(): Promise<void> {
  const converter = new Converter(Number(values.limit));
  for (;;) {
    const next = await (tasks as AsyncGenerator<Task>).next();
    if (next.done) break;
    const { pdf, group, kind, truth, secret } = next.value;
    if (kinds && !kinds.includes(kind)) continue;
    const conversion = await converter.convert(pdf, truth.password ?? undefined);
    const line = {
      name: basename(pdf, '.pdf'),
      group,
      kind,
      seconds: conversion.seconds,
      pages: conversion.result?.source.pages ?? 0,
      secret,
    };
    measured.push(
      conversion.result
        ? { ...line, comparison: compare(truth, conversion.result) }
        : { ...line, error: conversion.error ?? 'no result' },
    );
  }
  converter.close();
}
await Promise.all(Array.from({ length: Number(values.workers) }, work));
await closeBrowser();

if (values.dir || values.files) {
  console.log(tableHead);
  for (const m of measured)
    if (!m.secret)
      console.log(`${tableLine(m.name, totals([m]))}  ${m.comparison?.statuses.join(',') ?? m.error ?? ''}`);
}
if (!values.dir) {
  console.log(tableHead);
  for (const group of [...new Set(measured.map((m) => m.group))])
    console.log(tableLine(group, totals(measured.filter((m) => m.group === group))));
}
console.log(`\n${tableHead}`);
for (const kind of [...new Set(measured.map((m) => m.kind))])
  console.log(tableLine(`all ${kind}`, totals(measured.filter((m) => m.kind === kind))));
const all = totals(measured);
console.log(tableLine('all', all));
console.log(
  `needless doubt ${all.needlessDoubt} of ${all.doubtBase}; rows sure (confidence 0.99 or more) ${all.sure}, of them right ${all.sureRight}`,
);
const open = worst(
  measured.filter((m) => !m.secret),
  10,
);
if (open.length) console.log('\nThe worst:');
for (const m of open) {
  console.log(
    `- ${m.name}: F1 ${m.comparison ? (m.comparison.f1 * 100).toFixed(1) : '0'}, ${m.comparison?.statuses.join(',') ?? m.error}${m.comparison?.silentWrong ? ', SILENT WRONG' : ''}`,
  );
  for (const fault of m.comparison?.faults.slice(0, 4) ?? []) console.log(`    ${fault}`);
}
if (values.json)
  writeFileSync(
    values.json,
    JSON.stringify(measured, (key, value: unknown) => (key === 'faults' ? undefined : value), 1),
  );
if (values['first-look'])
  noteFirstLook(join(import.meta.dirname, '../../../../docs/figures/first-looks.json'), values['first-look'], measured);
