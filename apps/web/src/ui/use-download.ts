import { useState } from 'react';
import { saveFile } from '#http/save-file.ts';
import { showToast } from './toast-store.ts';

/** A file that the browser holds, and what it is to be called. */
export interface NamedFile {
  readonly filename: string;
  readonly blob: Blob;
}

/** Hands a file to the visitor, and says so. */
export function handOver({ filename, blob }: NamedFile): void {
  saveFile(filename, blob);
  showToast({ title: 'Download Started', description: `Downloading ${filename}...` });
}

export const downloadFailed = 'Could not download the file. Please try again.';

/** Makes a file and hands it over, or says why not. `isBusy` while it is made. */
export function useDownload(whyNot: (error: unknown) => string = () => downloadFailed) {
  const [isBusy, setBusy] = useState(false);
  const download = async (make: () => Promise<NamedFile>): Promise<void> => {
    setBusy(true);
    try {
      handOver(await make());
    } catch (error) {
      showToast({ title: 'Download Failed', description: whyNot(error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}
