import type { Token } from '../../grammar/tokens.ts';
import { withHyphens } from '../../layout/split-words.ts';
import type { TableLine } from '../table.ts';
import { BOX_CELL_GAP } from '../../tolerances.ts';
import { overlap, type Span } from '../../grammar/spans.ts';

/** Lines of one cell stand further apart than this; nearer ones are of cells beside each other (font sizes). */
const STRADDLES = 0.9;
const UNSPACED_END = /[\u3040-\u30ff\u3400-\u9fff]$/;
const UNSPACED_START = /^[\u3040-\u30ff\u3400-\u9fff]/;

interface Stretch extends Span {
  readonly text: string;
}

/**
 * The words of an entry's lines, from above. Where cells are set in the middle of their row, a cell of two lines straddles
 * the line of those beside it: such lines are read cell by cell, from the left.
 */
export function textOfLines(lines: readonly TableLine[]): string[] {
  const words: string[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at + 1;
    while (end < lines.length && straddles(lines[end - 1] as TableLine, lines[end] as TableLine)) end++;
    const group = lines.slice(at, end).filter(({ text }) => text.length > 0);
    if (group.length > 1) words.push(...inCells(group.flatMap(({ text }) => stretchesOf(text))));
    else for (const { text } of group) for (const token of text) words.push(asPrinted(token));
    at = end;
  }
  return words;
}

/** A word with the dashes that it is printed with, unless it was cut or mended since. */
export function asPrinted({ text, printed }: Token): string {
  return printed !== undefined && withHyphens(printed) === text ? printed : text;
}

function straddles({ source: { line: upper } }: TableLine, { source: { line: lower } }: TableLine): boolean {
  return upper.page === lower.page && lower.baseline - upper.baseline < STRADDLES * Math.min(upper.size, lower.size);
}

function stretchesOf(tokens: readonly Token[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const token of tokens) {
    const last = stretches[stretches.length - 1];
    if (last && token.x0 - last.x1 <= BOX_CELL_GAP * token.size)
      stretches[stretches.length - 1] = { x0: last.x0, x1: token.x1, text: `${last.text} ${asPrinted(token)}` };
    else stretches.push({ x0: token.x0, x1: token.x1, text: asPrinted(token) });
  }
  return stretches;
}

function inCells(stretches: readonly Stretch[]): string[] {
  const cells: Stretch[] = [];
  for (const stretch of stretches) {
    const at = cells.findIndex((other) => overlap(stretch, other));
    if (at < 0) cells.push(stretch);
    else cells[at] = joined(cells[at] as Stretch, stretch);
  }
  return cells.sort((a, b) => a.x0 - b.x0).map(({ text }) => text);
}

function joined(upper: Stretch, lower: Stretch): Stretch {
  const space = UNSPACED_END.test(upper.text) && UNSPACED_START.test(lower.text) ? '' : ' ';
  return {
    x0: Math.min(upper.x0, lower.x0),
    x1: Math.max(upper.x1, lower.x1),
    text: `${upper.text}${space}${lower.text}`,
  };
}
