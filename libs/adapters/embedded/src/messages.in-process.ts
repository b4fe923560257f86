import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import {
  currentRequestId,
  decodeMessageError,
  encodeMessageError,
  jsonCopy,
  PortError,
  runMessageHandler,
  TransportClient,
} from '@crossfoot/ports';
import type { DeadLetter, MessagesPort } from '@crossfoot/ports';
import type { ClientProxy, CustomTransportStrategy, MessageHandler, Server } from '@nestjs/microservices';
import { pathOfDataUrl } from './data-url.ts';
import { InProcessServer } from './in-process.server.ts';
import { MessageDispatcher } from './message-dispatcher.ts';
import type { Consumer, DispatchPolicy } from './message-dispatcher.ts';
import { MessageJournal } from './message-journal.sqlite.ts';

export interface InProcessOptions extends Partial<DispatchPolicy> {
  /** How long `close` waits for running handlers. */
  readonly graceMs?: number;
}

/**
 * Messages between services of one process. Events are written to a journal before `emit` completes and leave it when
 * every subscribed service has handled them, so a restart loses none. Requests live as long as their caller, who dies
 * with this process. Everything crosses as JSON, as it would over a wire.
 */
export class InProcessMessages implements MessagesPort {
  private readonly journal: MessageJournal;
  private readonly dispatchers = new Map<string, MessageDispatcher>();
  private readonly requests = new Map<string, Set<string>>();
  private readonly policy: DispatchPolicy;
  private readonly graceMs: number;
  private readonly signals = new EventEmitter().setMaxListeners(0);
  private closed = false;

  constructor(journalPath: string, options: InProcessOptions = {}) {
    this.journal = new MessageJournal(journalPath);
    this.policy = {
      deliveryLimit: options.deliveryLimit ?? 6,
      backoffMs: options.backoffMs ?? 250,
      prefetch: options.prefetch ?? 16,
    };
    this.graceMs = options.graceMs ?? 10_000;
  }

  server(service: string): Server & CustomTransportStrategy {
    return new InProcessServer(this, service);
  }

  client(): ClientProxy {
    return new TransportClient(this);
  }

  signal(topic: string, payload: unknown): void {
    const copy = jsonCopy(payload);
    setImmediate(() => this.signals.emit(`signal ${topic}`, copy));
  }

  async onSignal(topic: string, listener: (payload: unknown) => void): Promise<() => void> {
    const hear = (payload: unknown): void => listener(jsonCopy(payload));
    this.signals.on(`signal ${topic}`, hear);
    return () => void this.signals.off(`signal ${topic}`, hear);
  }

  async deadLetters(service: string): Promise<readonly DeadLetter[]> {
    return this.journal.deadLetters(service);
  }

  async countDeadLetters(service: string): Promise<number> {
    return this.journal.countDeadLetters(service);
  }

  async replayDeadLetters(service: string): Promise<number> {
    const count = this.journal.revive(service, Date.now());
    this.dispatchers.get(service)?.wake();
    return count;
  }

  async ping(): Promise<void> {
    this.refuseWhenClosed();
    this.journal.ping();
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await Promise.all([...this.dispatchers.values()].map((dispatcher) => dispatcher.stop(this.graceMs)));
    this.journal.close();
  }

  /** A server of a service starts to take its messages. */
  attach(
    service: string,
    consumer: Consumer,
    patterns: { readonly events: readonly string[]; readonly requests: readonly string[] },
  ): void {
    this.refuseWhenClosed();
    const dispatcher = this.dispatchers.get(service) ?? new MessageDispatcher(this.journal, service, this.policy);
    this.journal.subscribe(service, patterns.events, !this.dispatchers.has(service));
    this.dispatchers.set(service, dispatcher);
    for (const pattern of patterns.requests)
      this.requests.set(pattern, (this.requests.get(pattern) ?? new Set()).add(service));
    dispatcher.add(consumer);
  }

  async detach(service: string, consumer: Consumer): Promise<void> {
    await this.dispatchers.get(service)?.remove(consumer);
  }

  /** Resolves once the event is on the disk. */
  async publishEvent(pattern: string, data: unknown): Promise<void> {
    this.refuseWhenClosed();
    const payload = JSON.stringify(data);
    const services = this.journal.append(
      { messageId: randomUUID(), requestId: currentRequestId(), pattern, payload },
      Date.now(),
    );
    for (const service of services) this.dispatchers.get(service)?.wake();
  }

  /** Answered by one consumer of a service that handles the pattern. Rejects with a `CodedError`. */
  async request(pattern: string, data: unknown): Promise<unknown> {
    const context = { messageId: randomUUID(), requestId: currentRequestId(), attempt: 1 };
    const run = async (handler: MessageHandler): Promise<unknown> =>
      jsonCopy(await runMessageHandler(handler, jsonCopy(data), context));
    try {
      for (const service of this.requests.get(pattern) ?? []) {
        const answer = this.dispatchers.get(service)?.request(pattern, run) ?? null;
        if (answer !== null) return await answer;
      }
    } catch (error) {
      throw decodeMessageError(jsonCopy(encodeMessageError(error)));
    }
    throw decodeMessageError(encodeMessageError(new PortError('unavailable', `Nobody answers ${pattern}`)));
  }

  private refuseWhenClosed(): void {
    if (this.closed) throw new PortError('unavailable', 'The message transport is closed: the process is stopping.');
  }
}

/** `MESSAGES_URL=file:…/messages.sqlite` */
export function openMessages(url: string, options: InProcessOptions = {}): InProcessMessages {
  return new InProcessMessages(pathOfDataUrl(url), options);
}
