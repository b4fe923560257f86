import { describe, expect, it } from 'vitest';
import { UploadBrake } from './upload-brake.ts';

describe('UploadBrake', () => {
  it('lets a minute’s worth through at once, then as many as flow in', () => {
    const brake = new UploadBrake({ VISITOR_UPLOADS_PER_MINUTE: 6 });
    const start = 1_000_000;
    for (let call = 0; call < 6; call += 1) brake.take('a', start);
    expect(() => brake.take('a', start)).toThrow('wait');
    brake.take('b', start);
    expect(() => brake.take('a', start + 9_000)).toThrow();
    brake.take('a', start + 10_001);
    expect(() => brake.take('a', start + 10_001)).toThrow();
    for (let call = 0; call < 6; call += 1) brake.take('a', start + 200_000);
    expect(() => brake.take('a', start + 200_000)).toThrow();
  });
});
