import { CodedError, type Owner } from '@crossfoot/contracts';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SessionResolver } from '../auth/session.resolver.ts';
import { CallerAddress } from './caller-address.ts';
import { VisitorCookie } from './visitor-cookie.ts';

/** Who a request comes from: a signed-in user, or else a visitor. */
@Injectable()
export class Caller {
  constructor(
    private readonly sessions: SessionResolver,
    private readonly visitors: VisitorCookie,
    private readonly addresses: CallerAddress,
  ) {}

  /** Throws UNAUTHENTICATED where nobody is signed in. */
  async user(request: Request): Promise<Owner> {
    const user = await this.sessions.resolve(request);
    if (user === null) throw new CodedError('UNAUTHENTICATED', 'Please sign in.');
    return { kind: 'user', id: user.id };
  }

  /** Tells one signed-in browser from another without asking anybody. Throws UNAUTHENTICATED where it carries no session. */
  sessionKey(request: Request): string {
    const hash = this.sessions.cookies.sessionHash(request);
    if (hash === null) throw new CodedError('UNAUTHENTICATED', 'Please sign in.');
    return `session:${hash}`;
  }

  /** The visitor; one who comes for the first time gets a cookie. */
  visitor(request: Request, response: Response): Extract<Owner, { kind: 'visitor' }> {
    const id = this.visitors.ensure(request, response);
    return { kind: 'visitor', id, addressHash: this.addresses.hashOf(request) };
  }

  /** Somebody who is already known, as user or as visitor. Throws UNAUTHENTICATED. */
  async known(request: Request): Promise<Owner> {
    const user = await this.sessions.resolve(request);
    if (user !== null) return { kind: 'user', id: user.id };
    const id = this.visitors.read(request);
    if (id === null) throw new CodedError('UNAUTHENTICATED', 'Please sign in.');
    return { kind: 'visitor', id, addressHash: this.addresses.hashOf(request) };
  }

  /** Throws UNAUTHENTICATED where the session has ended by which a request was this owner's. */
  async mustStillBe(owner: Owner, request: Request): Promise<void> {
    const { kind, id } = await this.known(request);
    if (kind !== owner.kind || id !== owner.id) throw new CodedError('UNAUTHENTICATED', 'Please sign in.');
  }
}
