// What the public pages show of a conversion is converted here, at every build, by the engine and the writers of the
// product: the results of the sample statements (module `virtual:samples`), their proof sheets and files beside them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportStatement } from '../libs/export-formats/src/index.ts';
import { convertStatement, nodePlatform } from '../libs/statement-engine/src/index.ts';

const prefix = 'crossfoot-sample-';
const moduleId = 'virtual:samples';
const figuresId = 'virtual:accuracy-figures';
/** Formats of which a page shows the beginning. */
const shown = ['csv', 'quickbooks', 'xero', 'json', 'qbo'];
const shownLines = 12;

let converting = null;
/** Every sample, converted once a process: name (less prefix) → result. */
const convertAll = (folder) =>
  (converting ??= Promise.all(
    readdirSync(folder)
      .filter((file) => file.startsWith(prefix) && file.endsWith('.pdf'))
      .map(async (file) => {
        const bytes = new Uint8Array(readFileSync(join(folder, file)));
        const result = await convertStatement(bytes, { filename: file, platform: nodePlatform });
        return [file.slice(prefix.length, -'.pdf'.length), result];
      }),
  ));

/** The first lines of a file as a page shows them; of one file for each account, those of the first. */
async function beginning(result, format) {
  const ofOne = { ...result, accounts: result.accounts.slice(0, 1) };
  // What a reader would choose for the one sample, an American one, that names no currency.
  const options = { currency: 'USD' };
  const whole = await exportStatement(result, format, options);
  const { bytes, isText } = whole.isText ? whole : await exportStatement(ofOne, format, options);
  if (!isText) return null;
  const text = new TextDecoder()
    .decode(bytes)
    .replace(/^\ufeff/, '')
    .replaceAll('\r', '');
  return text.split('\n').slice(0, shownLines).join('\n');
}

async function sampleOf([name, result]) {
  const texts = {};
  for (const format of shown) texts[format] = await beginning(result, format);
  return { name, pages: result.source.pages, accounts: result.accounts, texts };
}

const fromRoot = (path) => JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8'));

/** The accuracy figures of the result files: of statements that the engine was not developed on, and of those it was. */
function accuracyFigures() {
  const { seeds, families } = fromRoot('tests/corpus/ratchet.json');
  const measured = Object.values(families);
  const mean = (name) => measured.reduce((sum, figures) => sum + figures[name], 0) / measured.length;
  return {
    unseen: fromRoot('docs/figures/accuracy-unseen.json'),
    firstLooks: fromRoot('docs/figures/first-looks.json'),
    own: {
      layouts: measured.length,
      statementsOfEach: seeds.length,
      meanF1: Math.round(mean('f1') * 10) / 10,
      rowsRight: Math.round(mean('perfect') * 10) / 10,
      silentlyWrong: measured.reduce((sum, { silentWrong }) => sum + silentWrong, 0),
    },
  };
}

/** Vite plugin: the samples as a module, their proof sheets as files of `outDir/samples`. */
export function sampleResults() {
  let folder = '';
  let outDir = '';
  let writesFiles = false;
  return {
    name: 'sample-results',
    configResolved(config) {
      folder = join(config.root, 'public/samples');
      outDir = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) outDir = config.build.outDir;
      writesFiles = config.command === 'build' && !config.build.ssr;
    },
    resolveId: (id) => (id === moduleId || id === figuresId ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${figuresId}`) return `export const figures = ${JSON.stringify(accuracyFigures())};`;
      if (id !== `\0${moduleId}`) return null;
      const samples = await Promise.all((await convertAll(folder)).map(sampleOf));
      return `export const samples = ${JSON.stringify(Object.fromEntries(samples.map((each) => [each.name, each])))};`;
    },
    async writeBundle() {
      if (!writesFiles) return;
      mkdirSync(join(outDir, 'samples'), { recursive: true });
      for (const [name, result] of await convertAll(folder)) {
        const proof = await exportStatement(result, 'proof');
        writeFileSync(join(outDir, 'samples', `${prefix}${name}-proof.html`), proof.bytes);
        const csv = await exportStatement(result, 'csv');
        writeFileSync(join(outDir, 'samples', `${prefix}${name}.csv`), csv.bytes);
      }
    },
  };
}
