import type { Revision } from '@crossfoot/contracts';
import { correctionsSchema, type Correction } from '@crossfoot/statement-review';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { fetchRevision } from '#statement/use-revisions.ts';

/** The corrections of a revision, all of them since the original. */
export async function fetchCorrections(conversion: string, revision: number): Promise<readonly Correction[]> {
  if (revision === 0) return [];
  const { list } = await fetchRevision(conversion, revision);
  return correctionsSchema.parse(list);
}

/** `POST /api/conversions/{id}/revisions`: all corrections since the original; refused where somebody saved meanwhile. */
export const saveRevision = (
  conversion: string,
  baseRevision: number,
  corrections: readonly Correction[],
): Promise<Revision> =>
  call('POST /api/conversions/{id}/revisions', {
    parts: { id: conversion },
    body: { baseRevision, corrections: [...corrections] },
  });

/** What went wrong, in the server's words where it has some. */
export const whyNotSaved = (error: unknown): string =>
  error instanceof ApiError && error.message !== '' ? error.message : 'Please try again.';
