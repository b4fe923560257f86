import { chainOf, sumOf, thousandths } from '@crossfoot/statement-engine/reconcile';
import type { ReviewedAccount, ReviewedRow } from './apply-corrections.ts';
import type { RowId } from './correction.schema.ts';

/** From a known balance to the next printed one, in thousandths. */
export interface ReviewedStep {
  /** In the order of the chain; the last one prints the balance. */
  readonly rows: readonly ReviewedRow[];
  /** The balance before the first of them. */
  readonly known: number;
  /** What the printed balance lies above the known one and the rows. */
  readonly gap: number;
}

/** An account seen as the chain that its printed balances form. */
export interface ReviewedChain {
  /** The rows that count, in the order of the chain. */
  readonly rows: readonly ReviewedRow[];
  readonly steps: readonly ReviewedStep[];
  /** Positions of the steps that do not hold. */
  readonly broken: readonly number[];
  /** Rows after the last printed balance. */
  readonly tail: readonly ReviewedRow[];
  /** The last balance that is known, printed or opening. */
  readonly last: number | null;
  /** Closing − (opening + all rows), where both are printed. */
  readonly difference: number | null;
}

export function chainOfAccount({ account, rows: all, newestFirst }: ReviewedAccount): ReviewedChain {
  const rows = all.filter(({ isExcluded }) => !isExcluded);
  if (newestFirst) rows.reverse();
  const balances = rows.map(({ transaction }) => ({ balance: thousandths(transaction.balance) }));
  const [opening, closing] = [thousandths(account.openingBalance), thousandths(account.closingBalance)];
  const { steps, rest, last } = chainOf(balances, opening);
  const rowsAt = (own: readonly number[]): ReviewedRow[] => own.map((at) => rows[at] as ReviewedRow);
  const reviewed = steps.map(({ rows: own, delta }): ReviewedStep => {
    const printed = balances[own.at(-1) as number]?.balance as number;
    return { rows: rowsAt(own), known: printed - delta, gap: delta - sumOf(rowsAt(own), amountOf) };
  });
  return {
    rows,
    steps: reviewed,
    broken: reviewed.flatMap(({ gap }, at) => (gap === 0 ? [] : [at])),
    tail: rowsAt(rest),
    last,
    difference: opening === null || closing === null ? null : closing - opening - sumOf(rows, amountOf),
  };
}

const amountOf = ({ transaction }: ReviewedRow): number => thousandths(transaction.amount);

/** How one row stands in the chain of balances. */
export interface ChainLink {
  /** The balance after this row as the rows give it; null where no balance is known before it. */
  readonly computed: number | null;
  /** `holds` and `breaks` where a balance is printed and could be compared, else `open`. */
  readonly state: 'holds' | 'breaks' | 'open';
}

/** The chain along the rows that count, by row. After a break it goes on from the printed balance. */
export function chainOfBalances(account: ReviewedAccount): ReadonlyMap<RowId, ChainLink> {
  const { rows, steps, tail, last } = chainOfAccount(account);
  const links = new Map<RowId, ChainLink>(rows.map(({ id }) => [id, { computed: null, state: 'open' }]));
  const walk = (own: readonly ReviewedRow[], before: number): void => {
    let known = before;
    for (const row of own) links.set(row.id, { computed: (known += amountOf(row)) / 1_000, state: 'open' });
  };
  for (const { rows: own, known, gap } of steps) {
    walk(own, known);
    const end = own.at(-1) as ReviewedRow;
    links.set(end.id, { computed: links.get(end.id)?.computed ?? null, state: gap === 0 ? 'holds' : 'breaks' });
  }
  if (last !== null) walk(tail, last);
  return links;
}
