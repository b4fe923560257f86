import { correctionsSchema, type Correction } from '@crossfoot/statement-review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#http/api-error.ts';
import { call, pathOf } from '#http/call.ts';
import { fetchRevision } from '#statement/use-revisions.ts';

/** The corrections of a revision, all of them since the original. */
export async function fetchCorrections(conversion: string, revision: number): Promise<readonly Correction[]> {
  if (revision === 0) return [];
  const { list } = await fetchRevision(conversion, revision);
  return correctionsSchema.parse(list);
}

interface NewRevision {
  /** The newest revision that is known here. */
  readonly baseRevision: number;
  readonly corrections: readonly Correction[];
}

/** `POST /api/conversions/{id}/revisions`: all corrections since the original; refused where somebody saved meanwhile. */
export function useSaveRevision(conversion: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ baseRevision, corrections }: NewRevision) =>
      call('POST /api/conversions/{id}/revisions', {
        parts: { id: conversion },
        body: { baseRevision, corrections: [...corrections] },
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [pathOf('GET /api/conversions')] });
      client.removeQueries({ queryKey: ['revisions', conversion] });
    },
  });
}

/** What went wrong, in the server's words where it has some. */
export const whyNotSaved = (error: unknown): string =>
  error instanceof ApiError && error.message !== '' ? error.message : 'Please try again.';
