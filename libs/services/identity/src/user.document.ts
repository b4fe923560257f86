import type { CollectionDefinition } from '@crossfoot/ports';
import { z } from 'zod';

/** An event or mail request that was decided together with a change of the user, waiting to be relayed. */
export const pendingEventSchema = z.object({ pattern: z.string(), payload: z.record(z.string(), z.unknown()) });
export type PendingEvent = z.infer<typeof pendingEventSchema>;

/** One account. Everything that changes together lives in this one document; times are epoch milliseconds. */
export const userSchema = z.object({
  email: z.string(),
  /** Null once the account is closed, so that the address is free again. */
  emailKey: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  createdAt: z.int(),
  firstLoginAt: z.int().nullable(),
  /** Sessions of an older epoch are dead. */
  sessionEpoch: z.int(),
  /** Hashes of browsers that have signed in here; they are not held up by strangers' failures. Newest last. */
  knownBrowsers: z.array(z.string()),
  passwordReset: z.object({ tokenHash: z.string(), expiresAt: z.int(), requestedAt: z.int() }).nullable(),
  /** `requested`: nobody can sign in any more, billing is being closed. `closed`: only the events below are left to send. */
  deletion: z.enum(['requested', 'closed']).nullable(),
  outbox: z.array(pendingEventSchema),
  /** When the oldest event of the outbox was written; null where it is empty. */
  outboxSince: z.int().nullable(),
  /** An address that was never verified gives its place up after this time. */
  expiresAt: z.int().nullable(),
});
export type User = z.infer<typeof userSchema>;

export const userCollection: CollectionDefinition<User> = {
  name: 'identity-users',
  schema: userSchema,
  indexes: [
    { fields: ['emailKey'], unique: true },
    { fields: ['outboxSince'] },
    { fields: ['passwordReset.tokenHash'], unique: true },
  ],
  expiresAt: 'expiresAt',
};

/** How an address is compared: letter case and Unicode form do not make another account. */
export const emailKeyOf = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

export const sessionSchema = z.object({
  userId: z.string(),
  epoch: z.int(),
  device: z.string(),
  createdAt: z.int(),
  lastSeenAt: z.int(),
  expiresAt: z.int(),
});
export type Session = z.infer<typeof sessionSchema>;

export const sessionCollection: CollectionDefinition<Session> = {
  name: 'identity-sessions',
  schema: sessionSchema,
  indexes: [{ fields: ['userId'] }],
  expiresAt: 'expiresAt',
};

/** The codes of one account: at most one is alive, the counters outlive it. */
export const verificationSchema = z.object({
  email: z.string(),
  /** Null where the code was used, voided or guessed away. */
  codeHash: z.string().nullable(),
  codeExpiresAt: z.int(),
  guessesLeft: z.int(),
  browserHash: z.string(),
  /** Times of the codes of the last 24 hours. */
  issuedAt: z.array(z.int()),
  issuedInAll: z.int(),
  expiresAt: z.int(),
});
export type Verification = z.infer<typeof verificationSchema>;

export const verificationCollection: CollectionDefinition<Verification> = {
  name: 'identity-verifications',
  schema: verificationSchema,
  indexes: [],
  expiresAt: 'expiresAt',
};

/** Failures counted against one account or one network address. */
export const brakeSchema = z.object({ failures: z.int(), lastFailureAt: z.int(), expiresAt: z.int() });
export type Brake = z.infer<typeof brakeSchema>;

export const brakeCollection: CollectionDefinition<Brake> = {
  name: 'identity-brakes',
  schema: brakeSchema,
  indexes: [],
  expiresAt: 'expiresAt',
};
