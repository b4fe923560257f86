import {
  plainFact,
  type AccountEnds,
  type RawEvent,
  type RawFact,
  type RawRow,
  type RawStatement,
} from '../extract/raw-statement.ts';
import type { NormalAccount, NormalRow } from '../normalise/normalise-accounts.ts';
import { sumOf } from '../reconcile/chain.ts';
import { ALIGNED } from '../tolerances.ts';
import type { Alternative } from './alternatives.ts';

/** Figures of a line, or of a column, that sums an account up. */
const [FEWEST_OF_SUMMARY, MOST_OF_SUMMARY] = [4, 6];

/** What was taken for an end, or for none, is read otherwise. */
const ENDS_COST = 2;

/** Two figures that the entries may lead from and to. */
interface Span {
  readonly ends: AccountEnds;
  /** Rows that are ends, and no entries. */
  readonly rows: readonly RawRow[];
  /** Nothing names them: what is taken for the opening balance may be an entry, and the closing one the total of all. */
  readonly mayBeEntries?: boolean;
}

/**
 * The figures between which the entries of the only account lie, whatever they are called, where its own ends do not hold:
 * a line without a date in the column of amounts right above the entries and one right below them, or two figures beside
 * what came in and what went out. What the entries add up to leads from the one to the other, to the cent.
 */
export function endsBySum(raw: RawStatement, accounts: readonly NormalAccount[]): Alternative[] {
  const [account, other] = accounts.filter(({ rows }) => rows.length > 0);
  if (account === undefined || other !== undefined) return [];
  const rows = raw.events.filter((event) => event.kind === 'row');
  const spans = [...aroundRows(rows, raw.figures ?? []), ...besideTotals(account, raw)];
  return spans.filter((span) => leadsFromTo(account, span)).map((span) => between(raw, rows, span));
}

/** The undated line above the first entry and the one below the last, with the amounts of both in the column of the rows. */
function aroundRows(rows: readonly RawRow[], figures: readonly RawFact[]): Span[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || rows.length < 3) return [];
  const aligned = ({ token, beside }: RawFact, { amount }: RawRow): boolean =>
    beside.length === 1 && Math.abs(token.x1 - amount.x1) <= ALIGNED;
  const above = isUndated(first)
    ? plainFact(first, 'opening', first.amount)
    : figures.findLast((figure) => figure.at < first.at && figure.page === first.page && aligned(figure, first));
  const below = isUndated(last)
    ? plainFact(last, 'closing', last.amount)
    : figures.find((figure) => figure.at > last.at && figure.page === last.page && aligned(figure, last));
  if (above === undefined || below === undefined) return [];
  const ends = { opening: { ...above, label: 'opening' as const }, closing: { ...below, label: 'closing' as const } };
  return [{ ends, rows: [first, last].filter(isUndated), mayBeEntries: true }];
}

/** Two figures of a line, or of a column of figures, that differ by what the entries moved, where what came in and what went out stand beside them. */
function besideTotals(
  { rows, isLiability, accountType }: NormalAccount,
  { events, figures = [] }: RawStatement,
): Span[] {
  const named = new Map(
    events.flatMap((event) => (event.kind === 'fact' ? [[event.token, event.label] as const] : [])),
  );
  const lines = [...Map.groupBy(figures, ({ at }) => at).values()];
  const summaries = [...lines, ...stackedFigures(lines)].filter(
    ({ length }) => length >= FEWEST_OF_SUMMARY && length <= MOST_OF_SUMMARY,
  );
  for (const own of rowsWithWords(rows)) {
    const [into, out] = [totalOf(own, 1), totalOf(own, -1)];
    const step = isLiability ? out - into : into - out;
    const ends =
      step === 0
        ? undefined
        : summaries
            .map((line) => endsOfLine(line, { step, totals: [into, out], inOrder: accountType === 'other' }, named))
            .find(Boolean);
    if (ends) return [{ ends, rows: [] }];
  }
  return [];
}

/** Figures one below the other, each alone on its line and all ending at one edge. */
function stackedFigures(lines: readonly (readonly RawFact[])[]): RawFact[][] {
  const stacks: RawFact[][] = [];
  for (const [figure, beside] of lines) {
    if (figure === undefined || beside !== undefined) continue;
    const above = stacks.at(-1)?.at(-1);
    const isBelow = above?.at === figure.at - 1 && Math.abs(above.token.x1 - figure.token.x1) <= ALIGNED;
    if (isBelow) stacks.at(-1)?.push(figure);
    else stacks.push([figure]);
  }
  return stacks;
}

