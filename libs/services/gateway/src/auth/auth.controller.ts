import {
  forgotPasswordBodySchema,
  identityMessages,
  identitySealPurpose,
  type LoginBody,
  loginBodySchema,
  type RegisterBody,
  registerBodySchema,
  resendCodeBodySchema,
  resetPasswordBodySchema,
  verifyCodeBodySchema,
} from '@crossfoot/contracts';
import { MessageBus, SecretBox } from '@crossfoot/runtime';
import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { CallerAddress } from '../visitor/caller-address.ts';
import { hashOf, newToken } from './auth-cookies.ts';
import { CheckedBody } from './checked-body.ts';
import { deviceName } from './device-name.ts';
import { SessionResolver } from './session.resolver.ts';

/** Registration, signing in and out, codes and passwords. Secrets are sealed or hashed here; no message carries one in clear. */
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly bus: MessageBus,
    private readonly box: SecretBox,
    private readonly sessions: SessionResolver,
    private readonly address: CallerAddress,
  ) {}

  @Post('register')
  async register(
    @CheckedBody(registerBodySchema) body: RegisterBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { email, firstName, lastName } = body;
    return this.bus.request(identityMessages.register, {
      email,
      firstName,
      lastName,
      password: this.seal(body.password),
      browserHash: this.sessions.cookies.ensureBrowserHash(request, response),
      addressHash: this.address.hashOf(request),
    });
  }

  @Post('login')
  @HttpCode(200)
  async login(
    @CheckedBody(loginBodySchema) body: LoginBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const token = newToken();
    const reply = await this.bus.request(identityMessages.login, {
      email: body.email,
      password: this.seal(body.password),
      sessionHash: hashOf(token),
      browserHash: this.sessions.cookies.ensureBrowserHash(request, response),
      device: deviceName(request.headers['user-agent']),
      addressHash: this.address.hashOf(request),
    });
    await this.endSession(request);
    this.sessions.cookies.setSession(response, token);
    return reply;
  }

  @Post('verify-code')
  @HttpCode(200)
  async verifyCode(
    @CheckedBody(verifyCodeBodySchema) body: z.output<typeof verifyCodeBodySchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const token = newToken();
    const caller = await this.sessions.resolve(request);
    const reply = await this.bus.request(identityMessages.verifyCode, {
      email: body.email,
      code: this.seal(body.code),
      sessionHash: hashOf(token),
      browserHash: this.sessions.cookies.browserHash(request),
      device: deviceName(request.headers['user-agent']),
      addressHash: this.address.hashOf(request),
      userId: caller?.id ?? null,
    });
    if (reply.signedIn) this.sessions.cookies.setSession(response, token);
    // Elsewhere than in the browser that registered, an answer tells no more than that the address is proven.
    return reply.signedIn || caller ? reply : { signedIn: false };
  }

  @Post('resend-code')
  @HttpCode(200)
  async resendCode(
    @CheckedBody(resendCodeBodySchema) body: z.output<typeof resendCodeBodySchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const browserHash = this.sessions.cookies.ensureBrowserHash(request, response);
    await this.bus.request(identityMessages.resendCode, {
      email: body.email,
      browserHash,
      addressHash: this.address.hashOf(request),
      userId: (await this.sessions.resolve(request))?.id ?? null,
    });
    return { message: 'If this address waits for a code, a new one is on its way.' };
  }

  @Post('logout')
  @HttpCode(200)
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    await this.endSession(request);
    this.sessions.cookies.clearSession(response);
    return { message: 'Signed out.' };
  }

  @Post('forgot-password')
  @HttpCode(200)
  async forgotPassword(
    @CheckedBody(forgotPasswordBodySchema) body: z.output<typeof forgotPasswordBodySchema>,
    @Req() request: Request,
  ) {
    await this.bus.request(identityMessages.forgotPassword, {
      email: body.email,
      addressHash: this.address.hashOf(request),
    });
    return { message: 'If there is an account with this address, a link is on its way.' };
  }

  @Post('reset-password')
  @HttpCode(200)
  async resetPassword(
    @CheckedBody(resetPasswordBodySchema) body: z.output<typeof resetPasswordBodySchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { token, password } = body;
    await this.bus.request(identityMessages.resetPassword, {
      token: this.seal(token),
      password: this.seal(password),
      addressHash: this.address.hashOf(request),
    });
    this.sessions.cookies.clearSession(response);
    return { message: 'Your password was changed. Please log in.' };
  }

  private seal(secret: string): string {
    return this.box.seal(secret, identitySealPurpose);
  }

  private async endSession(request: Request): Promise<void> {
    const sessionHash = this.sessions.cookies.sessionHash(request);
    if (sessionHash) await this.bus.request(identityMessages.logout, { sessionHash });
  }
}
