import type { Rng } from '../story/rng.ts';
import { AMOUNT, SAME_LINE, withOps } from './ragged-columns.ts';
import type { Op, Sheet, TextOp } from './sheet.ts';

/** A date in numbers with its year, which is the last of them or the first. */
const FULL = /(?<![\d\p{L}])(\d{1,2})([./-])(\d{1,2})\2((?:20)?\d{2})(?!\d)/u;
const DATED = /\d{1,2}[./-]\d{1,2}|\d{1,2}[ .-]{1,2}\p{L}{3,}|\p{L}{3,}\.? \d{1,2}\b|年/u;
const syllables = ['va', 'lor', 'mi', 'tek', 'su', 'pra', 'no', 'quil', 'ger', 'osh', 'ind', 'zu'];

function linesOf(ops: readonly Op[]): TextOp[][] {
  const texts = ops.filter((op) => op.kind === 'text').sort((a, b) => a.y - b.y);
  const lines: TextOp[][] = [];
  for (const op of texts) {
    const line = lines[lines.length - 1];
    if (line && op.y - (line[0] as TextOp).y <= SAME_LINE) line.push(op);
    else lines.push([op]);
  }
  return lines;
}

function mapTexts(sheet: Sheet, change: (op: TextOp, line: readonly TextOp[]) => string): Sheet {
  return withOps(sheet, (ops) => {
    const lineOf = new Map(linesOf(ops).flatMap((line) => line.map((op) => [op, line] as const)));
    return ops.map((op) => (op.kind === 'text' ? { ...op, text: change(op, lineOf.get(op) ?? [op]) } : op));
  });
}

/** One line with an amount is cut out of the paper: no verdict may say that nothing is missing. */
export function cutLine(sheet: Sheet, rng: Rng): Sheet {
  const lines = sheet.pages.flatMap((page) =>
    linesOf(page.ops).filter((line) => line.some(({ text }) => AMOUNT.test(text))),
  );
  if (lines.length === 0) return sheet;
  const cut: ReadonlySet<Op> = new Set<Op>(rng.pick(lines));
  return withOps(sheet, (ops) => ops.filter((op) => !cut.has(op)));
}

/** The words of all lines without a date (headings, labels of balances and totals) are of no language. */
export function nonsenseLabels(sheet: Sheet, rng: Rng): Sheet {
  const names = new Map<string, string>();
  const nonsense = (word: string): string => {
    if (!names.has(word)) names.set(word, `${rng.pick(syllables)}${rng.pick(syllables)}`);
    const made = names.get(word) as string;
    return /^\p{Lu}/u.test(word) ? `${(made[0] as string).toUpperCase()}${made.slice(1)}` : made;
  };
  return mapTexts(sheet, (op, line) =>
    line.some(({ text }) => DATED.test(text)) || op.rightToLeft ? op.text : op.text.replace(/\p{L}{4,}/gu, nonsense),
  );
}

/** Dates of entries lose their year: "12/03/2024" beside an amount becomes "12/03", and "24.03.12" among days of one year "03.12". */
export function withoutYears(sheet: Sheet): Sheet {
  const texts = sheet.pages.flatMap(({ ops }) => ops.flatMap((op) => (op.kind === 'text' ? [op.text] : [])));
  const dates = texts.flatMap((text) => [FULL.exec(text) ?? []]);
  const valuesAt = (part: number): number => new Set(dates.flatMap((date) => date[part] ?? [])).size;
  const rest = valuesAt(1) < valuesAt(4) ? '$3$2$4' : '$1$2$3';
  return mapTexts(sheet, (op, line) =>
    line.some(({ text }) => AMOUNT.test(text)) ? op.text.replace(FULL, rest) : op.text,
  );
}

/** Points between numbers, which say that the day comes first, become strokes, which do not; years in front go to the end. */
export function otherDates(sheet: Sheet): Sheet {
  return mapTexts(sheet, ({ text }) =>
    text
      .replace(/(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/g, '$3/$2/$1')
      .replace(/(?<![\d.])(\d\d)\.(\d\d)\.(\d{4})(?!\d)/g, '$1/$2/$3'),
  );
}

/** The minus changes its place: before figures to behind them, behind them to brackets. */
export function otherSides(sheet: Sheet): Sheet {
  return mapTexts(sheet, ({ text }) => {
    if (!AMOUNT.test(text)) return text;
    if (text.endsWith('-')) return `(${text.slice(0, -1)})`;
    return text.startsWith('-') ? `${text.slice(1)}-` : text;
  });
}
