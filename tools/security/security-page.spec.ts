import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { levelOf } from './asvs-levels.ts';
import { sheet } from './sheet.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const manifest = readFileSync(join(root, 'package.json'), 'utf8');
const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
const files = ['apps', 'deploy', 'docs', 'k8s', 'libs', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => !/(^|\/)(node_modules|dist)\//.test(name)),
);
const isThere = (name: string): boolean => files.some((file) => file === name || file.endsWith(`/${name}`));

/** Rows of the table below a heading, without its head. */
function rowsBelow(heading: string): string[][] {
  const part = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = part.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  return lines.slice(1).map((line) => line.slice(2, -2).split(' | '));
}

/** `1.2.3`, `1.2.3-1.2.5` and lists of them, one by one. */
function requirementsIn(text: string): string[] {
  return [...text.matchAll(/(\d+\.\d+)\.(\d+)(?:-\1\.(\d+))?/g)].flatMap(([, section = '', first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`),
  );
}

describe('the page on security', () => {
  it('shows the sheet that npm run security runs', () => {
    expect(rowsBelow('The sheet')).toEqual(sheet.map(({ requirement, command }) => [requirement, `\`${command}\``]));
  });

  it('names no command, spec or folder that is not there', () => {
    const commands = [...sheet.flatMap(({ command, fast }) => [command, fast ?? command]), ...namesOnPage()];
    const called = commands.flatMap((text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
    expect(called.length).toBeGreaterThan(8);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
    const paths = commands.flatMap((text) => text.split(' ').filter((word) => /^(apps|libs|tests|tools)\//.test(word)));
    expect(paths.length).toBeGreaterThan(15);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('names no file and no part of the code that is not there', () => {
    const named = namesOnPage().filter((text) => /^[\w./-]+\.(ts|tsx|mjs|c)$/.test(text));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
    const parts = namesOnPage().filter((text) => /^[A-Za-z]\w*[a-z][A-Z]\w*$|^attachment$/.test(text));
    const sources = files
      .filter((name) => /^(apps|libs)\/.*\.(ts|tsx)$/.test(name))
      .map((name) => readFileSync(join(root, name), 'utf8'))
      .concat(manifest)
      .join('\n');
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter((part) => !new RegExp(`\\b${part}\\b`).test(sources))).toEqual([]);
  });

  it('has a word on every requirement of level 1 and 2, and six exceptions at most', () => {
    const met = rowsBelow('Requirements').flatMap(([name = '']) => requirementsIn(name));
    const notMet = rowsBelow('What is not met').flatMap(([name = '']) => requirementsIn(name));
    const [, leftOut = ''] = /Left out because ([^|]*)/.exec(page) ?? [];
    const sections = [...leftOut.matchAll(/(?<![\d.])\d+(?:\.\d+)?(?![\d.]*\d)/g)].map(([section]) => `${section}.`);
    const isLeftOut = (name: string): boolean =>
      requirementsIn(leftOut).includes(name) || sections.some((section) => name.startsWith(section));
    const counts = [...levelOf].map(([name, level]) => {
      const words = [met.includes(name), notMet.includes(name), isLeftOut(name)].filter(Boolean).length;
      return { name, level, words };
    });
    expect(counts.length).toBe(345);
    expect(counts.filter(({ level, words }) => level <= 2 && words !== 1)).toEqual([]);
    expect([...met, ...notMet].filter((name) => !levelOf.has(name))).toEqual([]);
    expect(notMet.filter((name) => levelOf.get(name) === 1)).toEqual(['6.2.1']);
    expect(notMet.length).toBeLessThanOrEqual(6);
  });
});

/** What stands in backticks. */
function namesOnPage(): string[] {
  return [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
}
