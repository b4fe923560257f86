import {
  identityMessages as messages,
  identitySealPurpose,
  type IdentityUser,
  ownDataMessages,
  type SessionView,
  type signedInSchema,
  type verifiedSchema,
} from '@crossfoot/contracts';
import { CheckedPayload, SecretBox } from '@crossfoot/runtime';
import { Controller } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { z } from 'zod';
import { viewOf } from './accounts.ts';
import { notBefore } from './answer-time.ts';
import { LoginService } from './login.service.ts';
import { OwnData } from './own-data.ts';
import { PasswordService } from './password.service.ts';
import { ProfileService } from './profile.service.ts';
import { RegistrationService } from './registration.service.ts';
import { Sessions } from './sessions.ts';

type Payload<Name extends keyof typeof messages> = z.output<(typeof messages)[Name]['schema']>;

/** Calls whose answer must not tell whether an address is known take at least this long. */
const quietAnswerMs = 250;
const loginAnswerMs = 400;

/** Requests to identity. Passwords, codes and tokens arrive sealed and are opened here. */
@Controller()
export class IdentityController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly logins: LoginService,
    private readonly passwords: PasswordService,
    private readonly profiles: ProfileService,
    private readonly sessions: Sessions,
    private readonly ownData: OwnData,
    private readonly box: SecretBox,
  ) {}

  @MessagePattern(messages.register.pattern)
  async register(
    @CheckedPayload(messages.register) input: Payload<'register'>,
  ): Promise<{ requiresVerification: true; email: string }> {
    await this.registration.register({ ...input, password: this.open(input.password) });
    return { requiresVerification: true, email: input.email };
  }

  @MessagePattern(messages.login.pattern)
  async login(@CheckedPayload(messages.login) input: Payload<'login'>): Promise<z.input<typeof signedInSchema>> {
    const login = () => this.logins.login({ ...input, password: this.open(input.password) });
    const { user, isFirstLogin } = await notBefore(loginAnswerMs, login);
    return { user: viewOf(user), isFirstLogin };
  }

  @MessagePattern(messages.verifyCode.pattern)
  async verifyCode(
    @CheckedPayload(messages.verifyCode) input: Payload<'verifyCode'>,
  ): Promise<z.input<typeof verifiedSchema>> {
    const verify = () => this.registration.verify({ ...input, code: this.open(input.code) });
    const { user, signedIn } = await notBefore(quietAnswerMs, verify);
    return { user: viewOf(user), signedIn };
  }

  @MessagePattern(messages.resendCode.pattern)
  async resendCode(@CheckedPayload(messages.resendCode) input: Payload<'resendCode'>): Promise<null> {
    await notBefore(quietAnswerMs, () => this.registration.resend(input));
    return null;
  }

  @MessagePattern(messages.session.pattern)
  async session(@CheckedPayload(messages.session) input: Payload<'session'>): Promise<IdentityUser | null> {
    const user = await this.sessions.resolve(input.sessionHash);
    return user && viewOf(user);
  }

  @MessagePattern(messages.logout.pattern)
  async logout(@CheckedPayload(messages.logout) input: Payload<'logout'>): Promise<null> {
    await this.sessions.close(input.sessionHash);
    return null;
  }

  @MessagePattern(messages.sessions.pattern)
  async listSessions(@CheckedPayload(messages.sessions) input: Payload<'sessions'>): Promise<SessionView[]> {
    const user = await this.sessions.resolve(input.sessionHash);
    return user?.id === input.userId ? this.sessions.list(user, input.sessionHash) : [];
  }

  @MessagePattern(messages.signOutEverywhere.pattern)
  async signOutEverywhere(
    @CheckedPayload(messages.signOutEverywhere) input: Payload<'signOutEverywhere'>,
  ): Promise<null> {
    await this.profiles.signOutEverywhere(input.userId, input.sessionHash);
    return null;
  }

  @MessagePattern(messages.updateProfile.pattern)
  async updateProfile(@CheckedPayload(messages.updateProfile) input: Payload<'updateProfile'>): Promise<IdentityUser> {
    const password = input.password === null ? null : this.open(input.password);
    return viewOf(await this.profiles.update({ ...input, password }));
  }

  @MessagePattern(messages.changePassword.pattern)
  async changePassword(@CheckedPayload(messages.changePassword) input: Payload<'changePassword'>): Promise<null> {
    const { userId, sessionHash } = input;
    await this.passwords.change({
      userId,
      sessionHash,
      currentPassword: this.open(input.currentPassword),
      password: this.open(input.password),
    });
    return null;
  }

  @MessagePattern(messages.forgotPassword.pattern)
  async forgotPassword(@CheckedPayload(messages.forgotPassword) input: Payload<'forgotPassword'>): Promise<null> {
    await notBefore(quietAnswerMs, () => this.passwords.forgot(input));
    return null;
  }

  @MessagePattern(messages.resetPassword.pattern)
  async resetPassword(@CheckedPayload(messages.resetPassword) input: Payload<'resetPassword'>): Promise<null> {
    const { addressHash } = input;
    await this.passwords.reset({ addressHash, token: this.open(input.token), password: this.open(input.password) });
    return null;
  }

  @MessagePattern(ownDataMessages.identity.pattern)
  async exportData(
    @CheckedPayload(ownDataMessages.identity) input: z.output<typeof ownDataMessages.identity.schema>,
  ): Promise<z.input<typeof ownDataMessages.identity.reply>> {
    return this.ownData.of(input.userId, input.sessionHash);
  }

  @MessagePattern(messages.deleteAccount.pattern)
  async deleteAccount(@CheckedPayload(messages.deleteAccount) input: Payload<'deleteAccount'>): Promise<null> {
    await this.profiles.requestDeletion(input.userId, this.open(input.password));
    return null;
  }

  private open(sealed: string): string {
    return this.box.open(sealed, identitySealPurpose);
  }
}
