import type { RawEvent, RawFact, RawRow, RawSection } from './raw-statement.ts';

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
    if (fact.kind !== 'fact' || (fact.label !== 'totalIn' && fact.label !== 'totalOut')) continue;
    const end = blockEnd(result, at + 1);
    const rows = result.slice(at + 1, end) as RawRow[];
    if (rows.length === 0 || rows.some((row) => row.section !== null || row.column !== 'amount')) continue;
    if (rows.reduce((sum, row) => sum + row.amount.money.units, 0) !== fact.token.money.units) continue;
    const section: RawSection = { id: ++id, direction: fact.label === 'totalIn' ? 'in' : 'out' };
    result[at] = { ...fact, section } satisfies RawFact;
    rows.forEach((row, index) => (result[at + 1 + index] = { ...row, section }));
  }
  return result;
}

function blockEnd(events: readonly RawEvent[], from: number): number {
  let end = from;
  while (events[end]?.kind === 'row') end++;
  return end;
}
