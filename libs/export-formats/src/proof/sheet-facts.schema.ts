import { revisionChangeSchema, statementResultSchema, verdictSchema } from '@crossfoot/contracts';
import { z } from 'zod';

const correctedSchema = z.object({
  number: z.int(),
  savedAt: z.string(),
  changes: z.array(revisionChangeSchema),
});

/**
 * The data in a proof sheet (`<script type="application/json" id="crossfoot-proof">`), version 2: enough to make every
 * check again and to write the sheet anew. Digests are hex SHA-256; that of a result is over its JSON export with an empty
 * name of the file.
 */
export const sheetFactsSchema = z.object({
  kind: z.literal('crossfoot-proof'),
  version: z.literal(2),
  generatedAt: z.string(),
  programVersion: z.string(),
  unread: z.array(z.object({ filename: z.string(), reason: z.string() })).nullable(),
  statements: z.array(
    z.object({
      filename: z.string(),
      sourceSha256: z.string(),
      resultSha256: z.string(),
      transactions: z.int(),
      verdict: verdictSchema,
      result: statementResultSchema,
      corrected: correctedSchema.nullable(),
    }),
  ),
});
