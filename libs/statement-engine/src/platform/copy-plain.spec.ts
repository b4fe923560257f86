import { describe, expect, it } from 'vitest';
import { copyPlain, notPlain } from './copy-plain.ts';

describe('copyPlain', () => {
  it('copies what is plain as structuredClone does', () => {
    const value = {
      a: [1, 'x', null, undefined, { b: true, c: 12n }],
      d: Object.assign(Object.create(null), { e: 1 }),
    };
    const copy = copyPlain(value);
    expect(copy).toEqual(structuredClone(value));
    expect(copy).not.toBe(value);
    expect((copy as typeof value).a).not.toBe(value.a);
  });

  it('leaves everything else to structuredClone', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    for (const value of [new Uint8Array(2), new Error('x'), new Map(), new Date(), circle, () => 1]) {
      expect(copyPlain({ deep: [value] })).toBe(notPlain);
    }
  });
});
