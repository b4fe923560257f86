import { CodedError } from '@crossfoot/contracts';
import { Catch, Logger } from '@nestjs/common';
import type { RpcExceptionFilter } from '@nestjs/common';
import { throwError } from 'rxjs';
import type { Observable } from 'rxjs';

/**
 * Hands the error of a message handler to the transport as it is. Without it Nest turns every error but its own
 * `RpcException` into "Internal server error" before a transport sees it. Every microservice registers it:
 * `connectMicroservice(…).useGlobalFilters(new MessageErrorFilter())`.
 */
export class MessageErrorFilter implements RpcExceptionFilter {
  private readonly logger = new Logger('messages');

  catch(error: unknown): Observable<never> {
    if (!(error instanceof CodedError)) this.logger.error(error);
    return throwError(() => error);
  }
}
Catch()(MessageErrorFilter);
