import { describe, expect, it } from 'vitest';
import { freePlace } from './toast-place.ts';

const phone = { left: 16, right: 304, height: 90 };
const box = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 320 });

describe('the place of a toast', () => {
  it('is at the bottom where nothing stands there', () => {
    expect(freePlace(phone, 640, 64, 0, [box(100, 300)])).toEqual({ edge: 'bottom', offset: 16 });
    expect(freePlace(phone, 640, 64, 70, [box(100, 300)])).toEqual({ edge: 'bottom', offset: 86 });
  });

  it('moves below the bar, over it, or to the middle, to cover neither what was said nor what is pressed', () => {
    expect(freePlace(phone, 640, 64, 0, [box(500, 600)])).toEqual({ edge: 'top', offset: 72 });
    expect(freePlace(phone, 640, 64, 0, [box(500, 600), box(110, 140)])).toEqual({ edge: 'top', offset: 8 });
    expect(freePlace(phone, 640, 64, 0, [box(500, 600), box(10, 140)])).toEqual({ edge: 'bottom', offset: 213 });
  });

  it('covers least where everything is taken', () => {
    expect(freePlace(phone, 640, 64, 0, [box(0, 640)]).edge).toBe('bottom');
  });
});
