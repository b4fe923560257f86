import type { UploadReply } from '@crossfoot/contracts';
import { ConnectionLostError, sendUpload, type Upload } from '../api/send-upload.ts';
import { followProgress } from '../api/follow-progress.ts';
import type { JobState } from './conversion-job.ts';
import { progressAt, progressValue, progressWords } from './progress-words.ts';

const rejoinAfterMs = 1000;

/**
 * One upload from the first byte to the reply, reporting each step. Where the connection breaks after the file
 * has left, it joins the conversion again once: the same id returns the first conversion and is never charged twice.
 */
export async function runUpload(
  upload: Upload,
  report: (state: JobState) => void,
  signal: AbortSignal,
): Promise<UploadReply> {
  const working = (phase: 'uploading' | 'processing', progress: number, detail: string | null): void =>
    report({ view: 'working', phase, progress, detail });
  let stopFollowing = (): void => undefined;
  const onSent = (): void => {
    stopFollowing();
    working('processing', progressAt.sending, null);
    stopFollowing = followProgress(upload.conversionId, (progress) =>
      working('processing', progressValue(progress), progressWords(progress)),
    );
  };
  working('uploading', progressAt.taken, null);
  try {
    working('uploading', progressAt.sending, null);
    const reply = await sendUpload(upload, onSent, signal).catch(async (error: unknown) => {
      if (!(error instanceof ConnectionLostError && error.sent) || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, rejoinAfterMs));
      return sendUpload(upload, onSent, signal);
    });
    working('processing', progressAt.replied, null);
    return reply;
  } finally {
    stopFollowing();
  }
}