/**
 * The two of these figures that differ by a step: those of which one is called an end, else those that the step leads
 * from one to the other. `inOrder`: from the first to the later one, as nothing else tells them from their mirror.
 */
function endsOfLine(
  line: readonly RawFact[],
  { step, totals, inOrder }: { readonly step: number; readonly totals: readonly number[]; readonly inOrder: boolean },
  named: ReadonlyMap<RawFact['token'], RawFact['label']>,
): AccountEnds | undefined {
  const unitsOf = ({ token }: RawFact): number => token.money.units;
  const pairs = line.flatMap((opening) => line.map((closing) => ({ opening, closing })));
  const fitting = pairs.filter(({ opening, closing }) => {
    if (opening === closing || Math.abs(unitsOf(closing) - unitsOf(opening)) !== Math.abs(step)) return false;
    const rest = line.filter((each) => each !== opening && each !== closing).map(unitsOf);
    // What was paid and spent may be told less what was given back: of a bill paid in full both pairs are the same.
    const same = [unitsOf(opening), unitsOf(closing)];
    return [totals, same].some((both) => both.every((each) => rest.includes(each)));
  });
  const isCalled = ({ token }: RawFact, end: 'opening' | 'closing'): boolean => named.get(token) === end;
  const called = fitting.find(({ opening, closing }) => isCalled(opening, 'opening') || isCalled(closing, 'closing'));
  const leadsOn = ({ opening, closing }: AccountEnds): boolean =>
    unitsOf(closing) - unitsOf(opening) === step && (!inOrder || line.indexOf(opening) < line.indexOf(closing));
  const ends = called ?? fitting.find(leadsOn);
  return ends && { ...ends, opening: { ...ends.opening, label: 'opening' } };
}

/** Whether the entries, with or without those that bear no words, add up to the difference of the ends. */
function leadsFromTo({ rows }: NormalAccount, { ends, rows: left }: Span): boolean {
  const [opening, closing] = [ends.opening.token.money.units, ends.closing.token.money.units];
  if (opening === 0 || closing === 0) return false;
  const entries = rows.filter(({ raw }) => !left.includes(raw));
  return rowsWithWords(entries).some((own) => {
    const moved = Math.abs(sumOf(own, ({ amount }) => amount));
    return moved !== 0 && [closing - opening, closing + opening].some((step) => Math.abs(step) === moved);
  });
}

/** All rows, and those that bear words. */
function rowsWithWords(rows: readonly NormalRow[]): (readonly NormalRow[])[] {
  return [rows, rows.filter(({ raw }) => /\p{L}/u.test(raw.description))];
}

/** What the rows of one way come to, without its sign. */
function totalOf(rows: readonly NormalRow[], way: 1 | -1): number {
  return way * sumOf(rows, ({ amount }) => (amount * way > 0 ? amount : 0));
}

const CALLED_BALANCE: ReadonlySet<RawFact['label']> = new Set(['opening', 'closing', 'balance']);

/** The statement with these ends in the place of all that were taken for some. */
function between(
  { events }: RawStatement,
  rows: readonly RawRow[],
  { ends: { opening, closing }, rows: left, mayBeEntries = false }: Span,
): Alternative {
  const isTotal = (event: RawEvent): boolean =>
    event.kind === 'fact' && event.label.startsWith('total') && [opening.token, closing.token].includes(event.token);
  const isReplaced = (event: RawEvent): boolean =>
    (event.kind === 'row' && left.includes(event)) ||
    (event.kind === 'fact' && CALLED_BALANCE.has(event.label)) ||
    isTotal(event);
  const edits = new Map(events.flatMap((event, at) => (isReplaced(event) ? [[at, []] as const] : [])));
  const [first, last] = [rows[0]?.at ?? 0, rows.at(-1)?.at ?? 0];
  return {
    name: `from ${opening.at} to ${closing.at}`,
    cost: ENDS_COST,
    entriesLeft: mayBeEntries ? 1 : 0,
    totalsTaken: events.filter(isTotal).length,
    edits,
    added: [
      { ...opening, at: first - 0.5 },
      { ...closing, at: last + 0.5 },
    ],
  };
}

function isUndated({ date, carried }: RawRow): boolean {
  return date === null || carried;
}
