import { inSpan, runMessageHandler, withRequestId } from '@crossfoot/ports';
import type { DeliveryContext } from '@crossfoot/ports';
import { Server } from '@nestjs/microservices';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import type { ConsumeMessage } from 'amqplib';
import type { RabbitmqMessages } from './messages.rabbitmq.ts';
import { replyOf } from './rabbitmq-reply.ts';
import type { RabbitmqSubscription } from './rabbitmq-subscription.ts';
import { patternOf, type Kind } from './rabbitmq-topology.ts';

/** One consumer of a service: Nest registers the controllers' handlers here, the broker's deliveries call them. */
export class RabbitmqServer extends Server implements CustomTransportStrategy {
  override readonly propagatesEventHandlerErrors = true;
  private readonly transport: RabbitmqMessages;
  private readonly service: string;
  private subscriptions: readonly RabbitmqSubscription[] = [];

  constructor(transport: RabbitmqMessages, service: string) {
    super();
    this.transport = transport;
    this.service = service;
  }

  listen(callback: (error?: unknown) => void): void {
    this.subscribe().then(() => callback(), callback);
  }

  /** Takes no more; resolves once the running handlers have ended, or their time is over. */
  async close(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => this.transport.unsubscribe(subscription)));
    this.subscriptions = [];
  }

  on(): void {}

  unwrap<T>(): T {
    return this.transport as T;
  }

  private async subscribe(): Promise<void> {
    this.subscriptions = await Promise.all([
      this.transport.subscribe(this.service, 'events', this.patternsOf('events'), this.handleEventMessage),
      this.transport.subscribe(this.service, 'requests', this.patternsOf('requests'), this.handleRequestMessage),
    ]);
  }

  private patternsOf(kind: Kind): readonly string[] {
    const wanted = [...this.messageHandlers].filter(
      ([, handler]) => Boolean(handler.isEventHandler) === (kind === 'events'),
    );
    return wanted.map(([pattern]) => pattern);
  }

  // A message's pattern is its routing key, which the broker checks; what its sender calls it proves nothing.
  private readonly handleEventMessage = async (message: ConsumeMessage, attempt: number): Promise<void> => {
    const pattern = patternOf(this.service, message.fields);
    try {
      await this.run(message, pattern, attempt);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'error';
      this.logger.warn(`${this.service}: ${pattern} failed on attempt ${attempt} (${reason})`);
      throw error;
    }
  };

  private readonly handleRequestMessage = async (message: ConsumeMessage, attempt: number): Promise<void> => {
    const { replyTo, correlationId, headers } = message.properties;
    const answerUntil: unknown = headers?.['x-answer-until'];
    // Nobody waits for the reply any more: its caller has long been told so.
    if (typeof answerUntil === 'number' && answerUntil < Date.now()) return;
    const content = await replyOf(() => this.run(message, message.fields.routingKey, attempt));
    await this.transport.reply(String(replyTo), String(correlationId), content);
  };

  private async run(message: ConsumeMessage, pattern: string, attempt: number): Promise<unknown> {
    const { messageId, headers } = message.properties;
    const requestId: unknown = headers?.['x-request-id'];
    const context: DeliveryContext = {
      messageId: String(messageId),
      requestId: typeof requestId === 'string' ? requestId : null,
      attempt,
    };
    const handler = this.messageHandlers.get(pattern);
    if (handler === undefined) throw new Error(`no handler for ${pattern}`);
    const payload: unknown = JSON.parse(message.content.toString('utf8'));
    const { traceparent } = headers ?? {};
    const span = {
      name: pattern,
      kind: 'consumer',
      parent: typeof traceparent === 'string' ? traceparent : null,
      facts: { 'messaging.system': 'rabbitmq', 'crossfoot.attempt': attempt },
    } as const;
    return withRequestId(context.requestId, () => inSpan(span, () => runMessageHandler(handler, payload, context)));
  }
}
