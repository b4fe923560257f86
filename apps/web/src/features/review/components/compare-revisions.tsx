import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { FormatMenu } from '#statement/components/format-menu.tsx';
import { RevisionsDialog } from '#statement/components/revisions-dialog.tsx';
import { downloadConversion } from '#statement/download-conversion.ts';
import type { Currency } from '#statement/figures.ts';
import { Button } from '#ui/button.tsx';

interface CompareRevisionsProps {
  readonly conversion: string;
  readonly filename: string;
  readonly currencies: readonly Currency[];
  /** The revision that is open. */
  readonly revision: number;
  readonly onOpen: (revision: number) => void;
}

/** The saved revisions beside the original, from within the review. */
export function CompareRevisions({ conversion, filename, currencies, revision, onOpen }: CompareRevisionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="icon" aria-label="Compare revisions" onClick={() => setOpen(true)}>
        <GitCompareArrows aria-hidden="true" />
      </Button>
      {isOpen && (
        <RevisionsDialog
          conversion={conversion}
          filename={filename}
          currencies={currencies}
          start={revision}
          onClose={() => setOpen(false)}
          actions={(chosen) => (
            <>
              <Button
                size="small"
                disabled={chosen === revision}
                onClick={() => {
                  onOpen(chosen);
                  setOpen(false);
                }}
              >
                {chosen === revision ? 'Open now' : chosen === 0 ? 'Open the original' : `Open revision ${chosen}`}
              </Button>
              <FormatMenu
                filename={`${chosen === 0 ? 'the original' : `revision ${chosen}`} of ${filename}`}
                format="csv"
                onDownload={(format) =>
                  void downloadConversion({ id: conversion, originalFilename: filename, format, revision: chosen })
                }
              />
            </>
          )}
        />
      )}
    </>
  );
}
