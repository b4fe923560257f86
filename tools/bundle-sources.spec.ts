import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundles, newestSourceOf, whyStale } from './bundle-sources.mjs';

const root = join(import.meta.dirname, '..');

describe('a bundle that is older than its sources', () => {
  it('is found, with its newest source and the command that mends it', () => {
    const path = join(root, bundles.notifications.built);
    const { mtime } = statSync(path);
    try {
      utimesSync(path, new Date(1_000), new Date(1_000));
      expect(whyStale('notifications')).toMatch(
        /^apps\/notifications\/dist\/main\.js is older than \S+\. Run `node tools\/build\.mjs notifications` first\.$/,
      );
    } finally {
      utimesSync(path, mtime, mtime);
    }
  });

  it('is held against the libraries that it imports, and no others', () => {
    // The pages know no server; everybody knows the contracts.
    expect(newestSourceOf('web').path).not.toMatch(/libs\/(services|adapters|runtime)/);
    for (const name of Object.keys(bundles) as (keyof typeof bundles)[])
      expect(newestSourceOf(name).time).toBeGreaterThanOrEqual(newestOf('libs/contracts/src'));
  });

  it('is asked for by everything in the specs that runs one', () => {
    const users = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/^(load|corpus)\//.test(name) && !name.includes('node_modules'))
      .filter((name) => /(apps\/[^'"`]*|web\/)dist\b/.test(readFileSync(join(root, 'tests', name), 'utf8')));
    expect(users.length).toBeGreaterThan(4);
    const careless = users.filter((name) => !readFileSync(join(root, 'tests', name), 'utf8').includes('needFresh('));
    expect(careless).toEqual([]);
  });
});

const newestOf = (folder: string): number =>
  Math.max(...readdirSync(join(root, folder)).map((name) => statSync(join(root, folder, name)).mtimeMs), 0);
