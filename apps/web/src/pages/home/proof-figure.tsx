import { verdictWords } from '@crossfoot/contracts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { samples } from 'virtual:samples';
import { sampleFile } from '#routes/paths.ts';
import { money, shortDay, totals } from '#samples/sample-words.ts';
import { Badge } from '#ui/badge.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

const account = provedAccount();
const { openingBalance, closingBalance, reconciliation, transactions } = account;
const { moneyIn, moneyOut } = totals(account);
const headRows = transactions.slice(0, 4);
const lastRows = transactions.slice(-2);
const leftOut = transactions.length - headRows.length - lastRows.length;
const second = headRows[1];
const beforeSecond = headRows[0]?.balance ?? 0;

const checks = [
  {
    title: 'Down the columns',
    text: 'Opening balance, plus money in, less money out, must be the closing balance.',
    sum: `${money(openingBalance)} + ${money(moneyIn)} − ${money(-moneyOut)} = ${money(closingBalance)}`,
  },
  {
    title: 'Along the rows',
    text: 'Each printed balance must follow from the one above it, so a break shows in which row.',
    sum: `${money(beforeSecond)} ${second === undefined || second.amount < 0 ? '−' : '+'} ${money(Math.abs(second?.amount ?? 0))} = ${money(second?.balance ?? 0)}`,
  },
  {
    title: 'Where they meet',
    text: 'Both ways must end in the same figure. If not, you are told by how much, and where.',
    sum: `${money(lastRows.at(-1)?.balance ?? 0)} = ${money(closingBalance)}`,
  },
] as const;

/** The sample's account; a build whose engine loses its balances fails. */
function provedAccount() {
  const [read] = samples.statement.accounts;
  if (read === undefined || read.openingBalance === null || read.closingBalance === null)
    throw new Error('The sample statement was not read as a whole.');
  return { ...read, openingBalance: read.openingBalance, closingBalance: read.closingBalance };
}

const cell = 'px-1.5 py-2 sm:px-3';
const number = `${cell} figure text-right text-[0.8125rem] whitespace-nowrap sm:text-sm`;

