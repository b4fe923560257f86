import type { CheckedStatement, SheetCheck } from '@crossfoot/export-formats/check-proof';
import { sheetFaultWords } from '@crossfoot/export-formats/sheet-faults';
import { clsx } from 'clsx';
import { CircleCheck, CircleHelp, Link2, TriangleAlert } from 'lucide-react';
import { VerdictBadge } from '#statement/components/verdict-badge.tsx';
import { count } from '#statement/figures.ts';
import { outcomeOf } from '../model/outcome.ts';
import { CheckLine } from './check-line.tsx';
import { CheckedAccountCard } from './checked-account.tsx';

const dress = {
  good: { icon: CircleCheck, frame: 'border-brand/40 bg-brand-tint/50', text: 'text-brand-deep' },
  warn: { icon: CircleHelp, frame: 'border-warn/40 bg-warn-tint/60', text: 'text-warn' },
  bad: { icon: TriangleAlert, frame: 'border-bad/40 bg-bad-tint/60', text: 'text-bad' },
} as const;
const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** What came of the check: the answer first, then every figure it rests on. */
export function CheckOutcome({ check, pdfs }: { readonly check: SheetCheck; readonly pdfs: number }) {
  const { tone, title, text } = outcomeOf(check, pdfs);
  const { icon: Icon, frame, text: ink } = dress[tone];
  return (
    <div className="space-y-6">
      <div data-testid="check-outcome" data-tone={tone} className={clsx('rounded-xl border p-5', frame)}>
        <h2 className={clsx('flex items-start gap-2.5 text-xl font-semibold', ink)}>
          <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
          {title}
        </h2>
        <p className="mt-1.5">{text}</p>
        {check.faults.length > 0 && (
          <ul className="mt-3 space-y-2">
            {check.faults.map((fault) => (
              <li key={fault}>
                <span className="font-semibold">{sheetFaultWords[fault].sentence}</span> {sheetFaultWords[fault].next}
              </li>
            ))}
          </ul>
        )}
        {check.generatedAt !== null && (
          <p className="mt-3 text-sm text-ink-soft">
            Made on {time.format(new Date(check.generatedAt))}
            {check.programVersion !== null && ` by version ${check.programVersion}`}.
          </p>
        )}
      </div>
      {check.chains.map(({ label, verdict, sentences }) => (
        <section key={label} className="rounded-xl border border-rule bg-sheet p-5">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
            <Link2 aria-hidden="true" className="size-5 text-brand" />
            {label} over {sentences.length + 1} statements
            <VerdictBadge verdict={verdict} />
          </h3>
          <ul className="mt-2 space-y-1 text-[0.9375rem] break-words">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
      {check.statements.map((statement, at) => (
        <StatementCheck key={at} statement={statement} isCompared={pdfs > 0} />
      ))}
    </div>
  );
}

interface StatementCheckProps {
  readonly statement: CheckedStatement;
  readonly isCompared: boolean;
}

function StatementCheck({ statement, isCompared }: StatementCheckProps) {
  const { filename, sourceSha256, isThisFile, claimed, corrections, accounts } = statement;
  return (
    <section data-testid="checked-statement" className="rounded-xl border border-rule bg-sheet p-5">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
        <span className="min-w-0 wrap-anywhere">{filename}</span>
        <VerdictBadge verdict={claimed} />
      </h3>
      <ul className="mt-3 space-y-1.5 text-[0.9375rem]">
        <CheckLine state={isThisFile ? 'holds' : isCompared ? 'fails' : 'open'}>
          {isThisFile
            ? 'The PDF is the very file the sheet was made for.'
            : isCompared
              ? 'None of the PDFs given is this file.'
              : 'No PDF was given to compare.'}
          <span className="mt-0.5 block text-xs break-all text-ink-faint">SHA-256 {sourceSha256}</span>
        </CheckLine>
        <CheckLine state="open">
          {corrections === 0
            ? 'Nothing was corrected by a person: the rows are as the program read them.'
            : `${count(corrections, 'correction')} by a person, each listed on the sheet.`}
        </CheckLine>
      </ul>
      <div className="mt-4 space-y-4">
        {accounts.map((account, at) => (
          <CheckedAccountCard key={at} account={account} />
        ))}
        {accounts.length === 0 && <p className="text-ink-soft">The sheet names no account.</p>}
      </div>
    </section>
  );
}
