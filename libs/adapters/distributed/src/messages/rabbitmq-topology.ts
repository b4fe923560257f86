import type { Channel } from 'amqplib';

/** Requests go to the one service that handles them, events to every service that subscribed. */
export const exchanges = { requests: 'crossfoot.requests', events: 'crossfoot.events' } as const;
export type Kind = keyof typeof exchanges;

export const queueOf = (service: string, kind: Kind): string => `crossfoot.${service}.${kind}`;
export const deadQueueOf = (service: string): string => `crossfoot.${service}.dead`;

export async function declareExchanges(channel: Channel): Promise<void> {
  await channel.assertExchange(exchanges.requests, 'topic', { durable: true });
  await channel.assertExchange(exchanges.events, 'topic', { durable: true });
}

/** The dead letters of a service. Reading them must never use up their deliveries, hence the high limit. */
export async function declareDeadQueue(channel: Channel, service: string): Promise<string> {
  const queue = deadQueueOf(service);
  await channel.assertQueue(queue, {
    durable: true,
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000_000 },
  });
  return queue;
}

/**
 * A service's queue of one kind, bound to the patterns it handles. The broker itself counts deliveries, so a message
 * that kills its consumer ends as a dead letter too. RabbitMQ 3 has no delivery limit of its own: it is always given.
 */
export async function declareQueue(
  channel: Channel,
  service: string,
  kind: Kind,
  patterns: readonly string[],
  deliveryLimit: number,
): Promise<string> {
  await declareExchanges(channel);
  const deadQueue = await declareDeadQueue(channel, service);
  const queue = queueOf(service, kind);
  await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      'x-queue-type': 'quorum',
      // The broker counts returns: one less than deliveries.
      'x-delivery-limit': deliveryLimit - 1,
      'x-dead-letter-exchange': '',
      'x-dead-letter-routing-key': deadQueue,
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    },
  });
  for (const pattern of patterns) await channel.bindQueue(queue, exchanges[kind], pattern);
  return queue;
}
