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

  it('copies the fields of instances, and errors by what they say', () => {
    class Reference {
      readonly num = 7;
      get text(): string {
        return `${this.num}R`;
      }
    }
    const value = { ref: new Reference(), reason: new Error('Nothing is drawn yet.') };
    const copy = copyPlain(value) as typeof value;
    expect(copy).toEqual(structuredClone(value));
    expect(Object.getPrototypeOf(copy.ref)).toBe(Object.prototype);
    expect(copy.reason).toBeInstanceOf(Error);
    expect(copy.reason).not.toBe(value.reason);
  });

  it('leaves everything else to structuredClone', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    for (const value of [new Uint8Array(2), new TypeError('x'), new Map(), new Date(), /x/, circle, () => 1]) {
      expect(copyPlain({ deep: [value] })).toBe(notPlain);
    }
  });
});
