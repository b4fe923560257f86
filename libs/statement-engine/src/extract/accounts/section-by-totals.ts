import { columnWords, labelWords } from '../../vocabulary/vocabulary.ts';
import type { RawEvent, RawFact, RawRow, RawSection } from '../raw-statement.ts';
import { sumOf } from '../../reconcile/chain.ts';

/**
 * "Total in + 98.00" above the rows it adds up is their heading: where the rows that follow come to exactly that sum,
 * they take its direction. (A total below its rows closes a section that a heading has opened already.)
 */
export function sectionByTotals(events: readonly RawEvent[]): RawEvent[] {
  const result = [...events];
  let id = events.reduce(
    (high, event) => (event.kind === 'row' && event.section ? Math.max(high, event.section.id) : high),
    0,
  );
  for (let at = 0; at < result.length; at++) {
    const fact = result[at] as RawEvent;
    if (fact.kind !== 'fact' || !(fact.label === 'totalIn' || fact.label === 'totalOut' || isTakenAway(fact))) continue;
    const direction = fact.label === 'total' ? null : fact.label === 'totalIn' ? 'in' : 'out';
    const above = rowsAbove(result, at, fact.token.money.units);
    const open = above.filter((i) => (result[i] as RawRow).section === null);
    if (open.length > 0) {
      const section: RawSection = { id: ++id, direction: goesBothWays(fact) ? null : direction };
      for (const i of open) result[i] = { ...(result[i] as RawRow), section };
      continue;
    }
    const end = blockEnd(result, at + 1);
    const rows = result.slice(at + 1, end).filter((event): event is RawRow => event.kind === 'row');
    if (rows.length === 0 || rows.some((row) => row.section !== null || row.column !== 'amount')) continue;
    if (sumOf(rows, (row) => row.amount.money.units) !== fact.token.money.units) continue;
    const section: RawSection = { id: ++id, direction };
    result[at] = { ...fact, section } satisfies RawFact;
    for (let i = at + 1; i < end; i++) {
      const row = result[i] as RawEvent;
      if (row.kind === 'row') result[i] = { ...row, section };
    }
  }
  return result;
}

/** "9,889.17-" below checks without signs: a total that has one sets its rows apart, whichever way it means. */
const isTakenAway = ({ label, token }: RawFact): boolean => label === 'total' && token.money.sign === -1;

/** "Total payments": money received as a label, and the way out as the name of a column. Its rows go one way, but which? */
function goesBothWays({ label, phrase }: RawFact): boolean {
  const side = columnWords.exact(phrase.split(' ').filter((word) => labelWords.exact([word]) !== 'total'));
  return side === (label === 'totalIn' ? 'debit' : 'credit');
}

/**
 * "Total credits 98.00" below the rows it adds up names their direction as well. Totals of groups among them are passed
 * over: back to where the sum is reached. A payment of as much as the charges come to leaves open which of them it adds up.
 */
function rowsAbove(events: readonly RawEvent[], at: number, units: number): number[] {
  const all = rowsReaching(events, at, units, () => true);
  const plain = rowsReaching(events, at, units, ({ amount }) => amount.money.sign !== -1);
  return plain.length > 0 && plain[0] !== all[0] ? [] : all;
}

function rowsReaching(
  events: readonly RawEvent[],
  at: number,
  units: number,
  counts: (row: RawRow) => boolean,
): number[] {
  const found: number[] = [];
  let sum = 0;
  for (let i = at - 1; i >= 0 && sum < units; i--) {
    const event = events[i] as RawEvent;
    if (event.kind === 'fact' && !event.label.startsWith('total')) break;
    if (event.kind !== 'row') continue;
    if (event.column !== 'amount') return [];
    if (!counts(event)) continue;
    found.push(i);
    sum += event.amount.money.units;
  }
  return sum === units ? found : [];
}

/** Up to the next printed figure; numbers that pass by in descriptions end no block. */
function blockEnd(events: readonly RawEvent[], from: number): number {
  let end = from;
  while (events[end] !== undefined && events[end]?.kind !== 'fact') end++;
  return end;
}
