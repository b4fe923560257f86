import { FileCheck, Link2 } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { loadPart } from '#routes/lazy-part.tsx';
import { paths } from '#routes/paths.ts';
import { accountName, periodWords } from '#statement/account-name.ts';
import { mostLinedUp, useLinedUp } from '#statement/all-conversions.ts';
import { LinkMark } from '#statement/components/link-mark.tsx';
import { VerdictBadge } from '#statement/components/verdict-badge.tsx';
import { count, dayWords, figure } from '#statement/figures.ts';
import {
  historyChains,
  type ChainedStatement,
  type HistoryChain,
  type HistoryLink,
} from '#statement/statement-chains.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useDownload } from '#ui/use-download.ts';

const linkStyle = 'font-medium text-brand underline underline-offset-3 wrap-anywhere hover:text-brand-deep';

/** The statements of each account one after another: what is missing between them, what does not follow. */
export function StatementChains() {
  const { data: rows } = useLinedUp();
  const chains = useMemo(() => historyChains(rows ?? []), [rows]);
  if (chains.length === 0) return null;
  return (
    <Card className="p-6">
      <h2 className="flex items-center gap-2.5 text-xl font-semibold">
        <Link2 aria-hidden="true" className="size-5 text-brand" />
        Month after month
      </h2>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        The statements of one account in a line: each closing balance against the next opening balance.
        {(rows?.length ?? 0) >= mostLinedUp && ` Of your newest ${mostLinedUp} conversions.`}
      </p>
      <ul className="mt-2 divide-y divide-rule">
        {chains.map((chain) => (
          <ChainItem key={chain.statements[0]?.conversion} chain={chain} />
        ))}
      </ul>
    </Card>
  );
}

function ChainItem({ chain }: { readonly chain: HistoryChain }) {
  const { statements, links, verdict } = chain;
  const [first, last] = [statements[0], statements.at(-1)];
  if (first === undefined || last === undefined) return null;
  const name = accountName(last.facts);
  const open = links.flatMap((link, at) => (link.state === 'holds' ? [] : [{ link, at }]));
  return (
    <li data-testid="chain" className="py-5 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {name}
            {open.length === 0 ? (
              <Badge tone="good">
                <Link2 aria-hidden="true" />
                Every balance follows
              </Badge>
            ) : (
              <Badge tone={verdict === 'unbalanced' ? 'bad' : 'warn'}>{count(open.length, 'place')} to look at</Badge>
            )}
          </h3>
          <p className="text-sm text-ink-soft">
            {count(statements.length, 'statement')} · {spanOf(first, last)}
          </p>
        </div>
        <ProofButton chain={chain} name={name} />
      </div>
      {open.length > 0 && (
        <ul className="mt-3 space-y-2">
          {open.map(({ link, at }) => (
            <li key={at} className="flex gap-2.5 text-[0.9375rem]">
              <LinkMark state={link.state} className="mt-0.5" />
              <span className="min-w-0">
                <StatementLink statement={statements[at]} /> <span aria-hidden="true">→</span>
                <span className="sr-only">and then</span> <StatementLink statement={statements[at + 1]} />
                <br />
                {link.sentence}
              </span>
            </li>
          ))}
        </ul>
      )}
      <details className="mt-3">
        <summary className="rounded py-1 text-sm font-medium text-ink-soft hover:text-ink">
          All {count(statements.length, 'statement')} in line
        </summary>
        <ol className="mt-1">
          {statements.map((statement, at) => (
            <Fragment key={`${statement.conversion}:${statement.at}`}>
              {at > 0 && <LinkLine link={links[at - 1]} />}
              <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-rule bg-paper px-3 py-2">
                <span className="min-w-0 flex-1 basis-48">
                  <StatementLink statement={statement} />
                  <span className="block text-sm text-ink-soft">
                    {periodWords(statement.facts) ?? 'no period printed'}
                  </span>
                </span>
                <Ends statement={statement} />
                <VerdictBadge verdict={statement.facts.reconciliation.status} />
              </li>
            </Fragment>
          ))}
        </ol>
      </details>
    </li>
  );
}

function Ends({ statement: { facts } }: { readonly statement: ChainedStatement }) {
  const write = (amount: number | null): string => (amount === null ? 'not printed' : figure(amount, facts.currency));
  return (
    <span className="figure text-sm">
      <span className="sr-only">from </span>
      {write(facts.openingBalance)} <span aria-hidden="true">→</span>
      <span className="sr-only"> to </span> {write(facts.closingBalance)}
    </span>
  );
}

function LinkLine({ link }: { readonly link: HistoryLink | undefined }) {
  if (link === undefined) return null;
  return (
    <li className="ml-4 flex items-start gap-2.5 border-l-2 border-rule-strong py-2 pl-4 text-sm text-ink-soft">
      <LinkMark state={link.state} />
      {link.sentence}
    </li>
  );
}

function StatementLink({ statement }: { readonly statement: ChainedStatement | undefined }) {
  if (statement === undefined) return null;
  return (
    <Link to={paths.review(statement.conversion)} className={linkStyle}>
      {statement.filename}
    </Link>
  );
}

function ProofButton({ chain, name }: { readonly chain: HistoryChain; readonly name: string }) {
  const { isBusy, download } = useDownload();
  const proof = async () => {
    const { chainProof } = await loadPart(() => import('#statement/chain-proof.ts'));
    return chainProof(chain.statements);
  };
  return (
    <Button
      tone="outline"
      size="small"
      disabled={isBusy}
      aria-label={`One proof sheet over ${chain.statements.length} statements of ${name}`}
      onClick={() => void download(proof)}
    >
      <FileCheck aria-hidden="true" />
      One proof sheet
    </Button>
  );
}

function spanOf(first: ChainedStatement, last: ChainedStatement): string {
  const start = first.facts.days?.start ?? first.facts.period.start;
  const end = last.facts.days?.end ?? last.facts.period.end;
  return `${start === null ? '?' : dayWords(start)} to ${end === null ? '?' : dayWords(end)}`;
}
