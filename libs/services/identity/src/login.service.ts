import { CodedError } from '@crossfoot/contracts';
import type { Stored } from '@crossfoot/ports';
import type { Accounts } from './accounts.ts';
import { accountPolicy, addressPolicy, type Brakes } from './brakes.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { rememberBrowser, type RegistrationService } from './registration.service.ts';
import type { Sessions } from './sessions.ts';
import { emailKeyOf, type User } from './user.document.ts';

/** Signing in and out. The answer for an unknown address and for a wrong password is one and the same, in body and time. */
export class LoginService {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly registration: RegistrationService,
    private readonly hasher: PasswordHasher,
    private readonly brakes: Brakes,
  ) {}

  /**
   * Opens the session. Throws CodedError INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED (after a right password; a new code is
   * on its way), RATE_LIMITED.
   */
  async login(input: {
    email: string;
    password: string;
    sessionHash: string;
    browserHash: string;
    device: string;
    addressHash: string;
  }): Promise<{ user: Stored<User>; isFirstLogin: boolean }> {
    const user = await this.accounts.byEmail(input.email);
    const addressBrake = `login-address:${input.addressHash}`;
    // A browser that has signed in before has a brake of its own: a stranger's failures do not keep its owner out.
    const isKnown = user?.body.knownBrowsers.includes(input.browserHash) ?? false;
    const accountBrake = isKnown ? `login-browser:${input.browserHash}` : `login-account:${emailKeyOf(input.email)}`;
    // Nor do the failures of others behind the same network address.
    if (!isKnown) await this.brakes.attempt(addressBrake, addressPolicy);
    await this.brakes.attempt(accountBrake, accountPolicy);

    const mayEnter = user !== null && user.body.deletion === null;
    const isRight = await this.hasher.verify(input.password, mayEnter ? user.body.passwordHash : null);
    if (!mayEnter || !isRight) throw new CodedError('INVALID_CREDENTIALS', 'Invalid email or password');
    await this.brakes.succeeded(accountBrake);
    // One's own account must not buy new guesses at the accounts of others.
    if (!isKnown) await this.brakes.takeBack(addressBrake);
    if (!user.body.emailVerified) await this.askForCode(user, input.browserHash);

    const outdated = this.hasher.isOutdated(user.body.passwordHash) ? await this.hasher.hash(input.password) : null;
    let isFirstLogin = false;
    const entered = await this.accounts.change(user.id, (body) => {
      if (body.deletion) return null;
      isFirstLogin = body.firstLoginAt === null;
      return {
        user: {
          ...body,
          firstLoginAt: body.firstLoginAt ?? this.accounts.now(),
          passwordHash: outdated ?? body.passwordHash,
          knownBrowsers: rememberBrowser(body.knownBrowsers, input.browserHash),
        },
      };
    });
    if (!entered) throw new CodedError('INVALID_CREDENTIALS', 'Invalid email or password');
    await this.sessions.open(input.sessionHash, entered, input.device);
    return { user: entered, isFirstLogin };
  }

  private async askForCode(user: Stored<User>, browserHash: string): Promise<never> {
    await this.registration.sendCode(user, user.body.email, 'registration', browserHash).catch((error: unknown) => {
      // The code of a moment ago is still good.
      if (!(error instanceof CodedError) || error.code !== 'RATE_LIMITED') throw error;
    });
    throw new CodedError(
      'EMAIL_NOT_VERIFIED',
      'Please verify your email address. A new verification code has been sent.',
      {
        requiresVerification: true,
        email: user.body.email,
      },
    );
  }
}
