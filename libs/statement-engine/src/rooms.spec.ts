import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = import.meta.dirname;
const IMPORT = /^(?:import|export)\b[^;]*? from '(\.[^']+)';/gm;

/** A room is a folder of the first level; what lies beside them is one by itself. */
const roomOf = (file: string): string => relative(SOURCE, file).split(sep)[0] as string;

function sourceFiles(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.spec|\.fixture|\.d)\.ts$/.test(name))
    .map((name) => join(SOURCE, name));
}

/** The rooms that each room imports, types included. */
function importsOfRooms(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of sourceFiles())
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const [from, to] = [roomOf(file), roomOf(resolve(dirname(file), path))];
      if (from !== to) found.set(from, (found.get(from) ?? new Set()).add(to));
    }
  return found;
}

it('no room of the engine imports one that imports it, whichever way round', () => {
  const left = importsOfRooms();
  expect(left.size).toBeGreaterThan(10);
  // Rooms that import none of those left are taken away; what stays lies on a cycle, or above one.
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [room, others] of left) if (![...others].some((other) => left.has(other))) left.delete(room);
  }
  expect(Object.fromEntries([...left].map(([room, others]) => [room, [...others]]))).toEqual({});
});
