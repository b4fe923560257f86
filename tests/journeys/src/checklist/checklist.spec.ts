import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { answers } from './answers.ts';
import { checklist, nameOf, patternOf, printed } from './checklist.ts';
import { rowsOfSpec, type SpecRow } from './spec-rows.ts';
import { knownTests } from './test-index.ts';

const rows = JSON.parse(readFileSync(join(import.meta.dirname, 'spec-rows.json'), 'utf8')) as SpecRow[];
const tests = knownTests();
const web = join(import.meta.dirname, '../../../../apps/web/src');

describe('the checklist of the specification', () => {
  it('has a test for every row', () => {
    const open = checklist(rows, tests).filter(({ test }) => test === null);
    expect(open.map(({ kind, where, text }) => `${kind} | ${where} | ${text}`)).toEqual([]);
  });

  it('names tests that there are, for rows that there are', () => {
    const names = new Set(tests.map(nameOf));
    const texts = new Set(rows.map(({ text }) => text));
    const wrong = Object.entries(answers).filter(([text, { test }]) => !names.has(test) || !texts.has(text));
    expect(wrong).toEqual([]);
  });

  it('is printed as it stands (npm run checklist)', async () => {
    const file = join(import.meta.dirname, 'checklist.md');
    const options = (await resolveConfig(file)) ?? {};
    const wanted = await format(printed(checklist(rows, tests)), { ...options, parser: 'markdown' });
    expect(readFileSync(file, 'utf8')).toBe(wanted);
  });

  it('knows every page of the route table', () => {
    const table = readFileSync(join(web, 'app/route-table.ts'), 'utf8');
    const routes = [...table.matchAll(/page\('(\/[^']*)'/g)].map(([, path = '']) => path.replace(/\/:.*/, '/'));
    const listed = readFileSync(join(import.meta.dirname, '../page-list.ts'), 'utf8');
    const unreached = routes.filter(
      (path) => !listed.includes(`'${path}`) && !tests.some(({ body }) => body.includes(path)),
    );
    expect(routes.length).toBeGreaterThan(20);
    expect(unreached).toEqual([]);
  });

  it('has a journey for every toast that the pages can show', () => {
    const titles = new Set(
      readdirSync(web, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'))
        .flatMap((name) => [...readFileSync(join(web, name), 'utf8').matchAll(/showToast\(\{\s*title:\s*'([^']+)'/g)])
        .map(([, title = '']) => title),
    );
    expect(titles.size).toBeGreaterThan(20);
    const unseen = [...titles].filter((title) => !tests.some(({ body }) => body.includes(title)));
    expect(unseen).toEqual([]);
  });

  it('reads routes, states, words and toasts out of a specification', () => {
    const found = rowsOfSpec(
      '## 2. Screens\\n\\n| /faq, /blog | public |\\n- A button "Send".\\n\\n## 4. States\\n- idle. Then "N sent".\\n\\n## 8. Errors\\n- "Failed" / "Try again."\\n'.replaceAll(
        '\\n',
        '\n',
      ),
    );
    expect(found.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'route /faq',
      'route /blog',
      'text Send',
      'state idle.',
      'state Then "N sent".',
      'text N sent',
      'toast Failed',
      'toast Try again.',
    ]);
    expect(patternOf('N of {total} sent').test('3 of 12 sent')).toBe(true);
    expect(patternOf('Sent.').test('Sent!')).toBe(false);
  });
});
