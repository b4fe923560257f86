import type { ConversionStatus } from '@crossfoot/contracts';

const words: Readonly<Record<ConversionStatus, string>> = {
  queued: 'Waiting',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export function statusWords(status: ConversionStatus | undefined): string {
  return status === undefined ? 'Completed' : words[status];
}
