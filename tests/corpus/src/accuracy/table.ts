import type { Comparison } from './compare.ts';

/** One measured document. */
export interface Measured {
  readonly name: string;
  readonly group: string;
  readonly kind: string;
  readonly seconds: number;
  readonly pages: number;
  readonly comparison?: Comparison;
  readonly error?: string;
}

export interface Totals {
  readonly documents: number;
  readonly f1: number;
  readonly perfect: number;
  readonly descriptions: number;
  readonly rowBalances: number;
  readonly ends: number;
  readonly accounts: number;
  readonly currencies: number;
  readonly silentWrong: number;
  readonly needlessDoubt: number;
  /** Documents every row of which is right and which print what a verdict needs. */
  readonly doubtBase: number;
  readonly failed: number;
  readonly seconds: number;
  readonly sure: number;
  readonly sureRight: number;
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** Sums documents; one that could not be read counts as F1 0 and not perfect. */
export function totals(measured: readonly Measured[]): Totals {
  const read = measured.flatMap((m) => (m.comparison ? [m.comparison] : []));
  const sum = (of: (c: Comparison) => number): number => read.reduce((all, c) => all + of(c), 0);
  const matched = sum((c) => c.matched);
  return {
    documents: measured.length,
    f1: ratio(
      sum((c) => c.f1),
      measured.length,
    ),
    perfect: ratio(read.filter((c) => c.perfect).length, measured.length),
    descriptions: ratio(
      sum((c) => c.descriptionsRight),
      matched,
    ),
    rowBalances: ratio(
      sum((c) => c.rowBalancesRight),
      matched,
    ),
    ends: ratio(
      sum((c) => c.endsRight),
      sum((c) => c.ends),
    ),
    accounts: ratio(read.filter((c) => c.accountsRight).length, measured.length),
    currencies: ratio(
      sum((c) => c.currenciesRight),
      sum((c) => c.ends / 2),
    ),
    silentWrong: read.filter((c) => c.silentWrong).length,
    needlessDoubt: read.filter((c) => c.needlessDoubt).length,
    doubtBase: read.filter((c) => c.perfect && c.checkable).length,
    failed: measured.length - read.length,
    seconds: measured.reduce((all, m) => all + m.seconds, 0),
    sure: sum((c) => c.sure),
    sureRight: sum((c) => c.sureRight),
  };
}

const percent = (value: number): string => (Math.floor(value * 1000 + 1e-9) / 10).toFixed(1).padStart(6);

export const tableHead = `${''.padEnd(38)} docs    F1 perfect   desc rowbal   ends  acct  curr silent doubt fail     s`;
export const tableLine = (name: string, t: Totals): string =>
  `${name.slice(0, 38).padEnd(38)}${String(t.documents).padStart(5)}${percent(t.f1)}${percent(t.perfect).padStart(8)}${percent(t.descriptions).padStart(7)}${percent(t.rowBalances).padStart(7)}${percent(t.ends).padStart(7)}${percent(t.accounts)}${percent(t.currencies)}${String(t.silentWrong).padStart(7)}${String(t.needlessDoubt).padStart(6)}${String(t.failed).padStart(5)}${t.seconds.toFixed(1).padStart(6)}`;

/** How bad a document is: what the ten worst are sorted by. */
const badness = (m: Measured): number =>
  m.comparison
    ? (m.comparison.silentWrong ? 10 : 0) +
      (1 - m.comparison.f1) * 5 +
      (m.comparison.perfect ? 0 : 1) +
      (m.comparison.currenciesRight * 2 === m.comparison.ends ? 0 : 0.5) +
      (m.comparison.needlessDoubt ? 0.5 : 0)
    : 6;

export const worst = (measured: readonly Measured[], count: number): readonly Measured[] =>
  [...measured]
    .sort((a, b) => badness(b) - badness(a))
    .filter((m) => badness(m) > 0)
    .slice(0, count);
