import { randomUUID } from 'node:crypto';
import { CodedError, type MailContent, mailSealPurpose, userRegisteredEvent } from '@crossfoot/contracts';
import { PortError, type Stored } from '@crossfoot/ports';
import type { SecretBox } from '@crossfoot/runtime';
import { type Accounts, mailEvent } from './accounts.ts';
import { addressPolicy, type Brakes } from './brakes.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { checkNewPassword } from './password-policy.ts';
import type { Sessions } from './sessions.ts';
import { emailKeyOf, type User } from './user.document.ts';
import { invalidCode, type VerificationCodes } from './verification-codes.ts';

/** An address that nobody proved within this time may be registered anew. */
const unverifiedLifeMs = 24 * 60 * 60_000;
const knownBrowsersKept = 10;

/** Registration, its six-digit code, and the proof of a changed address. */
export class RegistrationService {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: VerificationCodes,
    private readonly sessions: Sessions,
    private readonly hasher: PasswordHasher,
    private readonly brakes: Brakes,
    private readonly box: SecretBox,
  ) {}

  /** Makes the account and mails its code. Throws CodedError EMAIL_EXISTS, PASSWORD_TOO_COMMON, RATE_LIMITED. */
  async register(input: {
    email: string;
    firstName: string;
    lastName: string;
    password: string;
    browserHash: string;
    addressHash: string;
  }): Promise<void> {
    await this.brakes.attempt(`register:${input.addressHash}`, addressPolicy);
    await checkNewPassword(input.password, input.email);
    const now = this.accounts.now();
    const id = randomUUID();
    const user: User = {
      email: input.email,
      emailKey: emailKeyOf(input.email),
      firstName: input.firstName,
      lastName: input.lastName,
      passwordHash: await this.hasher.hash(input.password),
      emailVerified: false,
      pendingEmail: null,
      createdAt: now,
      firstLoginAt: null,
      sessionEpoch: 1,
      knownBrowsers: [],
      passwordReset: null,
      deletion: null,
      outbox: [],
      outboxSince: null,
      expiresAt: now + unverifiedLifeMs,
    };
    const stored = await this.accounts.insert(id, user).catch((error: unknown) => {
      if (error instanceof PortError && error.code === 'alreadyExists')
        throw new CodedError('EMAIL_EXISTS', 'Email already exists, please log in', { userExists: true });
      throw error;
    });
    await this.sendCode(stored, input.email, 'registration', input.browserHash);
  }

  /** A code by mail, decided together with the account's outbox. */
  async sendCode(
    user: Stored<User>,
    to: string,
    reason: 'registration' | 'emailChange',
    browserHash: string,
  ): Promise<void> {
    const code = await this.codes.issue(user.id, to, browserHash);
    const content: MailContent = {
      template: 'verificationCode',
      firstName: user.body.firstName,
      sealedCode: this.box.seal(code, mailSealPurpose),
      reason,
    };
    await this.accounts.change(user.id, (body) => ({ user: body, events: [mailEvent(to, content)] }));
  }

  /**
   * For an address that waits for its code, of a registration or of the signed-in user: a new one. For every other
   * address: nothing, without a word.
   */
  async resend(input: {
    email: string;
    browserHash: string;
    addressHash: string;
    userId: string | null;
  }): Promise<void> {
    await this.brakes.attempt(`resend:${input.addressHash}`, addressPolicy);
    const caller = input.userId === null ? null : await this.accounts.byId(input.userId);
    const pending = caller?.body.pendingEmail ?? null;
    if (caller && pending !== null && emailKeyOf(pending) === emailKeyOf(input.email)) {
      // Whether another account has the address is told to nobody: its owner gets no code.
      if (await this.accounts.byEmail(pending)) return;
      return this.sendCode(caller, pending, 'emailChange', input.browserHash);
    }
    const user = await this.accounts.byEmail(input.email);
    if (!user || user.body.emailVerified || user.body.deletion) return;
    const mayKnow = await this.codes.isAskedBy(user.id, input.browserHash);
    await this.sendCode(user, user.body.email, 'registration', input.browserHash).catch((error: unknown) => {
      // "A code was sent a moment ago" would tell a stranger that the address is registered.
      if (mayKnow || !(error instanceof CodedError) || error.code !== 'RATE_LIMITED') throw error;
    });
  }

  /**
   * Proves an address. `userId` is the signed-in user who changes the address, or null for a registration.
   * In the browser that registered it signs in as well. Throws CodedError CODE_INVALID.
   */
  async verify(input: {
    email: string;
    code: string;
    sessionHash: string;
    browserHash: string | null;
    device: string;
    addressHash: string;
    userId: string | null;
  }): Promise<{ user: Stored<User>; signedIn: boolean }> {
    await this.brakes.attempt(`verify:${input.addressHash}`, addressPolicy);
    const user =
      input.userId === null ? await this.accounts.byEmail(input.email) : await this.accounts.byId(input.userId);
    if (!user || user.body.deletion) throw invalidCode();
    const isChange = user.body.pendingEmail !== null && emailKeyOf(user.body.pendingEmail) === emailKeyOf(input.email);
    if (!isChange && user.body.emailVerified) throw invalidCode();
    const address = isChange ? (user.body.pendingEmail ?? '') : user.body.email;
    const { sameBrowser } = await this.codes.confirm(user.id, address, input.code, input.browserHash);
    const verified = isChange
      ? await this.adoptAddress(user, address)
      : await this.adoptUser(user, sameBrowser ? input.browserHash : null);
    await this.codes.forget(user.id);
    await this.brakes.takeBack(`verify:${input.addressHash}`);
    const signedIn = sameBrowser && !isChange;
    if (signedIn) await this.sessions.open(input.sessionHash, verified, input.device);
    return { user: verified, signedIn };
  }

  private async adoptUser(user: Stored<User>, browserHash: string | null): Promise<Stored<User>> {
    const verified = await this.accounts.change(user.id, (body) => ({
      user: {
        ...body,
        emailVerified: true,
        expiresAt: null,
        firstLoginAt: browserHash ? this.accounts.now() : body.firstLoginAt,
        knownBrowsers: rememberBrowser(body.knownBrowsers, browserHash),
      },
      events: [
        { pattern: userRegisteredEvent.pattern, payload: { userId: user.id, registeredAt: body.createdAt } },
        mailEvent(body.email, { template: 'welcome', firstName: body.firstName }, `welcome-${user.id}`),
      ],
    }));
    if (!verified) throw invalidCode();
    return verified;
  }

  private async adoptAddress(user: Stored<User>, address: string): Promise<Stored<User>> {
    const changed = await this.accounts
      .change(user.id, (body) => ({
        user: { ...body, email: address, emailKey: emailKeyOf(address), pendingEmail: null },
        events: [
          mailEvent(body.email, { template: 'emailChanged', firstName: body.firstName, newEmail: maskEmail(address) }),
        ],
      }))
      .catch((error: unknown) => {
        // Somebody has registered the address since; the code proves it, but it is taken.
        if (error instanceof PortError && error.code === 'alreadyExists')
          throw new CodedError('EMAIL_EXISTS', 'Another account uses this address by now.', { userExists: true });
        throw error;
      });
    if (!changed) throw invalidCode();
    return changed;
  }
}

/** The last browsers that signed in to an account, newest last, each once. */
export function rememberBrowser(known: readonly string[], browserHash: string | null): string[] {
  if (browserHash === null) return [...known];
  return [...known.filter((hash) => hash !== browserHash), browserHash].slice(-knownBrowsersKept);
}

/** Enough of an address to recognise one's own: `j…@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
