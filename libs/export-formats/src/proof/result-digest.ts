import type { StatementResult } from '@crossfoot/contracts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { jsonLines } from '../json.ts';

const encoder = new TextEncoder();

/** Hex SHA-256 of text. */
export const textDigest = (text: string): string => bytesToHex(sha256(encoder.encode(text)));

/** Hex SHA-256 of a result as its `json` export writes it, byte for byte; of the name of the file nothing but the rest counts. */
export function resultDigest(result: StatementResult): string {
  const hash = sha256.create();
  // A renamed copy of the same statement is the same evidence.
  const nameless: StatementResult = { ...result, source: { ...result.source, filename: '' } };
  for (const chunk of jsonLines(nameless)) hash.update(encoder.encode(chunk));
  return bytesToHex(hash.digest());
}
