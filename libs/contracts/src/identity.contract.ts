import { z } from 'zod';

/** Longest accepted password; it is hashed whole, never cut. */
export const passwordMaxLength = 256;

const email = z.email('Invalid email address').max(254, 'Invalid email address');
const passwordText = (message: string) =>
  z.string().min(6, message).max(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters`);
const password = passwordText('Password must be at least 6 characters');
/** A person's name as it may stand in a mail: no control characters or line breaks. */
const personName = (message: string) =>
  z
    .string()
    .trim()
    .min(1, message)
    .max(100)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}<>]*$/u, 'Please use letters only');

// ── Bodies of the HTTP calls (the web validates its forms with the same schemas) ──

export const loginBodySchema = z.object({ email, password });

export const registerBodySchema = z
  .object({
    email,
    password,
    firstName: personName('First name is required'),
    lastName: personName('Last name is required'),
    confirmPassword: passwordText('Please confirm your password'),
    planName: z.literal('free').default('free'),
  })
  .refine((body) => body.password === body.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  });

export const verificationCodeSchema = z.string().regex(/^\d{6}$/, 'Please enter a 6-digit verification code');
export const verifyCodeBodySchema = z.object({ email, code: verificationCodeSchema });
export const resendCodeBodySchema = z.object({ email });
export const forgotPasswordBodySchema = z.object({ email });
export const resetPasswordBodySchema = z
  .object({
    token: z.string().min(20).max(200),
    password,
    confirmPassword: passwordText('Please confirm your password'),
  })
  .refine((body) => body.password === body.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  });
export const changePasswordBodySchema = z
  .object({
    currentPassword: passwordText('Password must be at least 6 characters'),
    password,
    confirmPassword: passwordText('Please confirm your password'),
  })
  .refine((body) => body.password === body.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
  });
export const profileBodySchema = z.object({
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  email,
  /** Needed for another address: whoever has it can set a new password. */
  password: z.string().max(passwordMaxLength).optional(),
});
export const deleteAccountBodySchema = z.object({ password: z.string().min(1).max(passwordMaxLength) });

export type LoginBody = z.infer<typeof loginBodySchema>;
export type RegisterBody = z.infer<typeof registerBodySchema>;
export type ProfileBody = z.infer<typeof profileBodySchema>;

// ── What identity answers ──

/** What identity knows of a user. `id` is opaque; times are ISO. Usage and plan come from billing. */
export const identityUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailVerified: z.boolean(),
  /** A new address that waits for its code; null where none does. */
  pendingEmail: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type IdentityUser = z.infer<typeof identityUserSchema>;

/** `GET /api/auth/user`: identity's part and billing's part in one. */
export const currentUserSchema = identityUserSchema.extend({
  profileImageUrl: z.string().nullable(),
  pagesUsed: z.int(),
  pagesLimit: z.int(),
  /** When the pages are counted anew. */
  pagesRenewAt: z.iso.datetime().nullable(),
  subscriptionTier: z.string(),
  /** Null where nothing is charged any more. */
  nextBillingAt: z.iso.datetime().nullable(),
  /** Null where the subscription goes on. */
  subscriptionEndsAt: z.iso.datetime().nullable(),
  stripeSubscriptionId: z.string().nullable(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** Reply of login and of a verification that signed the browser in. */
export const signedInSchema = z.object({ user: identityUserSchema, isFirstLogin: z.boolean() });
export const registeredSchema = z.object({ requiresVerification: z.literal(true), email: z.string() });
/** `signedIn` is false where the code was entered in another browser than the one that registered. */
export const verifiedSchema = z.object({ user: identityUserSchema, signedIn: z.boolean() });

/** One row of "where you are signed in". */
export const sessionViewSchema = z.object({
  /** Opaque; not the session's secret. */
  id: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionViewSchema>;

// ── Messages to identity ──
// No secret crosses in clear: session tokens and the registering browser's key cross as SHA-256 hashes (hex) made by the
// gateway; passwords and codes are sealed for the purpose `identity`.

const sealed = z.string().min(1).max(4_000);
const tokenHash = z.string().length(64);
/** Salted hash of the caller's network address, for the brakes. */
const addressHash = z.string().max(128);
const device = z.string().max(200);

export const identityMessages = {
  register: {
    pattern: 'identity.register.v1',
    schema: z.object({
      email,
      firstName: z.string(),
      lastName: z.string(),
      password: sealed,
      browserHash: tokenHash,
      addressHash,
    }),
    reply: registeredSchema,
  },
  login: {
    pattern: 'identity.login.v1',
    schema: z.object({ email, password: sealed, sessionHash: tokenHash, browserHash: tokenHash, device, addressHash }),
    reply: signedInSchema,
  },
  verifyCode: {
    pattern: 'identity.verify-code.v1',
    schema: z.object({
      email,
      code: sealed,
      sessionHash: tokenHash,
      browserHash: tokenHash.nullable(),
      device,
      addressHash,
      userId: z.string().nullable(),
    }),
    reply: verifiedSchema,
  },
  resendCode: {
    pattern: 'identity.resend-code.v1',
    schema: z.object({ email, browserHash: tokenHash, addressHash, userId: z.string().nullable() }),
    reply: z.null(),
  },
  /** Null where no such session lives. */
  session: {
    pattern: 'identity.session.v1',
    schema: z.object({ sessionHash: tokenHash }),
    reply: identityUserSchema.nullable(),
  },
  logout: { pattern: 'identity.logout.v1', schema: z.object({ sessionHash: tokenHash }), reply: z.null() },
  sessions: {
    pattern: 'identity.sessions.v1',
    schema: z.object({ userId: z.string(), sessionHash: tokenHash }),
    reply: z.array(sessionViewSchema),
  },
  /** Ends every session of the user but the calling one. */
  signOutEverywhere: {
    pattern: 'identity.sign-out-everywhere.v1',
    schema: z.object({ userId: z.string(), sessionHash: tokenHash }),
    reply: z.null(),
  },
  updateProfile: {
    pattern: 'identity.update-profile.v1',
    schema: z.object({
      userId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email,
      /** Null where none was given. */
      password: sealed.nullable(),
      browserHash: tokenHash,
    }),
    reply: identityUserSchema,
  },
  /** The calling session is replaced by a new one; all others end. */
  changePassword: {
    pattern: 'identity.change-password.v1',
    schema: z.object({
      userId: z.string(),
      currentPassword: sealed,
      password: sealed,
      sessionHash: tokenHash,
      device,
      addressHash,
    }),
    reply: z.null(),
  },
  forgotPassword: { pattern: 'identity.forgot-password.v1', schema: z.object({ email, addressHash }), reply: z.null() },
  resetPassword: {
    pattern: 'identity.reset-password.v1',
    schema: z.object({ token: sealed, password: sealed, addressHash }),
    reply: z.null(),
  },
  deleteAccount: {
    pattern: 'identity.delete-account.v1',
    schema: z.object({ userId: z.string(), password: sealed, addressHash }),
    reply: z.null(),
  },
} as const;

/** Purpose under which the gateway seals secrets for identity. */
export const identitySealPurpose = 'identity';

// ── Events ──

/** `identity.registered.v1`: an address was verified for the first time; billing opens the free plan from this day. */
export const userRegisteredEvent = {
  pattern: 'identity.registered.v1',
  schema: z.object({ userId: z.string(), registeredAt: z.int() }),
} as const;

/** `identity.account-deletion-requested.v1`: billing ends the subscription and answers with `billing.account-closed.v1`. */
export const accountDeletionRequestedEvent = {
  pattern: 'identity.account-deletion-requested.v1',
  schema: z.object({ userId: z.string() }),
} as const;

/** `identity.account-deleted.v1`: every service deletes what it holds of the user. */
export const accountDeletedEvent = {
  pattern: 'identity.account-deleted.v1',
  schema: z.object({ userId: z.string() }),
} as const;

/** `billing.account-closed.v1`: the provider has confirmed that nothing will be charged any more. */
export const accountClosedEvent = {
  pattern: 'billing.account-closed.v1',
  schema: z.object({ userId: z.string() }),
} as const;
