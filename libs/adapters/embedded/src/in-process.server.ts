import { Server } from '@nestjs/microservices';
import type { CustomTransportStrategy, MessageHandler } from '@nestjs/microservices';
import type { Consumer } from './message-dispatcher.ts';
import type { Delivery } from './message-journal.sqlite.ts';
import type { InProcessMessages } from './messages.in-process.ts';

/** One consumer of a service: Nest registers the controllers' handlers here, the transport calls them. */
export class InProcessServer extends Server implements CustomTransportStrategy, Consumer {
  override readonly propagatesEventHandlerErrors = true;
  private readonly transport: InProcessMessages;
  private readonly service: string;

  constructor(transport: InProcessMessages, service: string) {
    super();
    this.transport = transport;
    this.service = service;
  }

  listen(callback: (error?: unknown) => void): void {
    const events: string[] = [];
    const requests: string[] = [];
    for (const [pattern, handler] of this.messageHandlers) (handler.isEventHandler ? events : requests).push(pattern);
    try {
      this.transport.attach(this.service, this, { events, requests });
    } catch (error) {
      callback(error);
      return;
    }
    callback();
  }

  /** Takes no more; resolves once the running handlers have ended. */
  async close(): Promise<void> {
    await this.transport.detach(this.service, this);
  }

  on(): void {}

  unwrap<T>(): T {
    return this.transport as T;
  }

  handlerOf(pattern: string): MessageHandler | null {
    return this.messageHandlers.get(pattern) ?? null;
  }

  failed(delivery: Delivery, error: unknown, dead: boolean): void {
    const reason = error instanceof Error ? error.name : 'error';
    const fate = dead ? 'kept as a dead letter' : 'will be delivered again';
    this.logger.warn(`${this.service}: ${delivery.pattern} failed on attempt ${delivery.attempt} (${reason}); ${fate}`);
  }
}