/** A real result: what the engine of this build makes of the sample statement. */
export default function ProofFigure() {
  return (
    <section aria-labelledby="proof-heading" className="page-width py-5 sm:py-28">
      <div className="grid items-center gap-5 sm:gap-8 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
        <div>
          <SectionHeading id="proof-heading" eyebrow="The proof" title="A statement carries its own answer key">
            Banks print balances beside the transactions. Crossfoot checks its own reading against them before it hands
            you a file.
          </SectionHeading>
          <ol className="mt-4 space-y-2 sm:mt-8 sm:space-y-5">
            {checks.map(({ title, text, sum }) => (
              <li key={title} className="border-l-2 border-brand pl-4 sm:pl-5">
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-0.5 text-ink-soft max-sm:hidden">{text}</p>
                <p className="figure text-[0.8125rem] text-brand sm:mt-1 sm:text-sm">{sum}</p>
              </li>
            ))}
          </ol>
        </div>
        <figure>
          <div className="overflow-hidden rounded-2xl border border-rule bg-sheet shadow-lift">
            <div className="flex items-baseline justify-between gap-4 border-b border-rule px-4 py-2.5 sm:px-5 sm:py-4">
              <p className="font-semibold max-sm:text-sm">
                {account.institution} {account.accountNumber}
              </p>
              <p className="figure text-xs whitespace-nowrap text-ink-faint sm:text-sm">
                {shortDay(account.period.start ?? '')} to {shortDay(account.period.end ?? '')}
              </p>
            </div>
            <table className="w-full table-fixed text-[0.875rem]">
              <caption className="sr-only">The sample statement, converted: its rows and columns agree</caption>
              <colgroup>
                <col className="w-16 max-sm:hidden" />
                <col />
                <col className="w-17 sm:w-28" />
                <col className="w-19 sm:w-28" />
                <col className="w-7 sm:w-12" />
              </colgroup>
              <thead className="text-left text-xs text-ink-faint">
                <tr className="border-b border-rule">
                  <th className={`${cell} pl-4 font-medium max-sm:hidden sm:pl-5`}>Date</th>
                  <th className={`${cell} font-medium max-sm:pl-4`}>Description</th>
                  <th className={`${cell} text-right font-medium`}>Amount</th>
                  <th className={`${cell} text-right font-medium`}>Balance</th>
                  <th>
                    <span className="sr-only">Row agrees</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                <tr className="text-ink-soft">
                  <td className="max-sm:hidden" />
                  <td className={`${cell} max-sm:pl-4`}>
                    Opening<span className="max-sm:sr-only"> balance</span>
                  </td>
                  <td />
                  <td className={number}>{money(openingBalance)}</td>
                  <td />
                </tr>
                {headRows.map((row, index) => (
                  <Row key={index} row={row} isLeftOutOnPhones={index > 1} />
                ))}
                <tr className="border-t border-rule/70 bg-paper text-ink-faint">
                  <td className="max-sm:hidden" />
                  <td colSpan={3} className={`${cell} max-sm:pl-4`}>
                    <span className="max-sm:hidden">{leftOut}</span>
                    <span className="sm:hidden">{leftOut + 3}</span> more rows, each checked the same way
                  </td>
                  <td className="bg-brand-tint text-center text-brand">
                    <Check aria-label="agree" className="mx-auto size-4" />
                  </td>
                </tr>
                {lastRows.map((row, index) => (
                  <Row key={index} row={row} isLeftOutOnPhones={index === 0} />
                ))}
              </tbody>
              <tfoot className="border-t-2 border-ink/70 bg-brand-tint">
                <tr>
                  <td className="max-sm:hidden" />
                  <th scope="row" className={`${cell} text-left font-semibold max-sm:pl-4`}>
                    {transactions.length} rows
                  </th>
                  <td className={number}>
                    <span className="double-rule">{money(Math.round((moneyIn + moneyOut) * 100) / 100)}</span>
                  </td>
                  <td className={number}>
                    <span className="double-rule font-semibold">{money(closingBalance)}</span>
                  </td>
                  <td className="bg-brand text-center text-on-brand">
                    <Check aria-label="Rows and columns agree" className="mx-auto size-5" strokeWidth={3} />
                  </td>
                </tr>
              </tfoot>
            </table>
          </div>
          <figcaption className="mt-4 text-[0.9375rem] text-ink-soft">
            <Badge tone="solid">{verdictWords[reconciliation.status].name}</Badge> Difference{' '}
            <span className="figure">{money(reconciliation.difference ?? 0)}</span>. Not every statement ends like this,
            and then we say so. This one is made up, its result is not: look at{' '}
            <SampleLink end=".pdf">the PDF</SampleLink>, <SampleLink end=".csv">its CSV</SampleLink> and{' '}
            <SampleLink end="-proof.html">its proof sheet</SampleLink>.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

interface RowProps {
  readonly row: (typeof transactions)[number];
  readonly isLeftOutOnPhones: boolean;
}

function Row({ row, isLeftOutOnPhones }: RowProps) {
  return (
    <tr className={clsx('border-t border-rule/70', isLeftOutOnPhones && 'max-sm:hidden')}>
      <td className={`${cell} figure pl-4 text-[0.8125rem] whitespace-nowrap text-ink-soft max-sm:hidden sm:pl-5`}>
        {shortDay(row.date)}
      </td>
      <td className={`${cell} truncate max-sm:pl-4`}>{row.description}</td>
      <td className={number}>{money(row.amount)}</td>
      <td className={`${number} font-semibold`}>{row.balance === null ? '' : money(row.balance)}</td>
      <td className="bg-brand-tint text-center text-brand">
        <Check aria-label="agrees" className="mx-auto size-4" />
      </td>
    </tr>
  );
}

function SampleLink({ end, children }: { readonly end: '.pdf' | '.csv' | '-proof.html'; readonly children: string }) {
  return (
    <a href={sampleFile('statement', end)} className="font-medium text-brand underline underline-offset-3">
      {children}
    </a>
  );
}
