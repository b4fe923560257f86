import type { SheetCheck } from '@crossfoot/export-formats/check-proof';
import { FileCheck, FileText, FileX, ShieldCheck, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyPart, loadPart } from '#routes/lazy-part.tsx';
import { sampleFile, sampleStatement } from '#routes/paths.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { lookInto, withFiles, type GivenFile } from '../model/given-file.ts';
import { FilesTarget } from './files-target.tsx';

// Words and marks of an outcome are not needed before there is one.
const CheckOutcome = lazyPart(async () => ({ default: (await import('./check-outcome.tsx')).CheckOutcome }));

const icons = { pdf: FileText, sheet: FileCheck, neither: FileX } as const;
const kinds = { pdf: 'PDF', sheet: 'Proof sheet', neither: 'Neither a PDF nor a proof sheet' } as const;

/** Takes a proof sheet and its PDF, and makes every check again in the browser. Nothing is sent anywhere. */
export function ProofChecker() {
  const [files, setFiles] = useState<readonly GivenFile[]>([]);
  const [check, setCheck] = useState<SheetCheck | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const held = useRef(files);
  const pdfs = files.filter(({ kind }) => kind === 'pdf').length;

  const hold = async (next: readonly GivenFile[]): Promise<void> => {
    held.current = next;
    setFiles(next);
    const sheet = next.find((file) => file.kind === 'sheet');
    if (sheet === undefined) {
      setCheck(null);
      return;
    }
    const { checkProofSheet } = await loadPart(() => import('@crossfoot/export-formats/check-proof'));
    setCheck(
      checkProofSheet(
        sheet.text,
        next.flatMap((file) => (file.kind === 'pdf' ? [file.digest] : [])),
      ),
    );
  };
  const busily = async (work: () => Promise<void>): Promise<void> => {
    setState('busy');
    try {
      await work();
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const take = (given: readonly File[]) =>
    busily(async () => hold(withFiles(held.current, await Promise.all(given.map(lookInto)))));
  const trySample = () =>
    busily(async () => {
      const fetched = [sampleStatement, sampleFile('statement', '-proof.html')].map(async (address) => {
        const reply = await fetch(address);
        if (!reply.ok) throw new Error(`The sample answers ${reply.status}.`);
        return lookInto(new File([await reply.blob()], address.slice(address.lastIndexOf('/') + 1)));
      });
      await hold(await Promise.all(fetched));
    });

  return (
    <section aria-label="Check a proof sheet" className="min-w-0">
      <FilesTarget onFiles={(given) => void take(given)} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex items-center gap-2 text-[0.9375rem] text-ink-soft">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
          Both files stay in this browser. Nothing is uploaded.
        </p>
        <Button tone="outline" size="small" onClick={() => void trySample()}>
          Try it with our sample
        </Button>
      </div>
      {files.length > 0 && (
        <ul className="mt-4 divide-y divide-rule border-y border-rule">
          {files.map((file) => {
            const Icon = icons[file.kind];
            return (
              <li key={`${file.kind}|${file.name}`} className="flex items-center gap-3 py-2">
                <Icon
                  aria-hidden="true"
                  className={file.kind === 'neither' ? 'size-5 shrink-0 text-bad' : 'size-5 shrink-0 text-brand'}
                />
                <p className="min-w-0 flex-1">
                  <span className="font-medium wrap-anywhere">{file.name}</span>{' '}
                  <span className={file.kind === 'neither' ? 'text-sm text-bad' : 'text-sm text-ink-faint'}>
                    {kinds[file.kind]}
                  </span>
                </p>
                <Button
                  tone="quiet"
                  size="small"
                  className="min-w-11 px-2"
                  aria-label={`Remove ${file.name}`}
                  onClick={() => void busily(() => hold(held.current.filter((other) => other !== file)))}
                >
                  <X aria-hidden="true" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div role="status" aria-live="polite" aria-busy={state === 'busy'} className="mt-6">
        {state === 'busy' && <Spinner className="mx-auto size-8 text-brand" />}
        {state === 'failed' && <p className="text-bad">The files could not be read. Please try again.</p>}
        {state === 'ready' && check === null && pdfs > 0 && (
          <p className="text-ink-soft">Now add the proof sheet: the HTML file that was downloaded as “Proof sheet”.</p>
        )}
        {state === 'ready' && check !== null && (
          <Suspense>
            <CheckOutcome check={check} pdfs={pdfs} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
