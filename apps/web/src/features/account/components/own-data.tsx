import { Download } from 'lucide-react';
import { useState } from 'react';
import { pathOf } from '#http/call.ts';
import { failureWords } from '#http/failure-words.ts';
import { requestBlob } from '#http/request-json.ts';
import { saveFile } from '#http/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast-store.ts';

/** A copy of all that is held of the account. */
export function OwnData() {
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { blob, filename } = await requestBlob(pathOf('GET /api/auth/data-export'));
      const name = filename ?? 'crossfoot-data.json';
      saveFile(name, blob);
      showToast({ title: 'Download Started', description: `Downloading ${name}...` });
    } catch (error) {
      showToast({
        title: 'Download Failed',
        description: failureWords(error, 'Could not download the file. Please try again.'),
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Your data</h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        Everything we hold of you in one file (JSON): profile, sessions, plan, invoices, export settings, and every
        conversion with its transactions and your corrections.
      </p>
      <Button tone="outline" className="mt-4" disabled={isBusy} onClick={() => void download()}>
        <Download aria-hidden="true" />
        {isBusy ? 'Preparing...' : 'Download my data'}
      </Button>
    </Card>
  );
}
