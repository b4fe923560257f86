import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nodePlatform, openDocument, readPages, readStatement, type PageContent } from '@crossfoot/statement-engine';
import { compare } from '../accuracy/compare.ts';
import { batteryPairs } from '../battery/measure.ts';
import { devFamilies } from '../families/dev/index.ts';
import { familiesOf } from '../families/index.ts';
import { generate } from '../generate.ts';
import { readTruth, type Truth } from '../truth.ts';

/** A document of one set, read into words once; the stages behind them are run again for every rule. */
export interface SetDocument {
  readonly set: string;
  readonly name: string;
  readonly pdf: string;
  readonly pages: readonly PageContent[];
  readonly truth: Truth;
}

/** What a reading comes to: everything that it says, and the part that counts. */
export interface Outcome {
  readonly text: string;
  readonly isRight: boolean;
  readonly isSilentlyWrong: boolean;
}

interface Place {
  readonly set: string;
  readonly pdf: string;
  readonly truth: Truth;
}

const CACHE = '.cache/corpus';

async function* ownPlaces(families: 'dev' | 'all', perFamily: number, everyMutation: number): AsyncGenerator<Place> {
  for (const family of families === 'all' ? familiesOf('all', undefined) : devFamilies)
    for (let seed = 1; seed <= perFamily; seed++) {
      const made = await generate(family, seed, { folder: CACHE, slowProducers: false });
      if (made) yield { set: 'clean', pdf: made.pdf, truth: made.truth };
    }
  if (everyMutation === 0) return;
  for (const { family, mutation } of batteryPairs(familiesOf(families, undefined), { every: everyMutation, seed: 3 })) {
    const made = await generate(family, 3, { folder: CACHE, slowProducers: false, mutation });
    if (made) yield { set: 'mutated', pdf: made.pdf, truth: made.truth };
  }
}

/** Folders of PDFs with their truth beside them; each is a set of its own. */
export function* folderPlaces(folders: readonly string[]): Generator<Place> {
  for (const folder of folders)
    for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
      const truth = join(folder, file.replace(/\.pdf$/, '.truth.json'));
      if (file.endsWith('.pdf') && existsSync(truth))
        yield { set: basename(folder), pdf: join(folder, file), truth: readTruth(truth) };
    }
}

export interface Choice {
  readonly families: 'dev' | 'all';
  readonly perFamily: number;
  readonly everyMutation: number;
  readonly folders: readonly string[];
  /** Whether scans are read, too, which takes seconds a page; else they are left out. */
  readonly scans: boolean;
}

/** Every document of the chosen sets that can be opened and read. */
export async function* documentsOf(choice: Choice): AsyncGenerator<SetDocument> {
  const { families, perFamily, everyMutation, folders, scans } = choice;
  for await (const place of ownPlaces(families, perFamily, everyMutation)) yield* read(place, scans);
  for (const place of folderPlaces(folders)) yield* read(place, scans);
}

async function* read({ set, pdf, truth }: Place, scans: boolean): AsyncGenerator<SetDocument> {
  const pages = await pagesOf(pdf, scans);
  if (pages) yield { set, name: basename(pdf, '.pdf'), pdf, pages, truth };
}

/** The words of a file; null where a page cannot be read with any rule. */
export async function pagesOf(pdf: string, scans: boolean): Promise<PageContent[] | null> {
  try {
    const document = await openDocument(new Uint8Array(readFileSync(pdf)), { platform: nodePlatform });
    const pages: PageContent[] = [];
    try {
      for await (const page of readPages(document, scans ? {} : { limits: { ocrWorkers: 0 } })) pages.push(page);
    } finally {
      await document.close();
    }
    return pages.every(({ unread }) => unread === null) ? pages : null;
  } catch {
    return null;
  }
}

/** Reads the words of a document with the rules as they are switched. */
export function outcomeOf({ name, pages, truth }: SetDocument): Outcome {
  try {
    const result = readStatement(pages, { filename: name, sha256: '' });
    const { perfect, silentWrong } = compare(truth, result);
    return { text: JSON.stringify(result), isRight: perfect, isSilentlyWrong: silentWrong };
  } catch (error) {
    return { text: String(error), isRight: false, isSilentlyWrong: false };
  }
}
