import type { MoneyToken } from '../../grammar/tokens.ts';
import type { TableLine } from '../table.ts';
import { ALIGNED } from '../../tolerances.ts';

/** A unit ends where its figure does, within this distance (points), and stands this near below it (font sizes). */
const NEAR = 2;
/** A unit has no more words: "European Union Euro". */
const MOST_WORDS = 4;

/**
 * "108.11" right of the words of an entry and "Pounds Sterling" right below it, both ending at one edge: the unit of a
 * figure in a column beside the amounts is none of the entry's words. Such lines lose their text; and "(- 25,67 USD)" right
 * below an amount, what was paid abroad, its figure as well.
 */
export function withoutUnitsBelow(lines: readonly TableLine[]): readonly TableLine[] {
  const restOf = (line: TableLine, above: TableLine | undefined): TableLine => {
    if (isUnit(line, above)) return { ...line, text: [] };
    return isAbroad(line, above) ? { ...line, text: [], hasMoney: false, cells: line.cells.map(() => null) } : line;
  };
  const rest = lines.map((line, at) => restOf(line, lines[at - 1]));
  return rest.some((line, at) => line !== lines[at]) ? rest : lines;
}

/** "(- 25,67 USD)": an amount with the code of its currency in brackets. */
const IN_BRACKETS = /^\([-+]? ?\d[\d.,'\u00a0 ]* ?([A-Z]{3})\)$/;

/** Whether a line is nothing but the amount of the entry above in another currency. */
function isAbroad({ source }: TableLine, above: TableLine | undefined): boolean {
  const code = IN_BRACKETS.exec(source.tokens.map(({ text }) => text).join(' '))?.[1];
  const isOther = ({ money: { currency } }: MoneyToken): boolean => currency !== null && currency !== code;
  return code !== undefined && above?.hasMoney === true && above.source.amounts.some(isOther);
}

function isUnit({ text, hasMoney, source }: TableLine, above: TableLine | undefined): boolean {
  const [first, last] = [text[0], text[text.length - 1]];
  if (hasMoney || first === undefined || last === undefined || text.length > MOST_WORDS) return false;
  if (above?.hasMoney !== true || above.dates.posting === null || source.dates.length > 0) return false;
  if (text.length < source.tokens.length || source.tokens.some(({ kind }) => kind !== 'text')) return false;
  const [upper, lower] = [above.source.line, source.line];
  if (upper.page !== lower.page || lower.baseline - upper.baseline > NEAR * upper.size) return false;
  const words = above.text[above.text.length - 1];
  const isRight = words !== undefined && first.x0 > words.x1;
  return isRight && above.source.amounts.some(({ x0, x1 }) => x0 > words.x1 && Math.abs(x1 - last.x1) <= ALIGNED);
}
