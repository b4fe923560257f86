import { CodedError, type EventContract, type RequestContract } from '@crossfoot/contracts';
import type { MessagesPort, Transport } from '@crossfoot/ports';
import type { ClientProxy } from '@nestjs/microservices';
import type { z } from 'zod';

/** Long enough to outlast the restart of a service: its requests wait in the queue meanwhile. */
const answerWithinMs = 30_000;

/**
 * How one service speaks to the others: a contract names the pattern, what goes in and what comes back; both are
 * checked. A service that does not answer in time becomes SERVICE_UNAVAILABLE; a CodedError of the other side arrives
 * as the same CodedError.
 */
export class MessageBus {
  private readonly messages: MessagesPort;
  private readonly client: ClientProxy;
  /** Behind the client: its observables are more work than all else that a message takes here. */
  private readonly transport: Transport;
  private readonly onAnswer: (pattern: string, outcome: string, seconds: number) => void;

  /** `onAnswer` hears how long each request took. */
  constructor(
    messages: MessagesPort,
    onAnswer: (pattern: string, outcome: string, seconds: number) => void = () => undefined,
  ) {
    this.onAnswer = onAnswer;
    this.messages = messages;
    this.client = messages.client();
    this.transport = this.client.unwrap<Transport>();
  }

  async request<P extends z.ZodType, R extends z.ZodType>(
    contract: RequestContract<P, R>,
    payload: z.input<P>,
    options: { readonly timeoutMs?: number } = {},
  ): Promise<z.output<R>> {
    const asked = contract.schema.parse(payload);
    const sent = performance.now();
    const answered = (outcome: string): void =>
      this.onAnswer(contract.pattern, outcome, (performance.now() - sent) / 1_000);
    try {
      const reply = this.transport.request(contract.pattern, asked);
      const answer = await withinTime(reply, options.timeoutMs ?? answerWithinMs);
      answered('ok');
      return contract.reply.parse(answer ?? null);
    } catch (error) {
      answered(error instanceof CodedError ? error.code : error instanceof TimeoutError ? 'timeout' : 'error');
      if (error instanceof TimeoutError) {
        const service = contract.pattern.split('.')[0] ?? contract.pattern;
        throw new CodedError('SERVICE_UNAVAILABLE', `The ${service} service does not answer. Please try again soon.`);
      }
      throw error;
    }
  }

  /** Resolves once the event is durable. */
  async emit<P extends z.ZodType>(contract: EventContract<P>, payload: z.input<P>): Promise<void> {
    await this.emitRaw(contract.pattern, contract.schema.parse(payload));
  }

  /** For an outbox, whose events were checked when they were written. */
  async emitRaw(pattern: string, payload: unknown): Promise<void> {
    await this.transport.publishEvent(pattern, payload);
  }

  /** News for whoever listens now; may be lost. */
  signal<P extends z.ZodType>(contract: EventContract<P>, payload: z.input<P>): void {
    this.messages.signal(contract.pattern, contract.schema.parse(payload));
  }

  /**
   * Hears signals of all processes; call the result to stop. What does not fit its contract is left out, and what `isWanted`
   * says no to before it is checked.
   */
  onSignal<P extends z.ZodType>(
    contract: EventContract<P>,
    listener: (payload: z.output<P>) => void,
    isWanted: (payload: unknown) => boolean = () => true,
  ): Promise<() => void> {
    return this.messages.onSignal(contract.pattern, (payload) => {
      if (!isWanted(payload)) return;
      const parsed = contract.schema.safeParse(payload);
      if (parsed.success) listener(parsed.data);
    });
  }

  /** Rejects where the transport cannot be reached. */
  async connect(): Promise<void> {
    await this.client.connect();
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}

class TimeoutError extends Error {}

async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new TimeoutError()), limitMs);
  try {
    return await Promise.race([work, tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}
