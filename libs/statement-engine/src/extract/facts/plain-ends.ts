import type { TokenLine } from '../../grammar/tokens.ts';
import { signedBalance } from '../columns/choose-roles.ts';
import type { RawEvent, RawFact, RawRow } from '../raw-statement.ts';
import { labelledPlain } from './read-labels.ts';

/**
 * "Opening balance: 25000": a whole number is a balance where a label says so and the running balances do, too. The
 * opening one is an amount away from the first or the last of them, as rows run either way; the closing one is one of
 * them. Only ends that no amount names are looked for.
 */
export function plainEnds(
  lines: readonly TokenLine[],
  used: ReadonlySet<number>,
  events: readonly RawEvent[],
): RawFact[] {
  const rows = events.filter((event): event is RawRow => event.kind === 'row');
  const ends = [rows[0], rows.at(-1)].filter((row) => row?.balance != null) as (RawRow & { balance: object })[];
  const named = new Set(events.map((event) => (event.kind === 'fact' ? event.label : null)));
  if (ends.length === 0 || (named.has('opening') && named.has('closing'))) return [];
  const isEnd = (label: string, units: number): boolean =>
    ends.some(({ amount, balance }) => {
      const away = Math.abs(signedBalance(balance) - units);
      return away === (label === 'opening' ? amount.money.units : 0);
    });
  return lines.flatMap((line) =>
    line.money.length === line.amounts.length || used.has(line.index)
      ? []
      : labelledPlain(line).flatMap(({ label, phrase, token }): RawFact[] =>
          (label === 'opening' || label === 'closing') && !named.has(label) && isEnd(label, signedBalance(token))
            ? [
                {
                  kind: 'fact',
                  at: line.index,
                  page: line.line.page,
                  label,
                  phrase,
                  token,
                  beside: [token],
                  overdrawn: false,
                  section: null,
                  date: line.dates[0] ?? null,
                },
              ]
            : [],
        ),
  );
}
