import type { TableLine } from '../table.ts';
import { WIDER } from './text-habit.ts';
import { gapsOf, isOpen, type Stretch } from './text-stretches.ts';

/** So many rows without words on their own line are no accident. */
const FEWEST = 2;

/**
 * The stretches with each line between two rows given to one of them, where all lines stand equally far apart and rows
 * are centred: those without words on their own line have one line of words above and one below, the others none. Null
 * where the table is not set so.
 */
export function centredRows(
  lines: readonly TableLine[],
  stretches: readonly Stretch[],
  anchors: readonly number[],
): { stretch: Stretch; cut: number }[] | null {
  const wordless = anchors.filter((anchor) => !hasWords(lines[anchor] as TableLine));
  if (wordless.length < FEWEST) return null;
  const reach = (anchor: number): number => (wordless.includes(anchor) ? 1 : 0);
  const isFramed = (anchor: number): boolean =>
    stretches.some(({ after }) => after === anchor) && stretches.some(({ before }) => before === anchor);
  if (!wordless.every(isFramed) || stretches.some(({ texts }) => texts.some((at) => isDated(lines, at)))) return null;
  const closed = stretches.filter((stretch) => !isOpen(stretch, lines));
  const gaps = closed.flatMap((stretch) => gapsOf(lines, stretch));
  if (closed.length === 0 || Math.max(...gaps) > Math.min(...gaps) * WIDER) return null;
  if (!closed.every(({ before, after, texts }) => texts.length === reach(before) + reach(after))) return null;
  return stretches.map((stretch) => {
    const below = stretch.texts.slice(0, reach(stretch.before));
    const above = stretch.texts.slice(Math.max(below.length, stretch.texts.length - reach(stretch.after)));
    return { stretch: { ...stretch, texts: [...below, ...above] }, cut: below.length };
  });
}

function hasWords({ text }: TableLine): boolean {
  return text.some((token) => /\p{L}/u.test(token.text));
}

function isDated(lines: readonly TableLine[], at: number): boolean {
  return (lines[at] as TableLine).dates.posting !== null;
}
