import { inflateRawSync, inflateSync } from 'node:zlib';
import type { Platform } from './platform.ts';

/** Method and flags before the deflated bytes. */
const HEADER = 2;
const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);

/** By Node's own zlib. A stream that lacks only its checksum is whole: some programs leave it out. */
export const inflateNode: Platform['inflate'] = (packed, most) => {
  if (packed.length === 0) return { bytes: packed, isWhole: true };
  try {
    return { bytes: inflateSync(packed, { maxOutputLength: most }), isWhole: true };
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') return 'tooLarge';
    const lacksEnd = codeOf(error) === 'Z_BUF_ERROR';
    try {
      return { bytes: inflateRawSync(packed.subarray(HEADER), { maxOutputLength: most }), isWhole: lacksEnd };
    } catch (raw) {
      if (codeOf(raw) === 'ERR_BUFFER_TOO_LARGE') return 'tooLarge';
      return { bytes: new Uint8Array(), isWhole: false };
    }
  }
};
