import { cleanText } from './clean-text.ts';

const longestName = 180;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The original name without folder and `.pdf`, harmless on every file system; never empty. */
export function safeStem(originalName: string): string {
  const name = cleanText(originalName).split(/[/\\]/).at(-1) ?? '';
  const stem = name
    .replace(/\.pdf$/i, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const cut = cutToBytes(stem, longestName).replace(/[\s.]+$/, '');
  if (cut === '') return 'statement';
  return reserved.test(cut) ? `_${cut}` : cut;
}

function cutToBytes(text: string, limit: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > limit) break;
    kept += character;
  }
  return kept;
}
