import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  arrangeLines,
  extractRows,
  identifyStatement,
  nodePlatform,
  openDocument,
  readPages,
  type PageContent,
} from '@crossfoot/statement-engine';
import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../drawing/chromium.ts';
import { devFamilies } from '../families/dev/index.ts';
import type { Family } from '../families/family.ts';
import { generate } from '../generate.ts';
import { createRng } from '../story/rng.ts';
import { readTruth, type Truth } from '../truth.ts';
import { isFair, looksRight, noticeable, read, silentlyWrong } from './judge.ts';
import { tamper, type Loss, type Tampering } from './tamper.ts';

/**
 * One thing is taken from the words of a proved statement, and the verdict may not be `balanced` on wrong rows.
 * `HONESTY_SEED=7 HONESTY_ROUNDS=60 HONESTY_FAMILIES=all npx vitest run tests/corpus/src/honesty` looks longer and
 * elsewhere; `HONESTY_FAMILIES` also takes names, and `HONESTY_FOLDER` a folder of PDFs with their `.truth.json` instead.
 */
const seed = Number(process.env['HONESTY_SEED'] ?? 1);
const rounds = Number(process.env['HONESTY_ROUNDS'] ?? 14);
const wanted = process.env['HONESTY_FAMILIES'];
const folder = process.env['HONESTY_FOLDER'];

const few = [
  'us-checking-signed',
  'us-business-sections',
  'us-card-sections',
  'uk-newest-first',
  'de-soll-haben',
  'de-grouped-dates',
  'fr-debit-credit-spaces',
  'no-ut-inn',
  'in-narration-lakh',
  'jp-passbook',
  'several-accounts',
  'pl-kwota-saldo',
];
const chosen = devFamilies.filter(({ name }) =>
  wanted === 'all' ? true : wanted ? wanted.split(',').includes(name) : few.includes(name),
);
/** Longer documents take more time than they tell. */
const MOST_WORDS = 4000;

const kinds: readonly Loss[] = ['amount', 'digit', 'firstDigit', 'sign', 'line', 'textLine', 'word', 'date'];
const tamperings: readonly Tampering[] = [
  ...kinds.flatMap((loss) => [
    { loss, scanned: false },
    { loss, scanned: true },
  ]),
  { loss: 'dateDigit', scanned: true },
];

interface Document {
  readonly pages: readonly PageContent[];
  readonly truth: Truth;
}

interface Case {
  readonly name: string;
  /** Null where it cannot be drawn on this machine. */
  readonly find: () => Promise<{ readonly pdf: string; readonly truth: Truth } | null>;
}

const ofFamily = (family: Family): Case => ({
  name: family.name,
  find: () => generate(family, seed, { folder: '.cache/corpus', slowProducers: false }),
});

const ofFolder = (path: string): Case[] =>
  readdirSync(path)
    .filter((file) => file.endsWith('.truth.json'))
    .map((file) => join(path, file))
    .map((file) => ({ file, truth: readTruth(file) }))
    .filter(({ truth }) => (truth.password ?? null) === null)
    .map(({ file, truth }) => ({
      name: file,
      find: async () => ({ pdf: file.replace('.truth.json', '.pdf'), truth }),
    }));

const cases: readonly Case[] = folder === undefined ? chosen.map(ofFamily) : ofFolder(folder);

async function wordsOf({ find }: Case): Promise<Document | null> {
  const made = await find();
  if (!made) return null;
  const document = await openDocument(new Uint8Array(await readFile(made.pdf)), { platform: nodePlatform });
  try {
    const pages: PageContent[] = [];
    for await (const page of readPages(document)) pages.push(page);
    return { pages, truth: made.truth };
  } finally {
    await document.close();
  }
}

/** Rows that take their date from the row above. */
function carriedRows(pages: readonly PageContent[]): number {
  const identified = identifyStatement(arrangeLines(pages));
  const { events } = extractRows(identified.lines, identified.facts);
  return events.filter((event) => event.kind === 'row' && event.carried).length;
}

describe('a statement that lost something is never called balanced with wrong rows', () => {
  afterAll(closeBrowser);

  it('looks at the families it names', () => {
    expect(chosen.length).toBe(wanted === 'all' ? devFamilies.length : (wanted?.split(',') ?? few).length);
  });

  it.for(cases)('$name', { timeout: 300_000 }, async (each, { skip }) => {
    const { name } = each;
    const document = await wordsOf(each);
    if (!document) return skip('a font or a printing program is missing on this machine');
    const { pages, truth } = document;
    const intact = read(pages);
    const isProved = intact?.accounts.every(({ reconciliation }) => reconciliation.status === 'balanced') ?? false;
    const words = pages.reduce((sum, page) => sum + page.words.length, 0);
    if (!intact || !isProved || words > MOST_WORDS)
      return skip(`${words} words, ${isProved ? 'proved' : 'not proved as it stands'}`);
    expect(silentlyWrong(intact, truth)).toEqual([]);
    const shows = noticeable(intact, carriedRows(pages));
    const fair = tamperings.filter((tampering) => isFair(tampering, shows));
    const rng = createRng(`honesty/${name}/${seed}`);
    const caught: string[] = [];
    for (let round = 0; round < rounds && fair.length > 0; round++) {
      const tampering = fair[round % fair.length] as Tampering;
      const tampered = tamper(pages, tampering, rng);
      const result = tampered && read(tampered.pages);
      if (!tampered || !result) continue;
      for (const account of silentlyWrong(result, truth)) {
        if (tampering.loss === 'dateDigit' && looksRight(account, truth)) continue;
        caught.push(tampered.story);
      }
    }
    expect(caught).toEqual([]);
  });
});
