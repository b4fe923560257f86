import type { ConversionRow } from '@crossfoot/contracts';
import { History, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#routes/paths.ts';
import { FormatMenu } from '#statement/components/format-menu.tsx';
import { RevisionsDialog } from '#statement/components/revisions-dialog.tsx';
import { downloadConversion } from '#statement/download-conversion.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

/** The revisions of a corrected conversion: compared with the original, opened, or downloaded each for itself. */
export function RowRevisions({ row }: { readonly row: ConversionRow }) {
  const [isOpen, setOpen] = useState(false);
  if (row.revision === 0) return null;
  const { id, originalFilename, outputFormat, revision: newest, accounts } = row;
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        aria-label={`Revision ${newest} of ${originalFilename}: compare`}
        onClick={() => setOpen(true)}
      >
        <History aria-hidden="true" />
        Revision {newest}
      </Button>
      {isOpen && (
        <RevisionsDialog
          conversion={id}
          filename={originalFilename}
          currencies={(accounts ?? []).map(({ currency }) => currency)}
          onClose={() => setOpen(false)}
          actions={(revision) => (
            <>
              <FormatMenu
                filename={`${revision === 0 ? 'the original' : `revision ${revision}`} of ${originalFilename}`}
                format={outputFormat}
                onDownload={(format) => void downloadConversion({ id, originalFilename, format, revision })}
              />
              <ButtonLink to={paths.review(id, undefined, revision)} size="small" tone="quiet">
                <ScanSearch aria-hidden="true" />
                Open in the review
              </ButtonLink>
            </>
          )}
        />
      )}
    </>
  );
}
