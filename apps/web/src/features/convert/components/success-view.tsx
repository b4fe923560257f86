import type { UploadReply } from '@crossfoot/contracts';
import { CircleCheck, CircleHelp, Download, ScanSearch, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '#routes/paths.ts';
import { FormatMenu } from '#statement/components/format-menu.tsx';
import { LayoutReportButton } from '#statement/components/layout-report-button.tsx';
import { ResultPanel } from '#statement/components/result-panel.tsx';
import { RowsPreview } from '#statement/components/rows-preview.tsx';
import { downloadConversion } from '#statement/download-conversion.ts';
import { formatLabels } from '#formats/format-labels.ts';
import { heldFile } from '#statement/held-files.ts';
import { fetchStatement, useStatement } from '#statement/use-statement.ts';
import { headline } from '#statement/verdict-story.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { handOver } from '#ui/use-download.ts';
import { firstBreakRow } from '../model/first-break.ts';
import { isSample } from '../model/sample-reply.ts';
import { resultFile } from '../model/result-file.ts';

interface SuccessViewProps {
  readonly reply: UploadReply;
  /** The PDF as it was chosen. */
  readonly sourceName: string;
  readonly signedIn: boolean;
  readonly onSignUp: () => void;
  readonly onAnother: () => void;
}

/** Saves a result that the browser holds. */
export const downloadResult = (reply: UploadReply): void => handOver(resultFile(reply));

const marks = {
  balanced: { icon: CircleCheck, tone: 'text-brand' },
  unbalanced: { icon: TriangleAlert, tone: 'text-bad' },
  unverifiable: { icon: CircleHelp, tone: 'text-warn' },
} as const;

/** A result: its verdict first, how it adds up, its rows, and what can be done with it. */
export function SuccessView({ reply, sourceName, signedIn, onSignUp, onAnother }: SuccessViewProps) {
  const rows = useRef<HTMLDivElement>(null);
  const fetched = useStatement(signedIn ? reply.id : null);
  const statement = reply.statement ?? fetched.data ?? null;
  const { verdict, title, text } = headline(reply.accounts, reply.transactionCount);
  const { icon: Icon, tone } = marks[verdict];
  const broken = firstBreakRow(reply.accounts);
  const reviewAddress = paths.review(reply.id, broken ?? undefined);

  const goToRow = signedIn ? (
    <ButtonLink to={reviewAddress} size="small" tone={verdict === 'unbalanced' ? 'primary' : 'outline'}>
      <ScanSearch aria-hidden="true" />
      {verdict === 'unbalanced' ? 'Go to the row' : 'Look at the rows in doubt'}
    </ButtonLink>
  ) : (
    <Button size="small" tone="outline" onClick={() => rows.current?.scrollIntoView({ block: 'center' })}>
      Show the rows
    </Button>
  );

  return (
    <div className="@container mx-auto max-w-2xl">
      <div data-keep-clear className="pb-5">
        <Icon aria-hidden="true" className={`mx-auto size-10 ${tone}`} />
        <h2 className="mt-3 text-2xl font-semibold">{title}</h2>
        <p className="mx-auto mt-1.5 max-w-[52ch] text-ink-soft">{text}</p>
      </div>
      <ResultPanel accounts={reply.accounts} unread={reply.unread} action={verdict === 'balanced' ? null : goToRow} />
      <div data-keep-clear className="mt-5 grid gap-3 @lg:grid-cols-2">
        {signedIn ? (
          <FormatMenu
            filename={sourceName}
            format={reply.format}
            isFormatFixed
            isWordy
            tone="primary"
            size="large"
            onDownload={(format) =>
              format === reply.format
                ? downloadResult(reply)
                : void downloadConversion({ id: reply.id, originalFilename: sourceName, format })
            }
          />
        ) : (
          <Button size="large" wide className="@lg:col-span-2" onClick={() => downloadResult(reply)}>
            <Download aria-hidden="true" />
            Download {formatLabels[reply.format].short}
          </Button>
        )}
        {signedIn && (
          <ButtonLink to={reviewAddress} size="large" tone="outline" className="max-sm:px-2">
            <ScanSearch aria-hidden="true" />
            Review beside the PDF
          </ButtonLink>
        )}
      </div>
      <div ref={rows} className="mt-6">
        {statement === null ? (
          fetched.isFetching && <Skeleton className="h-48" />
        ) : (
          <RowsPreview accounts={statement.accounts} />
        )}
      </div>
      {verdict !== 'balanced' && (
        <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-[0.9375rem] text-ink-soft">
          Not read as it should be?
          <LayoutReportButton
            filename={sourceName}
            file={heldFile(reply.id)}
            subject={async () => ({ result: statement ?? (await fetchStatement(reply.id)), failure: null })}
          />
        </p>
      )}
      {signedIn ? (
        <Button tone="quiet" className="mt-5" onClick={onAnother}>
          Convert Another File
        </Button>
      ) : (
        <div className="mt-6 border-t border-rule pt-5">
          {isSample(reply) && (
            <Button tone="outline" className="mb-5" onClick={onAnother}>
              Convert a Statement of Yours
            </Button>
          )}
          <p className="text-ink-soft">
            {isSample(reply) && 'The sample was free of charge: your free conversion is still yours. '}With a free
            account you can correct rows beside the PDF, get a proof sheet, use every format and 5 pages a month.
          </p>
          <Button tone="outline" className="mt-3" onClick={onSignUp}>
            Sign Up Now
          </Button>
        </div>
      )}
    </div>
  );
}
