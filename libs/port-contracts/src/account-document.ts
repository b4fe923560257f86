import { randomUUID } from 'node:crypto';
import { PortError } from '@crossfoot/ports';
import type { CollectionDefinition } from '@crossfoot/ports';
import { z } from 'zod';

/** The document that the documents suite works on. */
const accountSchema = z.object({
  email: z.string().nullable(),
  owner: z.object({ team: z.string(), rank: z.number() }).optional(),
  tags: z.array(z.string()).default([]),
  active: z.boolean().default(true),
  counter: z.int().default(0),
  expiresAt: z.number().nullable().default(null),
});
export type Account = z.infer<typeof accountSchema>;

export const account = (fields: Partial<Account> = {}): Account => accountSchema.parse({ email: null, ...fields });

export function accounts(): CollectionDefinition<Account> {
  return {
    name: `accounts-${randomUUID().slice(0, 8)}`,
    schema: accountSchema as z.ZodType<Account>,
    indexes: [
      { fields: ['email'], unique: true },
      { fields: ['owner.team', 'owner.rank'], unique: true },
      { fields: ['active', 'counter'] },
    ],
    expiresAt: 'expiresAt',
  };
}

/** The code of the PortError that a call rejects with; `resolved` where it does not. */
export const code = async (work: Promise<unknown>): Promise<string> => {
  const outcome = await work.then(
    () => 'resolved',
    (error: unknown) => error,
  );
  if (outcome instanceof PortError) return outcome.code;
  throw outcome instanceof Error ? outcome : new Error(`Expected a PortError, got ${String(outcome)}`);
};
