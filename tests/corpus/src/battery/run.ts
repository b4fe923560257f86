import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Converter } from '../accuracy/converter.ts';
import { tableHead, tableLine, totals, worst, type Measured } from '../accuracy/table.ts';
import { closeBrowser } from '../drawing/chromium.ts';
import { mutationNames, type MutationName } from '../drawing/mutations.ts';
import { familiesOf } from '../families/index.ts';
import { batteryPairs, measurePair } from './measure.ts';

/**
 * `npm run battery [-- --every N --seed S --mutations a,b --only families]`: every family under every mutation, each held
 * against its truth; a line a mutation, then every silent wrong statement and the worst tenth. `--every 16` measures each
 * sixteenth pair alone, others with every seed.
 */
const { values } = parseArgs({
  options: {
    families: { type: 'string', default: 'all' },
    only: { type: 'string' },
    mutations: { type: 'string' },
    every: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    limit: { type: 'string', default: '60' },
    cache: { type: 'string', default: '.cache/corpus' },
    json: { type: 'string' },
  },
});
const seed = Number(values.seed);
const names = values.mutations ? (values.mutations.split(',') as MutationName[]) : mutationNames;
const pairs = batteryPairs(familiesOf(values.families, values.only), {
  every: Number(values.every),
  seed,
  mutations: names,
});
const measured: Measured[] = [];

async function work(): Promise<void> {
  const converter = new Converter(Number(values.limit));
  for (let pair = pairs.shift(); pair; pair = pairs.shift()) {
    const found = await measurePair(pair, seed, values.cache, converter);
    if (found) measured.push(found);
  }
  converter.close();
}
await Promise.all(Array.from({ length: Number(values.workers) }, work));
await closeBrowser();

console.log(tableHead);
for (const name of names) {
  const own = measured.filter(({ group }) => group === name);
  if (own.length > 0) console.log(tableLine(name, totals(own)));
}
// A cut line takes a row or what proves one away: its statements can only be silent or not.
const whole = measured.filter(({ group }) => group !== 'cutLine');
console.log(tableLine('all but cut lines', totals(whole)));
const tenth = worst(whole, Math.ceil(whole.length / 10));
const f1 = (of: readonly Measured[]): string => (totals(of).f1 * 100).toFixed(1);
console.log(`\nWorst tenth: ${tenth.length} statements, mean F1 ${f1(tenth)} (of all ${f1(whole)})`);
const silent = measured.filter(({ comparison }) => comparison?.silentWrong);
for (const { name, comparison, error } of new Set([...silent, ...tenth])) {
  const mark = comparison?.silentWrong ? 'SILENT WRONG ' : '';
  console.log(
    `- ${mark}${name}: F1 ${((comparison?.f1 ?? 0) * 100).toFixed(1)}, ${comparison?.statuses.join(',') ?? error}`,
  );
  if (mark) for (const fault of comparison?.faults.slice(0, 4) ?? []) console.log(`    ${fault}`);
}
if (values.json) writeFileSync(values.json, JSON.stringify(measured, null, 1));
