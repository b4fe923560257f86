import { describe, expect, it } from 'vitest';
import { missingFaces } from '../drawing/fonts.ts';
import { drawFamily } from '../generate.ts';
import { devFamilies } from './dev/index.ts';
import { judgedFamilies } from './judged/index.ts';
import { lintDrawing, lintTruth } from './lint.ts';

const families = [...devFamilies, ...judgedFamilies];

describe('layout families', () => {
  it('are at least 80, 25 of them judged, each with a name of its own', () => {
    expect(devFamilies.length).toBeGreaterThanOrEqual(55);
    expect(judgedFamilies.length).toBeGreaterThanOrEqual(25);
    expect(new Set(families.map((family) => family.name)).size).toBe(families.length);
  });

  it.each(families.map((family) => [family.name, family] as const))(
    '%s is fair, and another document for another seed',
    (name, family) => {
      if (missingFaces(family.faces ?? []).length)
        return console.log(`skipped ${name}: a font is missing on this machine`);
      const [first, second, again] = [drawFamily(family, 1), drawFamily(family, 2), drawFamily(family, 1)];
      expect(lintDrawing(first)).toEqual([]);
      // Texts drawn in pieces hold no figure as a whole.
      if (name !== 'scrambled-internals') expect(lintTruth(first)).toEqual([]);
      expect(again.truth).toEqual(first.truth);
      if (name !== 'empty-month') expect(second.truth).not.toEqual(first.truth);
    },
  );
});
