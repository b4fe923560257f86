import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idOf, type Rule } from './switches.ts';

const root = new URL('../../../../', import.meta.url).pathname;
const engine = join(root, 'libs/statement-engine/src');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const rules = JSON.parse(read('tests/corpus/rules.json')) as Rule[];
const known = new Set(rules.map(idOf));
const frames = new Set(JSON.parse(read('tests/corpus/stages.json')) as string[]);

/** Where rules live: what these export is a rule with its figures, or part of a stage that no document can do without. */
const FOLDERS = ['extract', 'identify', 'normalise', 'layout', 'read/ocr'];

const exportsOf = (file: string): string[] =>
  [...readFileSync(join(engine, file), 'utf8').matchAll(/^export (?:async )?(?:function\*? |const )([a-z]\w*)/gm)].map(
    ([, name]) => `${file}#${name}`,
  );

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:spec|fixture)\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
);

describe('the register of rules', () => {
  it('has every function that the stages export, as a rule or as part of a stage', () => {
    const unknown = files.flatMap(exportsOf).filter((id) => !known.has(id) && !frames.has(id));
    expect(unknown, 'add to tests/corpus/rules.json and run `npm run ablate -- --write`').toEqual([]);
  });

  it('names nothing that is gone', () => {
    const isThere = ({ file, rule }: Rule): boolean =>
      existsSync(join(engine, file)) &&
      new RegExp(`\\b(?:function\\*? |const )${rule}\\b`).test(readFileSync(join(engine, file), 'utf8'));
    expect(rules.filter((rule) => !isThere(rule)).map(idOf)).toEqual([]);
    const exported = new Set(files.flatMap(exportsOf));
    expect([...frames].filter((id) => !exported.has(id))).toEqual([]);
  });

  it('has the measured effect of every rule', () => {
    const measured = new Set(
      read('docs/rules.csv')
        .split('\n')
        .map((line) => line.split(',')[0]),
    );
    expect([...known].filter((id) => !measured.has(id))).toEqual([]);
  });
});
