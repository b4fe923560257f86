import type { Progress } from '@crossfoot/contracts';

/** The bar's place: 10 file taken, 50 sent, 80 converted, 100 in the browser. The pages fill 50 to 80. */
export const progressAt = { taken: 10, sending: 50, replied: 80, done: 100 } as const;

export function progressValue({ stage, pagesDone, pages }: Progress): number {
  if (stage === 'queued' || stage === 'open') return progressAt.sending;
  if (stage === 'store' || stage === 'done') return progressAt.replied;
  const share = stage === 'reconcile' ? 1 : pages === null ? 0 : Math.min(1, pagesDone / pages);
  return Math.round(progressAt.sending + (progressAt.replied - progressAt.sending) * share * 0.95);
}

export function progressWords({ stage, pagesDone, pages }: Progress): string {
  switch (stage) {
    case 'queued':
      return 'Waiting for its turn';
    case 'open':
      return 'Opening the document';
    case 'read':
      return pages === null ? 'Reading the pages' : `Reading page ${Math.min(pagesDone + 1, pages)} of ${pages}`;
    case 'layout':
      return 'Finding rows and columns';
    case 'reconcile':
      return 'Checking rows against the balances';
    case 'store':
    case 'done':
      return 'Writing your file';
  }
}
