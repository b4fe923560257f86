import { chainedLines } from './chained-lines.ts';
import { isAmountByForm, type DateToken, type MoneyToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { isClock } from '../../grammar/clock.ts';
import { leadingDate } from '../dates/find-date-columns.ts';
import { readLabel, type LabelledText } from '../../grammar/read-labels.ts';
import { countsOf } from '../../groups.ts';

/** A line whose last figures are told by their order. */
export interface OrderedLine {
  readonly line: TokenLine;
  /** `entry`: an amount, and a balance where one stands behind it. `balance`: a balance that its words name. `sum`: figures that only their places tell. */
  readonly kind: 'entry' | 'balance' | 'sum';
  readonly figures: readonly MoneyToken[];
  /** Its date stands on a line above. */
  readonly goesOn: boolean;
}

/** An entry may go on over so many lines before its figures. */
const LONGEST_ENTRY = 4;

/** The number of an entry, with letters or without. */
const NUMBER = /^(?=.*\d)[A-Z\d/.-]{4,}$/;

const ENDS: ReadonlySet<string> = new Set(['opening', 'closing', 'balance', 'carried']);

/** How many figures most entries have. */
export function usualCount(entries: readonly OrderedLine[]): number {
  const counts = countsOf(entries.map(({ figures }) => figures.length));
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

/** The figures that end a line; behind them only dates and times may stand. */
export function lastFigures({ tokens }: TokenLine): MoneyToken[] {
  let end = tokens.length;
  while (end > 0 && isDateOrTime(tokens[end - 1] as Token)) end--;
  if (!isAmountByForm(tokens[end - 1])) return [];
  let start = end;
  while (start > 0 && isFigure(tokens[start - 1])) start--;
  return tokens.slice(start, end) as MoneyToken[];
}

/** The longest run of figures of a line, of several the last one: words may stand behind it. */
export function mostFigures({ tokens }: TokenLine): MoneyToken[] {
  let best: MoneyToken[] = [];
  let run: MoneyToken[] = [];
  for (const token of tokens) {
    if (isFigure(token)) run.push(token);
    else run = [];
    if (run.length >= best.length && run.some(isAmountByForm)) best = run;
  }
  return best;
}

/**
 * The lines that end in figures and tell of entries: those with a date of their own, those that end an entry which a
 * date has opened, those that go on from the balance before, and those whose words name a balance.
 */
export function orderedLines(lines: readonly TokenLine[], figuresOf: (line: TokenLine) => MoneyToken[]): OrderedLine[] {
  const found: OrderedLine[] = [];
  const chained = chainedLines(lines, figuresOf);
  let opened = -Infinity;
  lines.forEach((line, at) => {
    const figures = figuresOf(line);
    const lead = headDate(line);
    if (figures.length === 0) {
      if (lead !== null) opened = at;
      return;
    }
    const isOpen = at - opened <= LONGEST_ENTRY && lines[opened]?.line.page === line.line.page;
    const label = readLabel(line.tokens);
    if (namesBalance(label, lead !== null)) found.push({ line, kind: 'balance', figures, goesOn: false });
    else if (lead !== null || (label === null && (isOpen || chained.has(line) || datesFigures(line, figures))))
      found.push({ line, kind: 'entry', figures, goesOn: lead === null && isOpen });
    else return;
    opened = -Infinity;
  });
  // What follows a date is part of another table where it has not as many figures as entries have.
  const usual = usualCount(found.filter(({ kind, goesOn }) => kind === 'entry' && !goesOn));
  return found.filter(
    ({ line, goesOn, figures }) => !goesOn || usual === 0 || figures.length === usual || chained.has(line),
  );
}

/** Whether the words of a line are the name of a balance. */
export function namesBalance(label: LabelledText | null, dated: boolean): boolean {
  return label !== null && ENDS.has(label.label) && label.strangers <= (dated ? 1 : 4);
}

/** The date that a line begins with, or that stands behind the number of an entry. */
export function headDate(line: TokenLine): DateToken | null {
  const [first, second] = line.tokens;
  const lead = leadingDate(line);
  if (lead !== null || second?.kind !== 'date') return lead;
  return first?.kind !== 'date' && NUMBER.test(first?.text ?? '') ? second : null;
}

/** Whether a date stands right before the figures. */
function datesFigures({ tokens }: TokenLine, figures: readonly MoneyToken[]): boolean {
  return tokens[tokens.indexOf(figures[0] as Token) - 1]?.kind === 'date';
}

function isDateOrTime(token: Token): boolean {
  return token.kind === 'date' || (token.kind === 'text' && isClock(token.text));
}

/** An amount, or the nought of an empty side. */
export function isFigure(token: Token | undefined): token is MoneyToken {
  return token?.kind === 'money' && (token.money.units === 0 || isAmountByForm(token));
}
