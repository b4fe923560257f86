import type { ConversionRow, Verdict } from '@crossfoot/contracts';
import { Download } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { downloadConversion } from '../api/download-conversion.ts';
import { statusWords } from '../model/status-words.ts';

const verdicts: Readonly<Record<Verdict, { readonly tone: 'good' | 'bad' | 'warn'; readonly words: string }>> = {
  balanced: { tone: 'good', words: 'Balanced' },
  unbalanced: { tone: 'bad', words: 'Not balanced' },
  unverifiable: { tone: 'warn', words: 'Could not be checked' },
};

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Conversions as rows, each with its download. */
export function ConversionRows({ rows }: { readonly rows: readonly ConversionRow[] }) {
  return (
    <ul className="divide-y divide-rule">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
          <div className="min-w-48 flex-1">
            <p className="font-medium break-all">{row.originalFilename}</p>
            <p className="text-sm text-ink-faint">
              <time dateTime={row.createdAt}>{day.format(new Date(row.createdAt))}</time>
              {row.transactionCount !== null && (
                <>
                  {' · '}
                  <span className="figure">{row.transactionCount}</span> transactions
                </>
              )}
              {row.pages !== null && (
                <>
                  {' · '}
                  <span className="figure">{row.pages}</span> {row.pages === 1 ? 'page' : 'pages'}
                </>
              )}
            </p>
            {row.error !== null && <p className="mt-1 text-sm text-bad">{row.error}</p>}
          </div>
          {row.reconciliation !== null && (
            <Badge tone={verdicts[row.reconciliation].tone}>{verdicts[row.reconciliation].words}</Badge>
          )}
          {row.status !== 'completed' && (
            <Badge tone={row.status === 'failed' ? 'bad' : 'neutral'}>{statusWords(row.status)}</Badge>
          )}
          {row.status === 'completed' && (
            <Button
              size="small"
              tone="outline"
              aria-label={`Download ${row.originalFilename} as ${row.outputFormat.toUpperCase()}`}
              onClick={() => void downloadConversion(row)}
            >
              <Download aria-hidden="true" />
              {row.outputFormat.toUpperCase()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
