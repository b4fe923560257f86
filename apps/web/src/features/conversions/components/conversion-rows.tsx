import type { ConversionRow } from '@crossfoot/contracts';
import { ScanSearch } from 'lucide-react';
import { paths } from '#routes/paths.ts';
import { FormatMenu } from '#statement/components/format-menu.tsx';
import { LayoutReportButton } from '#statement/components/layout-report-button.tsx';
import { VerdictBadge } from '#statement/components/verdict-badge.tsx';
import { downloadConversion } from '#statement/download-conversion.ts';
import { count } from '#statement/figures.ts';
import { heldFile } from '#statement/held-files.ts';
import { fetchStatement } from '#statement/use-statement.ts';
import { headline } from '#statement/verdict-story.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { statusWords } from '../model/status-words.ts';
import { RowRevisions } from './row-revisions.tsx';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Conversions as rows, each with its download. */
export function ConversionRows({ rows }: { readonly rows: readonly ConversionRow[] }) {
  return (
    <ul className="divide-y divide-rule">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
          <div className="min-w-48 flex-1">
            <p className="font-medium wrap-anywhere">{row.originalFilename}</p>
            <p className="text-sm text-ink-faint">
              <time dateTime={row.createdAt}>{day.format(new Date(row.createdAt))}</time>
              {row.transactionCount !== null && <Fact>{count(row.transactionCount, 'transaction')}</Fact>}
              {row.pages !== null && <Fact>{count(row.pages, 'page')}</Fact>}
            </p>
            <WhatIsOpen row={row} />
            {row.error !== null && <p className="mt-1 text-sm text-bad">{row.error}</p>}
          </div>
          {row.reconciliation !== null && <VerdictBadge verdict={row.reconciliation} />}
          {row.status !== 'completed' && (
            <Badge tone={row.status === 'failed' ? 'bad' : 'neutral'}>{statusWords(row.status)}</Badge>
          )}
          {row.status === 'completed' && (
            <div className="flex flex-wrap gap-2">
              <ButtonLink
                to={paths.review(row.id)}
                size="small"
                tone="quiet"
                className="max-sm:-ml-3.5"
                aria-label={`Review ${row.originalFilename}`}
              >
                <ScanSearch aria-hidden="true" />
                Review
              </ButtonLink>
              <RowRevisions row={row} />
              {row.reconciliation !== null && row.reconciliation !== 'balanced' && (
                <LayoutReportButton
                  isNamed
                  filename={row.originalFilename}
                  file={heldFile(row.id)}
                  subject={async () => ({ result: await fetchStatement(row.id), failure: null })}
                />
              )}
              <FormatMenu
                filename={row.originalFilename}
                format={row.outputFormat}
                onDownload={(format) =>
                  void downloadConversion({ id: row.id, originalFilename: row.originalFilename, format })
                }
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Not broken over two lines. */
const Fact = ({ children }: { readonly children: string }) => (
  <>
    {' · '}
    <span className="whitespace-nowrap">{children}</span>
  </>
);

/** Of a result that is not proved: why, in a line. */
function WhatIsOpen({ row: { accounts, reconciliation, transactionCount } }: { readonly row: ConversionRow }) {
  if (accounts === null || reconciliation === null || reconciliation === 'balanced') return null;
  const { title, text } = headline(accounts, transactionCount ?? 0);
  return (
    <p className="mt-1 text-sm text-ink-soft">
      <span className="font-semibold text-ink">{title}.</span> {text}
    </p>
  );
}
