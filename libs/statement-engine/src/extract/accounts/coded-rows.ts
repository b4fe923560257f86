import { ALIGNED } from '../../tolerances.ts';
import { signedBalance, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { sumOf } from '../../reconcile/chain.ts';
import { currencyCodes } from '../../vocabulary/currencies.ts';
import type { RawEvent, RawFact, RawRow } from '../raw-statement.ts';
import { signedUnits } from '../rows/without-repeats.ts';

/**
 * One list of entries of several currencies, whose codes stand in a column: "EUR 102.34", "USD 152.14". Each is an account,
 * where the entries of one of them alone lead from the opening to the closing balance, and the others are named above the
 * list, as what was paid abroad is not. Else the events stay as they are.
 */
export function partByCodes(events: readonly RawEvent[], lines: readonly TokenLine[]): readonly RawEvent[] {
  const rows = events.filter((event): event is RawRow => event.kind === 'row');
  const codes = codesOf(rows, lines);
  const [opening, closing] = [endOf(events, 'opening'), endOf(events, 'closing')];
  if (codes === null || opening === null || closing === null) return events;
  const lists = Map.groupBy(rows, (row) => codes.get(row) as string);
  const leading = [...lists].filter(([, own]) => opening + sumOf(own, signedUnits) === closing);
  const [main, other] = leading;
  if (lists.size < 2 || main === undefined || other !== undefined) return events;
  const others = [...lists].filter((list) => list !== main);
  const above = new Set(lines.slice(0, rows[0]?.at).flatMap(({ line }) => line.words.map(({ text }) => text)));
  if (!others.every(([code]) => above.has(code))) return events;
  const apart = new Set<RawEvent>(others.flatMap(([, own]) => own));
  return [
    ...events.filter((event) => !apart.has(event)),
    ...others.flatMap(([code, own]): RawEvent[] => [
      { kind: 'currency', at: (own[0] as RawRow).at, value: code },
      ...own,
    ]),
  ];
}

/** The code that each row has at one place of its line; null where not all have one. */
function codesOf(rows: readonly RawRow[], lines: readonly TokenLine[]): Map<RawRow, string> | null {
  const inLine = ({ at }: RawRow): readonly Token[] =>
    lines[at]?.tokens.filter(({ kind, text }) => kind === 'text' && currencyCodes.has(text)) ?? [];
  const places = rows[0] === undefined ? [] : inLine(rows[0]).map(({ x0 }) => x0);
  for (const place of places) {
    const found = rows.flatMap((row): [RawRow, string][] => {
      const code = inLine(row).find(({ x0 }) => Math.abs(x0 - place) <= ALIGNED);
      return code === undefined ? [] : [[row, code.text]];
    });
    if (found.length === rows.length) return new Map(found);
  }
  return null;
}

/** The only balance of that name. */
function endOf(events: readonly RawEvent[], label: RawFact['label']): number | null {
  const [end, other] = events.filter((event): event is RawFact => event.kind === 'fact' && event.label === label);
  return end === undefined || other !== undefined ? null : signedBalance(end.token);
}
