import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadFile } from './read-row.ts';

const program = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0) ?? null;

// A profile is made once a process: making it takes longer than the work.
const profile = mkdtempSync(join(tmpdir(), 'crossfoot-office-'));
process.on('exit', () => rmSync(profile, { recursive: true, force: true }));

/** False where no LibreOffice is installed: checks that need it say so and are counted as skipped. */
export const hasLibreOffice = program !== null;

// Tokens of the text filter: separator, quote, UTF-8, first line, no column formats, language, quote all, numbers as
// they are, values instead of formulas, …, every sheet.
const everySheet = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
// The same, but a formula comes out as its text: what was read as a formula shows.
const formulas = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,true,false,-1';
// A CSV is read as UTF-8 with these separators, numbers detected, and formulas evaluated: as careless as a user may be.
const carelessly = (separators: string): string =>
  `--infilter=CSV:${separators},34,76,1,,0,false,true,false,false,false,0,true`;

/** Opens a file and writes every sheet as CSV; the name of each sheet and its text. */
export function openInCalc(
  file: ReadFile,
  how: { readonly separators?: string; readonly show: 'values' | 'formulas' },
): ReadonlyMap<string, ReadFile> {
  assert.ok(program);
  const folder = mkdtempSync(join(tmpdir(), 'crossfoot-calc-'));
  try {
    const extension = file.name.endsWith('.xlsx') ? 'xlsx' : 'csv';
    const path = join(folder, `in.${extension}`);
    writeFileSync(path, file.bytes);
    const args = [
      '--headless',
      `-env:UserInstallation=file://${profile}`,
      '--convert-to',
      how.show === 'values' ? everySheet : formulas,
      '--outdir',
      join(folder, 'out'),
    ];
    if (extension === 'csv') args.push(carelessly(how.separators ?? '44'));
    const run = spawnSync(program, [...args, path], { encoding: 'utf8', timeout: 120_000 });
    assert.equal(run.status, 0, run.stderr);
    const names = readdirSync(join(folder, 'out'));
    return new Map(
      names.map((name) => [
        name.replace(/^in-?/, '').replace(/\.csv$/, ''),
        { name, bytes: readFileSync(join(folder, 'out', name)) },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
