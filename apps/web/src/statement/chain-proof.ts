import type { Batch } from '@crossfoot/export-formats';
import { loadPart } from '#routes/lazy-part.tsx';
import { fetchRevision } from './use-revisions.ts';
import { fetchStatement } from './use-statement.ts';

export interface ProofPart {
  readonly conversion: string;
  /** 0 is the result as the program read it. */
  readonly revision: number;
}

/** One proof sheet over several statements, written in the browser; what a person corrected of each stands on it. */
export async function chainProof(parts: readonly ProofPart[]): Promise<{ filename: string; blob: Blob }> {
  const [{ exportBatch }, fetched] = await Promise.all([
    loadPart(() => import('@crossfoot/export-formats')),
    Promise.all(parts.map(fetchPart)),
  ]);
  const batch: Batch = {
    results: fetched.map(({ result }) => result),
    corrected: fetched.map(({ corrected }) => corrected),
    unread: [],
  };
  const stamp = { generatedAt: new Date().toISOString(), programVersion: __PROGRAM_VERSION__ };
  const { filename, mimeType, bytes } = await exportBatch(batch, 'proof', 'merged', stamp);
  return { filename, blob: new Blob([new Uint8Array(bytes)], { type: mimeType }) };
}

async function fetchPart({ conversion, revision }: ProofPart) {
  const [result, saved] = await Promise.all([
    fetchStatement(conversion, revision),
    revision === 0 ? null : fetchRevision(conversion, revision),
  ]);
  const corrected = saved === null ? null : { number: saved.number, savedAt: saved.createdAt, changes: saved.changes };
  return { result, corrected };
}
