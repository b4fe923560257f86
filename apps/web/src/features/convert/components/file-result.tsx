import type { UploadReply } from '@crossfoot/contracts';
import { ScanSearch } from 'lucide-react';
import { paths } from '#routes/paths.ts';
import { FormatMenu } from '#statement/components/format-menu.tsx';
import { VerdictBadge } from '#statement/components/verdict-badge.tsx';
import { downloadConversion } from '#statement/download-conversion.ts';
import { count } from '#statement/figures.ts';
import { headline } from '#statement/verdict-story.ts';
import { ButtonLink } from '#ui/button.tsx';
import { firstBreakRow } from '../model/first-break.ts';
import { downloadResult } from './success-view.tsx';

interface FileResultProps {
  readonly reply: UploadReply;
  readonly sourceName: string;
}

/** What one file of several came to: its verdict in a line, and the ways on. */
export function FileResult({ reply, sourceName }: FileResultProps) {
  const { verdict, title, text } = headline(reply.accounts, reply.transactionCount);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <VerdictBadge verdict={verdict} />
          <span className="figure text-sm text-ink-soft">{count(reply.transactionCount, 'transaction')}</span>
        </p>
        {verdict !== 'balanced' && (
          <p className="mt-1 text-sm">
            <span className="font-semibold">{title}.</span> <span className="text-ink-soft">{text}</span>
          </p>
        )}
        {reply.unread !== null && <p className="mt-1 text-sm text-warn">{reply.unread}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={paths.review(reply.id, firstBreakRow(reply.accounts) ?? undefined)}
          size="small"
          tone={verdict === 'unbalanced' ? 'primary' : 'quiet'}
          aria-label={`Review ${sourceName}`}
        >
          <ScanSearch aria-hidden="true" />
          {verdict === 'unbalanced' ? 'Go to the row' : 'Review'}
        </ButtonLink>
        <FormatMenu
          filename={sourceName}
          format={reply.format}
          isFormatFixed
          onDownload={(format) =>
            format === reply.format
              ? downloadResult(reply)
              : void downloadConversion({ id: reply.id, originalFilename: sourceName, format })
          }
        />
      </div>
    </div>
  );
}
