import type { TableLine } from '../table.ts';
import { ALIGNED_CLOSELY } from '../../tolerances.ts';

/** A title stands nearer to the rows it heads than to those before it. */
const NEARER = 0.9;

/**
 * "Impuesto sobre los Débitos y" over "Créditos": words that would head a section or name a total, set right below those
 * of an entry and nearer to it than to the next one, go on with them.
 */
export function withoutWrappedTitles(lines: readonly TableLine[]): TableLine[] {
  return lines.map((line, at) =>
    isTitle(line) && isWrapped(line, lines[at - 1], lines[at + 1]) ? { ...line, section: null, label: null } : line,
  );
}

/** Whether a line without figures would head a section or name a total. */
function isTitle({ section, label, hasMoney, source }: TableLine): boolean {
  return (section !== null || label !== null) && !hasMoney && source.money.length === 0;
}

function isWrapped(line: TableLine, above: TableLine | undefined, below: TableLine | undefined): boolean {
  const [words, date] = [above?.text[0], above?.dates.posting];
  const first = line.text[0];
  if (!above?.hasMoney || !words || !date || !first || above.source.line.page !== line.source.line.page) return false;
  if (date.x1 > words.x0 || Math.abs(first.x0 - words.x0) > ALIGNED_CLOSELY) return false;
  const up = line.source.line.baseline - above.source.line.baseline;
  const down =
    below?.source.line.page === line.source.line.page
      ? below.source.line.baseline - line.source.line.baseline
      : Infinity;
  return up < NEARER * down;
}
