import { windows1252 } from './transliterate.ts';

/** Encoder of a one-byte character set; what it does not hold becomes `?` (formats transliterate before). */
export function encoderOf(charset: 'windows-1252' | 'ascii'): (text: string) => Uint8Array {
  return (text) => {
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      bytes[index] = code < 0x80 ? code : charset === 'ascii' ? 0x3f : (windows1252.get(text.charAt(index)) ?? 0x3f);
    }
    return bytes;
  };
}
