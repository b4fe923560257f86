import { CodedError } from '@crossfoot/contracts';
import {
  PortError,
  type Collection,
  type CollectionDefinition,
  type PaymentEvent,
  type PaymentsPort,
} from '@crossfoot/ports';
import { changeDocument, loggableError, LOG, PAYMENTS, type Log } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { PAYMENT_EVENTS } from '../tokens.ts';
import { SubscriptionSync } from './subscription.sync.ts';

/** Far longer than the provider repeats an event. */
const memoryMs = 90 * 86_400_000;

/** The inbox: one document an event, under the provider's own id. */
export const paymentEventSchema = z.object({
  type: z.string(),
  customerId: z.string().nullable(),
  receivedAt: z.int(),
  handledAt: z.int().nullable(),
  /** When it was received, while it is not handled. */
  waitingSince: z.int().nullable(),
  expiresAt: z.int(),
});
export type StoredPaymentEvent = z.infer<typeof paymentEventSchema>;

export const paymentEventCollection: CollectionDefinition<StoredPaymentEvent> = {
  name: 'billing-payment-events',
  schema: paymentEventSchema,
  indexes: [{ fields: ['waitingSince'] }],
  expiresAt: 'expiresAt',
};

/** The provider's events. Each is noted once, and answered by reading the provider: its content is believed in nothing. */
@Injectable()
export class PaymentEvents {
  constructor(
    @Inject(PAYMENT_EVENTS) private readonly inbox: Collection<StoredPaymentEvent>,
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
    private readonly sync: SubscriptionSync,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Throws FORBIDDEN, and writes nothing, where the signature does not hold over these very bytes. */
  async receive(rawBody: Uint8Array, signature: string): Promise<void> {
    const event = await this.read(rawBody, signature);
    const known = await this.note(event);
    if (known.handledAt === null) await this.handle(event.id, event.customerId);
  }

  /** What was received and not finished, because the provider or a store was away, or the process ended. */
  async finishWaiting(receivedBefore: number): Promise<void> {
    let cursor: string | null = null;
    do {
      const page = await this.inbox.find({ waitingSince: { lte: receivedBefore } }, { limit: 100, cursor });
      for (const { id, body } of page.items) await this.tryAgain(id, body.customerId);
      cursor = page.next;
    } while (cursor !== null);
    await this.inbox.purgeExpired(Date.now());
  }

  /** An event of a customer whom the provider does not know any more holds up neither others nor what comes after them. */
  private async tryAgain(eventId: string, customerId: string | null): Promise<void> {
    try {
      await this.handle(eventId, customerId);
    } catch (error) {
      this.log.warn({ error: loggableError(error) }, 'an event of the payment provider waits');
    }
  }

  private async read(rawBody: Uint8Array, signature: string): Promise<PaymentEvent> {
    try {
      return await this.payments.readEvent(rawBody, signature);
    } catch (error) {
      if (!(error instanceof PortError) || error.code !== 'refused') throw error;
      throw new CodedError('FORBIDDEN', 'The signature of this event does not hold.', {}, { cause: error });
    }
  }

  private async note({ id, type, customerId }: PaymentEvent): Promise<StoredPaymentEvent> {
    const receivedAt = Date.now();
    const fresh = { type, customerId, receivedAt, handledAt: null, waitingSince: receivedAt };
    try {
      return (await this.inbox.insert(id, { ...fresh, expiresAt: receivedAt + memoryMs })).body;
    } catch (error) {
      if (!(error instanceof PortError) || error.code !== 'alreadyExists') throw error;
      return (await this.inbox.get(id))?.body ?? { ...fresh, expiresAt: receivedAt + memoryMs };
    }
  }

  private async handle(eventId: string, customerId: string | null): Promise<void> {
    if (customerId !== null) await this.sync.syncCustomer(customerId);
    await changeDocument(this.inbox, eventId, (event) => ({ ...event, handledAt: Date.now(), waitingSince: null }));
  }
}
