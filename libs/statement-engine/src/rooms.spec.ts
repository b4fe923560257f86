import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = import.meta.dirname;
const IMPORT = /^(?:import|export)\b[^;]*? from '(\.[^']+)';/gm;

function sourceFiles(house: string): string[] {
  return readdirSync(house, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.spec|\.fixture|\.d)\.ts$/.test(name))
    .map((name) => join(house, name));
}

/** The rooms that each room of a folder imports, types included: its folders, and each file beside them by itself. */
function importsOfRooms(house: string): Map<string, Set<string>> {
  const roomOf = (file: string): string => relative(house, file).split(sep)[0] as string;
  const found = new Map<string, Set<string>>();
  for (const file of sourceFiles(house))
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const [from, to] = [roomOf(file), roomOf(resolve(dirname(file), path))];
      if (from !== to && to !== '..') found.set(from, (found.get(from) ?? new Set()).add(to));
    }
  return found;
}

it.each(['.', 'extract'])('no room of %s imports one that imports it, whichever way round', (folder) => {
  const left = importsOfRooms(join(SOURCE, folder));
  expect(left.size).toBeGreaterThan(10);
  // Rooms that import none of those left are taken away; what stays lies on a cycle, or above one.
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [room, others] of left) if (![...others].some((other) => left.has(other))) left.delete(room);
  }
  expect(Object.fromEntries([...left].map(([room, others]) => [room, [...others]]))).toEqual({});
});
