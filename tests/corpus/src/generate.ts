import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printHtml } from './drawing/chromium.ts';
import { missingFaces } from './drawing/fonts.ts';
import {
  columnOrder,
  glyphByGlyph,
  mutations,
  shuffleOrder,
  splitWords,
  wordByWord,
  type Mutation,
  type MutationName,
} from './drawing/mutations.ts';
import { canPrint, isInstalled, print, type Producer } from './drawing/producers.ts';
import { Sheet } from './drawing/sheet.ts';
import type { Drawn, Family } from './families/family.ts';
import { createRng, type Rng } from './story/rng.ts';
import { withPrintedCurrency } from './printed-currency.ts';
import type { Truth } from './truth.ts';

/** Rises when generated documents change, so that no stale file is measured. */
const GENERATOR_VERSION = 1;

export interface GenerateOptions {
  readonly folder: string;
  /** LibreOffice takes seconds a file; left out of fast runs. */
  readonly slowProducers?: boolean;
  readonly mutation?: MutationName;
  readonly producer?: Producer;
}

export interface GeneratedDocument {
  readonly family: string;
  readonly seed: number;
  readonly producer: Producer;
  readonly internals: string;
  readonly pdf: string;
  readonly truthFile: string;
  readonly truth: Truth;
}

/** Seeds of the second of two joined statements lie so far from the first's. */
const OTHER_SEED = 1000;

/** Two statements of one kind in one document, as banks send several months at once. */
function drawJoined(family: Family, seed: number): Drawn {
  const [first, second] = [drawFamily(family, seed), drawFamily(family, seed + OTHER_SEED)];
  if (first.html !== undefined || second.html !== undefined) return first;
  const sheet = new Sheet(first.sheet.options);
  sheet.pages.push(...first.sheet.pages, ...second.sheet.pages);
  return { sheet, truth: { accounts: [...first.truth.accounts, ...second.truth.accounts] } };
}

export const drawFamily = (family: Family, seed: number): Drawn => family.draw(createRng(`${family.name}/${seed}`));

function pickProducer(rng: Rng, family: Family, drawn: Drawn, options: GenerateOptions): Producer {
  if (drawn.html !== undefined) return 'chromium';
  const allowed = family.producers ?? ['pdfkit', 'pdf-lib', 'chromium', 'libreoffice'];
  const shares: Record<Producer, number> = { pdfkit: 50, 'pdf-lib': 35, chromium: 12, libreoffice: 3 };
  const wanted = options.producer ? [options.producer] : allowed;
  const possible = wanted.filter(
    (name) => (options.slowProducers !== false || name !== 'libreoffice') && canPrint(name, drawn.sheet),
  );
  const tickets = possible.flatMap((name) => Array.from({ length: shares[name] }, () => name));
  return tickets.length ? rng.pick(tickets) : 'chromium';
}

/** How the producer cut and ordered the text: nine in ten as it stands. */
function pickInternals(rng: Rng, producer: Producer): [string, Mutation | undefined] {
  if (producer === 'chromium' || producer === 'libreoffice') return ['plain', undefined];
  const roll = rng.next();
  if (roll < 0.1) return ['words', wordByWord];
  if (roll < 0.16) return ['shuffled', shuffleOrder];
  if (roll < 0.2) return ['columns', columnOrder];
  if (roll < 0.24) return ['split', splitWords];
  if (roll < 0.27) return ['glyphs', glyphByGlyph];
  return ['plain', undefined];
}

/** Draws and prints one document and its truth; null where a font or the printing program is missing on this machine. */
export async function generate(
  family: Family,
  seed: number,
  options: GenerateOptions,
): Promise<GeneratedDocument | null> {
  if (missingFaces(family.faces ?? []).length) return null;
  const rng = createRng(`${family.name}/${seed}/print`);
  const drawn = options.mutation === 'joined' ? drawJoined(family, seed) : drawFamily(family, seed);
  const producer = pickProducer(rng, family, drawn, options);
  if (!isInstalled(producer)) return null;
  const [internals, cut] = pickInternals(rng, producer);
  const embed = rng.chance(0.4);
  const name = `${family.name}-${seed}${options.mutation ? `-${options.mutation}` : ''}`;
  const folder = join(options.folder, `v${GENERATOR_VERSION}`);
  const pdf = join(folder, `${name}.pdf`);
  const truthFile = join(folder, `${name}.truth.json`);
  await mkdir(folder, { recursive: true });
  const truth = withPrintedCurrency(drawn);
  const text = JSON.stringify(truth, null, 1);
  const partial = join(folder, `.${name}-${process.pid}.pdf`);
  // Printed once for each content: the truth is the fingerprint of what a family drew.
  const fresh =
    existsSync(pdf) && existsSync(`${pdf}.mark`) && readFileSync(`${pdf}.mark`, 'utf8') === fingerprint(drawn);
  if (!fresh) {
    if (drawn.html !== undefined) await printHtml(drawn.html, partial);
    else {
      let sheet = cut ? cut(drawn.sheet, rng) : drawn.sheet;
      if (options.mutation && options.mutation !== 'joined') sheet = mutations[options.mutation](sheet, rng);
      await print(sheet, producer, partial, { embed, title: family.name });
    }
    await rename(partial, pdf);
    await writeFile(truthFile, text);
    await writeFile(`${pdf}.mark`, fingerprint(drawn));
  }
  return { family: family.name, seed, producer, internals, pdf, truthFile, truth };
}

function fingerprint(drawn: Drawn): string {
  const text = drawn.html ?? JSON.stringify(drawn.sheet.pages);
  let h = 5381;
  for (let i = 0; i < text.length; i++) h = (Math.imul(h, 33) ^ text.charCodeAt(i)) >>> 0;
  return `${h}:${text.length}`;
}
