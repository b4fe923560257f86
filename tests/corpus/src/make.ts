import { parseArgs } from 'node:util';
import { closeBrowser } from './drawing/chromium.ts';
import { drawFamily, generate } from './generate.ts';
import { lintDrawing, lintTruth } from './families/lint.ts';
import { familiesOf } from './families/index.ts';

/** `node make.ts [--families dev] [--only NAME] [--per-family N] [--seed S] [--lint]`: draws documents into the cache. */
const { values } = parseArgs({
  options: {
    families: { type: 'string', default: 'dev' },
    only: { type: 'string' },
    'per-family': { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    producer: { type: 'string' },
    mutation: { type: 'string' },
    folder: { type: 'string', default: '.cache/corpus' },
    lint: { type: 'boolean', default: false },
  },
});
let faults = 0;
for (const family of familiesOf(values.families, values.only)) {
  for (let i = 0; i < Number(values['per-family']); i++) {
    const seed = Number(values.seed) + i;
    const drawn = drawFamily(family, seed);
    const found = [...lintDrawing(drawn), ...(drawn.sheet && /scrambled/.test(family.name) ? [] : lintTruth(drawn))];
    faults += found.length;
    for (const fault of found.slice(0, 3)) console.log(`${family.name} ${seed}: ${fault}`);
    if (values.lint) continue;
    const made = await generate(family, seed, {
      folder: values.folder,
      ...(values.producer ? { producer: values.producer as 'pdfkit' } : {}),
      ...(values.mutation ? { mutation: values.mutation as 'larger' } : {}),
    });
    console.log(
      made
        ? `${made.pdf} ${made.producer} ${made.internals} ${made.truth.accounts.map((a) => a.transactions.length).join('+')} rows`
        : `${family.name}: skipped, a font is missing`,
    );
  }
}
await closeBrowser();
if (faults) console.log(`${faults} faults in the drawings`);
