import { CodedError, type IdentityUser } from '@crossfoot/contracts';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { SessionResolver } from './session.resolver.ts';
import { type ResolvableRequest, sessionStrategyName } from './session.strategy.ts';

/** Lets signed-in users through; everybody else gets UNAUTHENTICATED. */
@Injectable()
export class SessionGuard extends AuthGuard(sessionStrategyName) {
  constructor(private readonly sessions: SessionResolver) {
    super();
  }

  override canActivate(
    context: ExecutionContext,
  ): ReturnType<InstanceType<ReturnType<typeof AuthGuard>>['canActivate']> {
    const request = context.switchToHttp().getRequest<ResolvableRequest>();
    request.findUser = () => this.sessions.resolve(request);
    return super.canActivate(context);
  }

  override handleRequest<User>(error: unknown, user: User | false): User {
    if (error) throw error;
    if (!user) throw new CodedError('UNAUTHENTICATED', 'Please sign in.');
    return user;
  }
}

/** Parameter of a guarded handler: the signed-in user. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): IdentityUser =>
    context.switchToHttp().getRequest<{ user: IdentityUser }>().user,
);
