import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { closeBrowser } from '../drawing/chromium.ts';
import type { Producer } from '../drawing/producers.ts';
import { familiesOf } from '../families/index.ts';
import { generate } from '../generate.ts';

/** Draws the fixed documents beside the goldens once; afterwards the files in the repository are what counts. */
const chosen: [family: string, seed: number, producer?: Producer][] = [
  ['us-two-columns-daily-balance', 3, 'pdf-lib'],
  ['us-card-two-dates', 5, 'pdfkit'],
  ['uk-newest-first', 2, 'chromium'],
  ['de-letters-after-amounts', 3, 'libreoffice'],
  ['fr-debit-credit-spaces', 2, 'pdfkit'],
  ['in-narration-lakh', 1, 'pdf-lib'],
  ['nl-af-bij', 6, 'pdf-lib'],
  ['kw-three-decimals', 3, 'pdfkit'],
  ['jp-passbook', 4, 'chromium'],
  ['several-accounts', 2, 'pdfkit'],
  ['empty-month', 1, 'pdf-lib'],
  ['hotel-folio', 2, 'pdfkit'],
];
const folder = new URL('../../goldens/', import.meta.url).pathname;
await mkdir(folder, { recursive: true });
for (const [name, seed, producer] of chosen) {
  const family = familiesOf('dev', name)[0];
  if (!family) throw new Error(`no family ${name}`);
  const made = await generate(family, seed, { folder: '.cache/goldens', ...(producer ? { producer } : {}) });
  if (made) await copyFile(made.pdf, join(folder, `${name}-${seed}.pdf`));
}
await closeBrowser();
