import type { ClientProxy, CustomTransportStrategy, Server } from '@nestjs/microservices';

/**
 * The transport under plain NestJS controllers (`@MessagePattern` requests, `@EventPattern` events).
 * At least once: a message is acknowledged after its handler has finished; a handler that throws gets it again, with
 * the attempt number in the context, until the delivery limit; then it goes to the service's dead letters.
 * An event reaches every subscribed service once each (competing consumers inside a service). Payloads cross as JSON:
 * no reference is ever shared. Requests are answered by one consumer; a `CodedError` reaches the caller as one.
 * The id of the current request travels with every message.
 * Beside them there are signals: news for whoever listens at this moment, in any process. They are cheap and may be lost.
 */
export interface MessagesPort {
  /** The strategy for `app.connectMicroservice({ strategy })` of one service. */
  server(service: string): Server & CustomTransportStrategy;
  /**
   * A proxy for `send` and `emit`. `emit` completes once the message is durable, and rejects where it could not be made
   * so. `send` gives exactly one value (null for nothing); nobody there to answer is `SERVICE_UNAVAILABLE`.
   */
  client(): ClientProxy;
  /** Tells every process that listens to the topic. Never fails: what cannot be told now is not told. */
  signal(topic: string, payload: unknown): void;
  /** Hears a topic's signals, also those of this process; resolves once they can arrive. Call the result to stop. */
  onSignal(topic: string, listener: (payload: unknown) => void): Promise<() => void>;
  /** Dead letters of a service, oldest first, for operators and tests. */
  deadLetters(service: string): Promise<readonly DeadLetter[]>;
  countDeadLetters(service: string): Promise<number>;
  /** Gives a service its dead letters once more, with all their attempts; resolves to how many. */
  replayDeadLetters(service: string): Promise<number>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DeadLetter {
  readonly pattern: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** What a handler may learn of its delivery (`@Ctx()`). */
export interface DeliveryContext {
  readonly messageId: string;
  readonly requestId: string | null;
  /** 1 on the first delivery. */
  readonly attempt: number;
}
