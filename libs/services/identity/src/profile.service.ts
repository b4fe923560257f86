import { accountDeletedEvent, accountDeletionRequestedEvent, CodedError } from '@crossfoot/contracts';
import type { Stored } from '@crossfoot/ports';
import { type Accounts, mailEvent } from './accounts.ts';
import type { PasswordService } from './password.service.ts';
import { maskEmail, type RegistrationService } from './registration.service.ts';
import type { Sessions } from './sessions.ts';
import { emailKeyOf, type User } from './user.document.ts';
import type { VerificationCodes } from './verification-codes.ts';

const unknownAccount = () => new CodedError('UNAUTHENTICATED', 'Please sign in again.');

const passwordNeeded = () => new CodedError('INVALID_CREDENTIALS', 'A new address needs your current password');

/** What a signed-in user changes about the account: names, address, sessions, its end. */
export class ProfileService {
  constructor(
    private readonly accounts: Accounts,
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordService,
    private readonly sessions: Sessions,
    private readonly codes: VerificationCodes,
  ) {}

  /** Names change at once. A new address takes the password, waits until its code is entered, and the old one is told. */
  async update(input: {
    userId: string;
    firstName: string;
    lastName: string;
    email: string;
    password: string | null;
    browserHash: string;
  }): Promise<Stored<User>> {
    const current = await this.accounts.byId(input.userId);
    if (!current || current.body.deletion) throw unknownAccount();
    const isNewAddress = emailKeyOf(input.email) !== emailKeyOf(current.body.email);
    if (isNewAddress) {
      if (input.password === null) throw passwordNeeded();
      await this.passwords.confirm(input.userId, input.password);
    }
    const isAskedAgain =
      current.body.pendingEmail !== null && emailKeyOf(current.body.pendingEmail) === emailKeyOf(input.email);
    const changed = await this.accounts.change(input.userId, (body) => ({
      user: {
        ...body,
        firstName: input.firstName,
        lastName: input.lastName,
        email: isNewAddress ? body.email : input.email,
        pendingEmail: isNewAddress ? input.email : null,
      },
      events:
        isNewAddress && !isAskedAgain
          ? [
              mailEvent(body.email, {
                template: 'emailChangeRequested',
                firstName: input.firstName,
                newEmail: maskEmail(input.email),
              }),
            ]
          : [],
    }));
    if (!changed) throw unknownAccount();
    // Whether another account has the address is told to nobody here: its owner gets no code, and the code decides.
    if (isNewAddress && !(await this.accounts.byEmail(input.email)))
      await this.registration.sendCode(changed, input.email, 'emailChange', input.browserHash);
    return changed;
  }

  async signOutEverywhere(userId: string, sessionHash: string): Promise<void> {
    const changed = await this.accounts.change(userId, (body) => ({
      user: { ...body, sessionEpoch: body.sessionEpoch + 1 },
    }));
    if (!changed) throw unknownAccount();
    await this.sessions.renew(sessionHash, changed.body.sessionEpoch);
    await this.sessions.removeAll(userId, sessionHash);
  }

  /** Asks for the password, ends every session at once, and has billing end the subscription; `close` follows. */
  async requestDeletion(userId: string, password: string): Promise<void> {
    await this.passwords.confirm(userId, password);
    await this.accounts.change(userId, (body) => {
      if (body.deletion) return null;
      return {
        user: { ...body, deletion: 'requested', sessionEpoch: body.sessionEpoch + 1, passwordReset: null },
        events: [{ pattern: accountDeletionRequestedEvent.pattern, payload: { userId } }],
      };
    });
    await this.sessions.removeAll(userId, null);
  }

  /** Billing has confirmed: the data goes, the other services and the person are told. Idempotent. */
  async close(userId: string): Promise<void> {
    await this.accounts.change(userId, (body) => {
      if (body.deletion !== 'requested') return null;
      return {
        user: {
          ...body,
          deletion: 'closed',
          email: '',
          emailKey: null,
          pendingEmail: null,
          firstName: '',
          lastName: '',
          passwordHash: '',
          knownBrowsers: [],
        },
        events: [
          { pattern: accountDeletedEvent.pattern, payload: { userId } },
          mailEvent(body.email, { template: 'accountDeleted', firstName: body.firstName }, `account-deleted-${userId}`),
        ],
      };
    });
    await this.codes.forget(userId);
    await this.sessions.removeAll(userId, null);
  }
}
