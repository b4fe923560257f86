import type { Channel } from 'amqplib';

/**
 * Requests go to the one service that handles them, events to every service that subscribed, signals to every process
 * that listens, replays of dead letters to the service that sends them to itself.
 */
export const exchanges = {
  requests: 'crossfoot.requests',
  events: 'crossfoot.events',
  signals: 'crossfoot.signals',
  replays: 'crossfoot.replays',
} as const;
/** What a service has a queue for. */
export type Kind = 'requests' | 'events';

export const queueOf = (service: string, kind: Kind): string => `crossfoot.${service}.${kind}`;
export const deadQueueOf = (service: string): string => `crossfoot.${service}.dead`;

export async function declareExchanges(channel: Channel): Promise<void> {
  for (const exchange of Object.values(exchanges)) await channel.assertExchange(exchange, 'topic', { durable: true });
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
 * A service's queue of one kind, bound to the patterns it handles. Events lie in a quorum queue: the broker itself counts
 * deliveries, so a message that kills its consumer ends as a dead letter too. RabbitMQ 3 has no delivery limit of its
 * own: it is always given. Requests are worth no more than their caller's patience, and their callers are told when the
 * broker goes: they lie in memory, which costs a third of the work.
 */
export async function declareQueue(
  channel: Channel,
  service: string,
  kind: Kind,
  patterns: readonly string[],
  deliveryLimit: number,
): Promise<string> {
  await declareExchanges(channel);
  const queue = queueOf(service, kind);
  const forEvents = async (): Promise<object> => ({
    'x-queue-type': 'quorum',
    // The broker counts returns: one less than deliveries.
    'x-delivery-limit': deliveryLimit - 1,
    'x-dead-letter-exchange': '',
    'x-dead-letter-routing-key': await declareDeadQueue(channel, service),
    'x-dead-letter-strategy': 'at-least-once',
    'x-overflow': 'reject-publish',
  });
  const options = kind === 'events' ? await forEvents() : { 'x-queue-type': 'classic' };
  await channel.assertQueue(queue, { durable: true, arguments: options });
  for (const pattern of patterns) await channel.bindQueue(queue, exchanges[kind], pattern);
  if (kind === 'events') await bindReplays(channel, service);
  return queue;
}

/** A replayed letter's routing key is the service's name and the pattern; the broker lets a service replay its own alone. */
export const replayKeyOf = (service: string, pattern: string): string => `${service}.${pattern}`;

export async function bindReplays(channel: Channel, service: string): Promise<void> {
  await channel.bindQueue(queueOf(service, 'events'), exchanges.replays, replayKeyOf(service, '#'));
}

/** The pattern of a delivered message: what the broker has checked, never what the sender calls it. */
export function patternOf(service: string, { exchange, routingKey }: { exchange: string; routingKey: string }): string {
  return exchange === exchanges.replays ? routingKey.slice(replayKeyOf(service, '').length) : routingKey;
}
