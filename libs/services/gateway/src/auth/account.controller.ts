import {
  changePasswordBodySchema,
  CodedError,
  deleteAccountBodySchema,
  identityMessages,
  identitySealPurpose,
  type ProfileBody,
  profileBodySchema,
  type SessionView,
  type IdentityUser,
  type CurrentUser as CurrentUserView,
} from '@crossfoot/contracts';
import { MessageBus, SecretBox } from '@crossfoot/runtime';
import { Controller, Delete, Get, HttpCode, Patch, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { CallerAddress } from '../visitor/caller-address.ts';
import { CheckedBody } from './checked-body.ts';
import { CurrentUserReader } from './current-user.reader.ts';
import { deviceName } from './device-name.ts';
import { CurrentUser, SessionGuard } from './session.guard.ts';
import { SessionResolver } from './session.resolver.ts';

/** What a signed-in user sees and changes of the account. Secrets are sealed or hashed here; no message carries one in clear. */
@Controller('api/auth')
@UseGuards(SessionGuard)
export class AccountController {
  constructor(
    private readonly bus: MessageBus,
    private readonly box: SecretBox,
    private readonly sessions: SessionResolver,
    private readonly address: CallerAddress,
    private readonly users: CurrentUserReader,
  ) {}

  @Get('user')
  async user(@CurrentUser() user: IdentityUser): Promise<CurrentUserView> {
    return this.users.read(user);
  }

  @Patch('profile')
  async updateProfile(
    @CheckedBody(profileBodySchema) { password, ...body }: ProfileBody,
    @CurrentUser() user: IdentityUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CurrentUserView> {
    const browserHash = this.sessions.cookies.ensureBrowserHash(request, response);
    return this.users.read(
      await this.bus.request(identityMessages.updateProfile, {
        userId: user.id,
        ...body,
        password: password === undefined || password === '' ? null : this.seal(password),
        browserHash,
      }),
    );
  }

  @Post('change-password')
  @HttpCode(200)
  async changePassword(
    @CheckedBody(changePasswordBodySchema) body: z.output<typeof changePasswordBodySchema>,
    @CurrentUser() user: IdentityUser,
    @Req() request: Request,
  ) {
    await this.bus.request(identityMessages.changePassword, {
      userId: user.id,
      currentPassword: this.seal(body.currentPassword),
      password: this.seal(body.password),
      sessionHash: this.currentSession(request),
      device: deviceName(request.headers['user-agent']),
      addressHash: this.address.hashOf(request),
    });
    return { message: 'Your password was changed. All other sessions were ended.' };
  }

  @Get('sessions')
  async listSessions(@CurrentUser() user: IdentityUser, @Req() request: Request): Promise<SessionView[]> {
    return this.bus.request(identityMessages.sessions, { userId: user.id, sessionHash: this.currentSession(request) });
  }

  @Post('sign-out-everywhere')
  @HttpCode(200)
  async signOutEverywhere(@CurrentUser() user: IdentityUser, @Req() request: Request) {
    await this.bus.request(identityMessages.signOutEverywhere, {
      userId: user.id,
      sessionHash: this.currentSession(request),
    });
    return { message: 'All other sessions were ended.' };
  }

  @Delete('user')
  async deleteAccount(
    @CheckedBody(deleteAccountBodySchema) body: z.output<typeof deleteAccountBodySchema>,
    @CurrentUser() user: IdentityUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.bus.request(identityMessages.deleteAccount, {
      userId: user.id,
      password: this.seal(body.password),
      addressHash: this.address.hashOf(request),
    });
    this.sessions.cookies.clearSession(response);
    return { message: 'Your account is being deleted. You will get a mail when it is done.' };
  }

  private seal(secret: string): string {
    return this.box.seal(secret, identitySealPurpose);
  }

  private currentSession(request: Request): string {
    const sessionHash = this.sessions.cookies.sessionHash(request);
    if (!sessionHash) throw new CodedError('UNAUTHENTICATED', 'Please sign in.');
    return sessionHash;
  }
}
