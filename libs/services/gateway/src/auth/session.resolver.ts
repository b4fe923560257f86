import { identityMessages, type IdentityUser } from '@crossfoot/contracts';
import { type Configuration, CONFIGURATION, MessageBus } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AuthCookies } from './auth-cookies.ts';

/** Who is behind a request. Asked of identity at every call, so that an ended session is dead at once everywhere. */
@Injectable()
export class SessionResolver {
  readonly cookies: AuthCookies;
  private readonly bus: MessageBus;

  constructor(bus: MessageBus, @Inject(CONFIGURATION) configuration: Configuration) {
    this.bus = bus;
    this.cookies = new AuthCookies(configuration);
  }

  /** The signed-in user, or null. A request without a session cookie asks nobody. */
  async resolve(request: Request): Promise<IdentityUser | null> {
    const sessionHash = this.cookies.sessionHash(request);
    return sessionHash ? this.bus.request(identityMessages.session, { sessionHash }) : null;
  }
}
