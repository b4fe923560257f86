import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const program = join(import.meta.dirname, '../deploy/access/make-secrets.ts');
let folder: string;
const run = () => execFileSync(process.execPath, ['--no-warnings', program, folder], { stdio: 'pipe' });
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crossfoot-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps every secret when it runs again', () => {
  run();
  const [own, objects] = [read('own/secrets.json'), read('conversion/OBJECTS_URL')];
  run();
  expect([read('own/secrets.json'), read('conversion/OBJECTS_URL')]).toEqual([own, objects]);
});

it('makes what is missing beside what is there: a key brought along, or the password of a service that is new', () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  mkdirSync(join(folder, 'own'));
  writeFileSync(join(folder, 'own/secrets.json'), JSON.stringify({ key, billing: 'kept' }));
  run();
  expect(read('gateway/SECRET_KEY')).toBe(key);
  expect(new URL(read('billing/MESSAGES_URL')).password).toBe('kept');
  expect(new URL(read('identity/MESSAGES_URL')).password).toMatch(/^[\w-]{32}$/);
  expect(JSON.parse(read('own/secrets.json'))).toMatchObject({ key, identity: expect.any(String) });
});

it('makes no new key in the place of one that was lost', () => {
  mkdirSync(join(folder, 'own'));
  writeFileSync(join(folder, 'own/secrets.json'), JSON.stringify({ billing: 'kept' }));
  expect(run).toThrow('has no key');
  expect(read('own/secrets.json')).toBe('{"billing":"kept"}');
});
