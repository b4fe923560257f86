import type { Revision } from '@crossfoot/contracts';
import { correctionsSchema, type Correction } from '@crossfoot/statement-review';
import { ApiError } from '#http/api-error.ts';
import { requestJson } from '#http/request-json.ts';
import { fetchRevision } from '#statement/use-revisions.ts';

const address = (conversion: string): string => `/api/conversions/${conversion}/revisions`;

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
  requestJson<Revision>(address(conversion), { method: 'POST', body: { baseRevision, corrections } });

/** What went wrong, in the server's words where it has some. */
export const whyNotSaved = (error: unknown): string =>
  error instanceof ApiError && error.message !== '' ? error.message : 'Please try again.';
