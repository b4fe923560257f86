import { createHash, randomBytes } from 'node:crypto';
import { CodedError, mailSealPurpose } from '@crossfoot/contracts';
import type { Stored } from '@crossfoot/ports';
import type { SecretBox } from '@crossfoot/runtime';
import { type Accounts, mailEvent } from './accounts.ts';
import { accountPolicy, addressPolicy, type Brakes } from './brakes.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { checkNewPassword } from './password-policy.ts';
import type { Sessions } from './sessions.ts';
import type { User } from './user.document.ts';

const resetLifeMs = 60 * 60_000;
const resetAgainAfterMs = 60_000;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Changing a password while signed in, and getting a forgotten one back through a mailed link. */
export class PasswordService {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly hasher: PasswordHasher,
    private readonly brakes: Brakes,
    private readonly box: SecretBox,
  ) {}

  /** Checks the password of a signed-in user. Throws CodedError INVALID_CREDENTIALS, RATE_LIMITED. */
  async confirm(userId: string, password: string): Promise<Stored<User>> {
    const brake = `confirm:${userId}`;
    await this.brakes.attempt(brake, accountPolicy);
    const user = await this.accounts.byId(userId);
    const isRight = await this.hasher.verify(password, user && !user.body.deletion ? user.body.passwordHash : null);
    if (!user || !isRight) throw new CodedError('INVALID_CREDENTIALS', 'The current password is not right');
    await this.brakes.succeeded(brake);
    return user;
  }

  /** Every other session dies; the calling one goes on. */
  async change(input: {
    userId: string;
    currentPassword: string;
    password: string;
    sessionHash: string;
  }): Promise<void> {
    const user = await this.confirm(input.userId, input.currentPassword);
    const changed = await this.setPassword(user, input.password);
    await this.sessions.renew(input.sessionHash, changed.body.sessionEpoch);
    await this.sessions.removeAll(user.id, input.sessionHash);
  }

  /** Mails a link to a known address, at most once a minute. For an unknown one: nothing, without a word. */
  async forgot(input: { email: string; addressHash: string }): Promise<void> {
    await this.brakes.attempt(`forgot:${input.addressHash}`, addressPolicy);
    const user = await this.accounts.byEmail(input.email);
    if (!user || user.body.deletion) return;
    const token = randomBytes(32).toString('base64url');
    const sealedToken = this.box.seal(token, mailSealPurpose);
    await this.accounts.change(user.id, (body) => {
      const now = this.accounts.now();
      if (body.passwordReset && body.passwordReset.requestedAt > now - resetAgainAfterMs) return null;
      return {
        user: { ...body, passwordReset: { tokenHash: hashOf(token), expiresAt: now + resetLifeMs, requestedAt: now } },
        events: [mailEvent(body.email, { template: 'passwordReset', firstName: body.firstName, sealedToken })],
      };
    });
  }

  /** A link is good once, for an hour. It proves the address as well. Throws CodedError RESET_LINK_INVALID. */
  async reset(input: { token: string; password: string; addressHash: string }): Promise<void> {
    await this.brakes.attempt(`reset:${input.addressHash}`, addressPolicy);
    const tokenHash = hashOf(input.token);
    const user = await this.accounts.users.findOne({ 'passwordReset.tokenHash': tokenHash });
    const isGood = (body: User): boolean =>
      body.passwordReset?.tokenHash === tokenHash &&
      body.passwordReset.expiresAt > this.accounts.now() &&
      !body.deletion;
    if (!user || !isGood(user.body))
      throw new CodedError('RESET_LINK_INVALID', 'This link was used already or is too old. Please ask for a new one.');
    await this.setPassword(user, input.password, isGood);
    await this.sessions.removeAll(user.id, null);
    await this.brakes.takeBack(`reset:${input.addressHash}`);
  }

  private async setPassword(
    user: Stored<User>,
    password: string,
    mayChange: (body: User) => boolean = () => true,
  ): Promise<Stored<User>> {
    await checkNewPassword(password, user.body.email);
    const passwordHash = await this.hasher.hash(password);
    const changed = await this.accounts.change(user.id, (body) => {
      if (!mayChange(body)) return null;
      return {
        user: {
          ...body,
          passwordHash,
          passwordReset: null,
          emailVerified: body.emailVerified || body.passwordReset !== null,
          expiresAt: null,
          sessionEpoch: body.sessionEpoch + 1,
        },
        events: [mailEvent(body.email, { template: 'passwordChanged', firstName: body.firstName })],
      };
    });
    if (!changed)
      throw new CodedError('RESET_LINK_INVALID', 'This link was used already or is too old. Please ask for a new one.');
    return changed;
  }
}
