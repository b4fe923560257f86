import { Download } from 'lucide-react';
import { pathOf } from '#http/call.ts';
import { failureWords } from '#http/failure-words.ts';
import { requestBlob } from '#http/request-json.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { downloadFailed, useDownload } from '#ui/use-download.ts';

/** A copy of all that is held of the account. */
export function OwnData() {
  const { isBusy, download } = useDownload((error) => failureWords(error, downloadFailed));
  const everything = async () => {
    const { blob, filename } = await requestBlob(pathOf('GET /api/auth/data-export'));
    return { filename: filename ?? 'crossfoot-data.json', blob };
  };
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Your data</h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        Everything we hold of you in one file (JSON): profile, sessions, plan, invoices, export settings, and every
        conversion with its transactions and your corrections.
      </p>
      <Button tone="outline" className="mt-4" disabled={isBusy} onClick={() => void download(everything)}>
        <Download aria-hidden="true" />
        {isBusy ? 'Preparing...' : 'Download my data'}
      </Button>
    </Card>
  );
}
