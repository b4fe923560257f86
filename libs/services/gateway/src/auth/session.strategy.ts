import type { IdentityUser } from '@crossfoot/contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';

export const sessionStrategyName = 'crossfoot-session';

/** A request whose session can be looked up; the guard puts `findUser` there. */
export interface ResolvableRequest extends Request {
  findUser?: () => Promise<IdentityUser | null>;
}

class CookieStrategy extends passport.Strategy {
  override name = sessionStrategyName;

  /** Called by passport. It holds no state of a service: passport's registry is one for the whole process. */
  override authenticate(request: ResolvableRequest): void {
    const find = request.findUser;
    if (!find) return this.fail();
    find().then(
      (user) => (user ? this.success(user) : this.fail()),
      (error: unknown) => this.error(error),
    );
  }
}

/** The session cookie as a passport strategy. */
@Injectable()
export class SessionStrategy extends PassportStrategy(CookieStrategy, sessionStrategyName) {
  override validate(): never {
    throw new Error('The session strategy decides in authenticate().');
  }
}
