import type { Account } from '@crossfoot/contracts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { useLinedUp } from '#statement/all-conversions.ts';
import { LinkMark } from '#statement/components/link-mark.tsx';
import { historyChains, type ChainedStatement, type HistoryLink } from '#statement/statement-chains.ts';

interface NeighboursProps {
  readonly conversion: string;
  readonly at: number;
  /** As it now stands in the review: a corrected balance is compared at once. */
  readonly account: Account;
}

/** The statements before and after this one, how they meet, and the way to them. Nothing where there are none. */
export function Neighbours({ conversion, at, account }: NeighboursProps) {
  const { data: rows } = useLinedUp();
  const found = useMemo(() => neighboursOf(rows ?? [], conversion, at, account), [rows, conversion, at, account]);
  if (found === null) return null;
  return (
    <nav aria-label="Statements before and after" className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
      {found.before !== null && <Neighbour {...found.before} side="before" />}
      {found.after !== null && <Neighbour {...found.after} side="after" />}
    </nav>
  );
}

interface Meeting {
  readonly statement: ChainedStatement;
  readonly link: HistoryLink;
}

function Neighbour({ statement, link, side }: Meeting & { readonly side: 'before' | 'after' }) {
  const Arrow = side === 'before' ? ArrowLeft : ArrowRight;
  return (
    <p className="flex min-w-0 items-start gap-2" title={link.sentence}>
      <LinkMark state={link.state} />
      <span className="min-w-0">
        <Link
          to={paths.review(statement.conversion)}
          className="inline-flex max-w-full items-center gap-1 font-medium text-brand underline underline-offset-3"
        >
          <Arrow aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">{side === 'before' ? 'The statement before: ' : 'The statement after: '}</span>
          <span className="truncate">{statement.filename}</span>
        </Link>
        <span className={link.state === 'holds' ? 'sr-only' : 'block text-ink-soft'}>{link.sentence}</span>
      </span>
    </p>
  );
}

function neighboursOf(
  rows: Parameters<typeof historyChains>[0],
  conversion: string,
  at: number,
  account: Account,
): { readonly before: Meeting | null; readonly after: Meeting | null } | null {
  const { openingBalance, closingBalance, currency, period } = account;
  const live = rows.map((row) =>
    row.id === conversion && row.accounts?.[at] !== undefined
      ? {
          ...row,
          accounts: row.accounts.with(at, { ...row.accounts[at], openingBalance, closingBalance, currency, period }),
        }
      : row,
  );
  for (const { statements, links } of historyChains(live, conversion)) {
    const here = statements.findIndex((each) => each.conversion === conversion && each.at === at);
    if (here < 0) continue;
    const meeting = (other: number, link: number): Meeting | null => {
      const [statement, found] = [statements[other], links[link]];
      return statement === undefined || found === undefined ? null : { statement, link: found };
    };
    return { before: here === 0 ? null : meeting(here - 1, here - 1), after: meeting(here + 1, here) };
  }
  return null;
}
