import type { ExportFormat } from '@crossfoot/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pathOf } from '#http/call.ts';
import { currentUserKey } from '#session/current-user.ts';
import { measure } from '#session/measuring.ts';
import { holdFile } from '#statement/held-files.ts';
import { verdictToast } from '#statement/verdict-story.ts';
import { clearToast, showToast } from '#ui/toast-store.ts';
import { cancelConversion } from '../api/cancel-conversion.ts';
import type { Batch, ConversionJob, JobState } from './conversion-job.ts';
import { noteFreeConversionUsed } from './free-conversion-flag.ts';
import { isSample } from './sample-reply.ts';
import { runUpload } from './run-upload.ts';
import { readUploadFailure } from './upload-failure.ts';

const staggerMs = 100;

type Attempt = ConversionJob & { readonly password: string | null };

export interface Conversions {
  readonly jobs: readonly ConversionJob[];
  readonly start: (files: readonly File[], format: ExportFormat) => void;
  readonly unlock: (jobId: string, password: string) => void;
  readonly cancel: (jobId: string) => void;
  readonly reset: () => void;
}

/** Every file that this widget is converting or has converted, and what can be done to it. Begins with `batch`. */
export function useConversions(batch: Batch, signedIn: boolean): Conversions {
  const client = useQueryClient();
  const [jobs, setJobs] = useState<readonly ConversionJob[]>(() => newJobs(batch));
  const running = useRef(new Map<string, AbortController>());
  const begun = useRef(new Set<string>());

  const update = useCallback((id: string, state: JobState) => {
    setJobs((all) => all.map((job) => (job.id === id ? { ...job, state } : job)));
  }, []);
  const drop = useCallback((id: string) => setJobs((all) => all.filter((job) => job.id !== id)), []);

  const { mutate: run } = useMutation({
    // What was sent, a password with it, is not kept.
    gcTime: 0,
    mutationFn: ({ id, file, format, password }: Attempt) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      let isListed = false;
      measure({ name: 'upload_started' });
      return runUpload(
        // The file's id is the conversion's, with whatever password: one file is one row of the history.
        { conversionId: id, file, format, password, signedIn },
        (state) => {
          update(id, state);
          if (isListed || state.view !== 'working' || state.detail === null) return;
          isListed = true;
          refreshList();
        },
        controller.signal,
      );
    },
    onSuccess: (reply, { id, file }) => {
      update(id, { view: 'success', reply });
      measure({ name: 'conversion_completed', value: reply.transactionCount, currency: 'USD' });
      if (!signedIn && !isSample(reply)) noteFreeConversionUsed();
      showToast(verdictToast(reply.accounts, reply.transactionCount));
      if (signedIn) holdFile(reply.id, file);
    },
    onError: (error, { id }) => {
      const failure = readUploadFailure(error);
      switch (failure.kind) {
        case 'cancelled':
          drop(id);
          return;
        case 'passwordRequired':
          update(id, { view: 'passwordRequired', wasWrong: failure.wasWrong });
          return;
        case 'freeConversionUsed':
          noteFreeConversionUsed();
          drop(id);
          showToast({
            title: 'Free Conversion Used',
            description: "You've already used your free conversion. Please sign up to convert more files.",
            tone: 'destructive',
          });
          return;
        case 'error':
          update(id, { view: 'error', message: failure.message, code: failure.code });
          showToast(
            failure.code === 'PASSWORD_PROTECTED_PREMIUM'
              ? {
                  title: 'Premium Feature Required',
                  description: 'Password-protected PDFs are only available with a premium subscription.',
                  tone: 'destructive',
                }
              : { title: 'Conversion Failed', description: failure.message, tone: 'destructive' },
          );
      }
    },
    onSettled: (_reply, _error, { id }) => {
      running.current.delete(id);
      refreshList();
      if (signedIn) void client.invalidateQueries({ queryKey: currentUserKey });
    },
  });

  function refreshList(): void {
    if (signedIn) void client.invalidateQueries({ queryKey: [pathOf('GET /api/conversions')] });
  }

  const start = useCallback((files: readonly File[], format: ExportFormat) => {
    clearToast();
    setJobs((all) => [...all, ...newJobs({ files, format })]);
  }, []);

  // What is new is started, each file a little after the one before it.
  useEffect(() => {
    const waiting = jobs.filter(({ id }) => !begun.current.has(id));
    waiting.forEach((job, index) => {
      begun.current.add(job.id);
      setTimeout(() => run({ ...job, password: null }), index * staggerMs);
    });
  }, [jobs, run]);

  const unlock = useCallback(
    (jobId: string, password: string) => {
      const job = jobs.find(({ id }) => id === jobId);
      if (job !== undefined) run({ ...job, password });
    },
    [jobs, run],
  );

  const cancel = useCallback(
    (jobId: string) => {
      const controller = running.current.get(jobId);
      if (controller === undefined) {
        drop(jobId);
        return;
      }
      controller.abort();
      void cancelConversion(jobId);
    },
    [drop],
  );

  const reset = useCallback(() => {
    clearToast();
    for (const controller of running.current.values()) controller.abort();
    setJobs([]);
  }, []);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  return { jobs, start, unlock, cancel, reset };
}

function newJobs({ files, format }: Batch): readonly ConversionJob[] {
  return files.map((file) => ({
    id: crypto.randomUUID(),
    file,
    format,
    state: { view: 'working', phase: 'uploading', progress: 0, detail: null },
  }));
}
